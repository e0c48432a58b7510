import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { callCommand } from './call-command';
import { temporaryFolder } from './command';
import { FLAWED, select } from './ports';
import { sizeOf } from './suite';

const folder = temporaryFolder();
const SELECTED = select('CONSTANT-*', 'BLOCK-03');
/** The number of trials for which the flawed port lacks an operation. It also fails one, and passes two. */
const LACKING = sizeOf('BLOCK-03');
const COUNTS = `  BLOCK-03  passed -> unsupported (${LACKING} trials)\n  CONSTANT-01  passed -> failed (1 trial)\n`;

before(async () => {
  for (const [file, ...options] of [
    ['good.json'],
    ['flawed.json', ...FLAWED],
    ['catalog.json', '--surface', 'catalog'],
  ] as const)
    await callCommand(['run', ...SELECTED, ...options, '--report', `json=${file}`], folder);
});

/** Writes a report that differs from that of the flawed port. */
function changed(change: (report: string) => string): void {
  writeFileSync(join(folder, 'changed.json'), change(readFileSync(join(folder, 'flawed.json'), 'utf8')));
}

/** Compares two reports, which must be possible and end with a status. */
async function diff(old: string, current: string, expected: number): Promise<string> {
  const { status, stdout, stderr } = await callCommand(['diff', old, current], folder);
  assert.equal(status, expected, stdout + stderr);
  return stdout + stderr;
}

test('diff says first whether trials got worse or better, and lists the changes by rule', async () => {
  const worse = await diff('good.json', 'flawed.json', 1);
  const conclusion = new RegExp(`^${LACKING + 1} trials got worse\nold: [^\n]*, conformant at level spec, `);
  assert.match(worse, conclusion);
  const flawed = new RegExp(`\nnew: [^\n]*, not conformant at level spec, 2 of ${LACKING + 3} trials passed`);
  assert.match(worse, flawed);
  assert.ok(worse.endsWith(`\n\nworse:\n${COUNTS}`), worse);
  const better = await diff('flawed.json', 'good.json', 0);
  assert.match(better, /^\d+ trials got better\n[^]*\nbetter:\n {2}BLOCK-03 {2}unsupported -> passed/);
  assert.match(await diff('good.json', 'good.json', 0), /^no verdict changed\n/);
});

test('diff compares only trials that both runs played', async () => {
  const fewer = /^no verdict changed\n[^]*\nonly in the old report: 14 trials\n$/;
  const more = /^no verdict changed\n[^]*\nonly in the new report: 14 trials\n$/;
  assert.match(await diff('good.json', 'catalog.json', 0), fewer);
  assert.match(await diff('catalog.json', 'good.json', 0), more);
});

test('a change between unsupported and failed is neither worse nor better', async () => {
  changed((report) => report.replaceAll('"verdict": "unsupported"', '"verdict": "failed"'));
  const text = await diff('flawed.json', 'changed.json', 0);
  assert.match(text, /^\d+ trials? changed between failed and unsupported\n/);
  assert.match(text, /\nneither worse nor better:\n/);
});

test('diff escapes the texts of a report', async () => {
  const hostile = '\\n::error::x\\u001b[31m';
  changed((report) =>
    report
      .replace(
        /"rule": "CONSTANT-01",(\s+)"verdict": "failed"/,
        `"rule": "A${hostile}",$1"verdict": "passed"`,
      )
      .replace(/("implementation": \{\s+"name": ")/, `$1${hostile}`),
  );
  const text = await diff('flawed.json', 'changed.json', 0);
  assert.match(text, /\n {2}A \\u003a:error::x\\u001b\[31m {2}failed -> passed \(1 trial\)\n/);
  assert.match(text, /\nnew: +\\u003a:error::x\\u001b\[31m/);
  assert.doesNotMatch(text, /^\s*::|\u001b/m);
});

test('diff refuses what is no report, and a report of another format', async () => {
  changed(() => '{}');
  const none = await diff('good.json', 'changed.json', 2);
  assert.match(none, /changed\.json is not a json report: it must have required property 'format'/);
  changed((report) => report.replace(/"format": \d+/, '"format": 1'));
  assert.match(
    await diff('changed.json', 'good.json', 2),
    /changed\.json has report format 1, but this version reads format \d+: run the port again with --report json=FILE\n$/,
  );
});
