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
  const reports = ['--report', 'html=r.html', '--report', 'json=r.json'];
  ({ stdout } = await callCommand(['run', '--adapter', adapter, ...selected, ...reports], folder));

  const reference = JSON.stringify(join(PACKAGE_ROOT, 'dist/ports/reference.js'));
  const source = `const create = require(${reference}).default;
    module.exports = () => Object.assign(Object.create(create()), { localize: async () => 'wrong' });`;
  writeFileSync(join(folder, 'times.js'), source);
  const options = ['--select', 'TIME-*', '--no-observations', '--report', 'html=times.html'];
  await callCommand(['run', '--adapter', 'times.js', ...options], folder);
});

test('failures come first, by findings, with sentences of the document and fixtures', () => {
  const html = read('times.html');
  assert.match(
    html,
    /<section id="failures"><h2>Failures <span class="soft">\d+ scenarios, 1 finding<\/span><\/h2>/,
  );
  assert.ok(html.indexOf('id="failures"') < html.indexOf('id="rules"'));
  assert.match(html, /<blockquote>[^<]+.*<cite>section [\d.]+, [A-Z]/);
  assert.match(html, /<a href="#fixtures\/locales\/yaml">/);
  assert.match(
    html,
    /<details class="fixture" id="fixtures\/locales\/yaml">.*<h3 class="id">fixtures\/locales\/yaml\/de\.yml<\/h3><pre><code>de:/s,
  );
  assert.match(html, /<option value="catalog">a catalog<\/option>/);
  assert.match(html, /<a href="#chapter-localization">localization<\/a><\/th><td>0 of \d+<svg class="bar"/);
});

test('the first finding is open, with one example in full, and other failing rules are folded', () => {
  const html = read('times.html');
  const [, first = '', ...others] = html.split('<details class="finding"');
  assert.match(first, /^ open><summary>.*TIME-01<\/span> <code>localize<\/code> must format a time /s);
  assert.equal(others.length, 0);
  assert.match(
    first,
    /<li class="failing"><span class="hidden-text">the scenario ended at this step: <\/span>/,
  );
  assert.match(
    first,
    /<span class="label">expected<\/span><code>&quot;.*<span class="label">actual<\/span><code>&quot;wrong&quot;/s,
  );
  assert.match(
    first,
    /<code>npx i18n-conformance run --adapter times\.js --select TIME-01\/\S+ --surface module</,
  );
  assert.match(
    first,
    /<details class="other-rules"><summary><span class="name">2 other failing rules with failures that it explains \(\d+ failures\)<\/span><\/summary><ul><li><a class="id" href="#TIME-0\d">/,
  );
  assert.equal(first.match(/<div class="example">/g)?.length, 1);
});

test('the page loads no other files, and contains no markup from the port', () => {
  const html = read('r.html');
  assert.match(
    html,
    /Content-Security-Policy" content="default-src 'none'; style-src 'sha256-[^']+'; script-src 'sha256-/,
  );
  assert.equal(html.match(/<script/g)?.length, 1, 'the only script is the one of the page');
  assert.ok(html.includes('&lt;script>alert(1)&lt;/script>'));
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

test('the scenarios add up to the numbers of the headline, without the observations', () => {
  const html = read('r.html');
  const { totals, observations } = JSON.parse(read('r.json'));
  const [decisive = '', observed = ''] = html.split('<section id="observations">');
  const countsIn = (part: string): Record<string, number> => {
    const counts: Record<string, number> = {};
    for (const [, results = ''] of part.matchAll(/ data-results="([^"]*)"/g)) {
      for (const result of results.split(' ')) {
        const verdict = result.replace(/@.*/, '');
        counts[verdict] = (counts[verdict] ?? 0) + 1;
      }
    }
    return counts;
  };
  assert.deepEqual(countsIn(decisive), present(totals));
  assert.deepEqual(countsIn(observed), present(observations.totals));
  assert.match(
    html,
    new RegExp(`<option value="not passed">not passed \\(${sizeOf('BLOCK-03') + 1}\\)</option>`),
  );
  const headline = /<h1>(.*)<\/h1>/.exec(html)?.[1]?.replace(/<[^>]*>/g, '');
  assert.equal(headline, stdout.trimEnd().split('\n').at(-1));
});

/** Returns the counts that are not 0. */
function present(totals: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(Object.entries(totals).filter(([, howMany]) => howMany > 0));
}
