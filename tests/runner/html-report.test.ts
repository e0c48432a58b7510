import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { callCommand } from './call-command';
import { temporaryFolder } from './command';
import { sizeOf } from './suite';

const folder = temporaryFolder();
const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
/** The console output of the run of the flawed port. */
let stdout = '';

before(async () => {
  const selected = ['CONSTANT-*', 'BLOCK-03', 'RULE-22', 'TAG-01'].flatMap((id) => ['--select', id]);
  const adapter = join(PACKAGE_ROOT, 'tests/runner/adapters/flawed.js');
  ({ stdout } = await callCommand(
    ['run', '--adapter', adapter, ...selected, '--report', 'html=r.html'],
    folder,
  ));

  const reference = JSON.stringify(join(PACKAGE_ROOT, 'dist/ports/reference.js'));
  const source = `const create = require(${reference}).default;
    module.exports = () => Object.assign(Object.create(create()), { localize: async () => 'wrong' });`;
  writeFileSync(join(folder, 'times.js'), source);
  const options = ['--select', 'TIME-*', '--report', 'html=times.html'];
  await callCommand(['run', '--adapter', 'times.js', ...options], folder);
});

test('the first finding is open, with one example in full, and comes before the rules', () => {
  const html = read('times.html');
  assert.match(html, /<h2 id="failures">Failures <span class="soft">\d+ trials, \d+ findings?<\/span><\/h2>/);
  const finding = html.slice(html.indexOf('<details class="finding"'), html.indexOf('<h2 id="chapters"'));
  assert.match(
    finding,
    /^<details class="finding" open="">\s*<summary>.*<code>TIME-01<\/code> <code>localize<\/code>/,
  );
  assert.match(finding, /<blockquote>[^<]+.*<span class="soft"> \(section [\d.]+, [A-Z]/);
  assert.match(
    finding,
    /<code>npx i18n-conformance run --adapter times\.js --select TIME-01\/\S+ --surface module</,
  );
  assert.match(finding, /<a href="#TIME-01">All scenarios of TIME-01<\/a>/);
  assert.match(finding, /May explain \d+ of \d+ failures, of this rule and 2 others/);
  const findings = finding.match(/<details class="finding"/g)?.length;
  assert.equal(finding.match(/<ol class="steps">/g)?.length, findings);
  assert.ok(html.indexOf(finding) < html.indexOf('id="rules"'));
});

test('the page loads no other files, and contains no markup from the port', () => {
  const html = read('r.html');
  assert.match(
    html,
    /Content-Security-Policy" content="default-src 'none'; style-src 'sha256-[^']+'; script-src 'sha256-/,
  );
  assert.equal(html.match(/<script/g)?.length, 1, 'the only script is the one of the page');
  assert.ok(html.includes('&lt;script&gt;alert(1)&lt;/script&gt;'));
  assert.ok(!/\bsrc=/.test(html));
  assert.ok([...html.matchAll(/\bhref="(.)/g)].every(([, first]) => first === '#'));
});

test('each link leads to a place of the page, and no two places have the same id', () => {
  for (const file of ['r.html', 'times.html']) {
    const html = read(file);
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    const links = [...html.matchAll(/ href="#([^"]*)"/g)].map(([, id = '']) => decodeURI(id));
    assert.equal(new Set(ids).size, ids.length);
    assert.ok(links.length > 20);
    assert.deepEqual(
      links.filter((id) => !ids.includes(id)),
      [],
    );
  }
});

test('the scenarios add up to the numbers of the headline', () => {
  const html = read('r.html');
  const results = [...html.matchAll(/ data-results="([^"]*)"/g)].flatMap(([, its = '']) => its.split(' '));
  const countOf = (verdict: string): number => results.filter((one) => one.startsWith(`${verdict}@`)).length;
  const lacking = sizeOf('BLOCK-03');
  assert.deepEqual(['passed', 'failed', 'unsupported'].map(countOf), [2, 1, lacking]);
  assert.equal(results.length, lacking + 3);
  assert.ok(html.includes(`<option value="not passed">not passed (${lacking + 1})</option>`));
  const headline = /<h1>(.*)<\/h1>/.exec(html)?.[1]?.replace(/<[^>]*>/g, '');
  assert.equal(headline, stdout.trimEnd().split('\n').at(-1));
});
