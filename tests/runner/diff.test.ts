import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { jsonReport } from '../../runner/reports/json';
import { callCommand } from './call-command';
import { temporaryFolder } from './command';
import { type Endings, type JudgedWith, judgementOf, ruleWith } from './judgements';

const folder = temporaryFolder();
const RULES = [ruleWith('LOOKUP-01'), ruleWith('LOOKUP-02')];

/** Compares two runs, which must be possible and end with a status. */
async function diff(
  [old, later]: readonly [Endings, Endings],
  expected: number,
  options: readonly [JudgedWith?, JudgedWith?] = [],
  change = (report: string): string => report,
): Promise<string> {
  const texts = [old, later].map((endings, index) => jsonReport(judgementOf(RULES, endings, options[index])));
  writeFileSync(join(folder, 'old.json'), texts[0]!);
  writeFileSync(join(folder, 'new.json'), change(texts[1]!));
  const { status, stdout, stderr } = await callCommand(['diff', 'old.json', 'new.json'], folder);
  assert.equal(status, expected, stdout + stderr);
  return stdout + stderr;
}

const FAILING: Endings = [
  ['LOOKUP-01', 'unsupported'],
  ['LOOKUP-02 @catalog', 'failed'],
];
const RAN = (conclusion: string): string => `a port 1 (any), ${conclusion} passed (tiny 1.0.0)\n`;
const CONFORMANT = RAN('conformant at level spec, 4 of 4 trials');
const NOT_CONFORMANT = RAN('not conformant at level spec, 1 of 4 trials');

test('diff says first whether trials got worse or better, and lists the changes by rule', async () => {
  const worse = `3 trials got worse\nold: ${CONFORMANT}new: ${NOT_CONFORMANT}\nworse:
  LOOKUP-01  passed -> unsupported (2 trials)\n  LOOKUP-02  passed -> failed (1 trial)\n`;
  assert.equal(await diff([[], FAILING], 1), worse);
  const better = `3 trials got better\nold: ${NOT_CONFORMANT}new: ${CONFORMANT}\nbetter:
  LOOKUP-01  unsupported -> passed (2 trials)\n  LOOKUP-02  failed -> passed (1 trial)\n`;
  assert.equal(await diff([FAILING, []], 0), better);
  const both = await diff([FAILING, [['LOOKUP-02 @module', 'failed']]], 1);
  assert.match(both, /^1 trial got worse, 3 trials got better\n/);
  assert.equal(await diff([[], []], 0), `no verdict changed\nold: ${CONFORMANT}new: ${CONFORMANT}`);
});

test('diff shows the conclusions at both levels of a run', async () => {
  const crystal = { level: 'crystal' } as const;
  assert.match(
    await diff([[], FAILING], 1, [crystal, crystal]),
    /\nnew: a port 1 \(any\), not conformant at level spec, 1 of 4 trials passed; not conformant at level crystal, 1 of 4 trials passed \(/,
  );
});

test('diff reads a report that begins with a byte order mark', async () => {
  const conformant = await diff([[], []], 0, [], (report) => `\ufeff${report}`);
  assert.match(conformant, /^no verdict changed\n/);
});

test('diff compares only trials that both reports have', async () => {
  const catalog = { surface: 'catalog' } as const;
  const fewer = await diff([FAILING, FAILING], 0, [{}, catalog]);
  assert.match(fewer, /^no verdict changed\n[^]*\nonly in the old report: 2 trials\n$/);
  const more = await diff([FAILING, FAILING], 0, [catalog]);
  assert.match(more, /^no verdict changed\n[^]*\nonly in the new report: 2 trials\n$/);
});

test('a trial that passed gets worse if it no longer does, whatever the list of known failures says', async () => {
  const listed = { known: 'LOOKUP-01 @module  # not yet\n' };
  const failed: Endings = [['LOOKUP-01 @module', 'failed']];
  const lacking: Endings = [['LOOKUP-01 @module', 'unsupported']];
  const absent: Endings = [['LOOKUP-01 @module', 'not-applicable']];
  const fault: Endings = [['LOOKUP-01 @module', 'fault']];
  const skipped: Endings = [['LOOKUP-01 @module', 'not-run']];
  const other = 'neither worse nor better';
  for (const [runs, options, status, kind] of [
    [[[], failed], [listed, listed], 1, 'worse'],
    [[failed, []], [listed, listed], 0, 'better'],
    [[[], lacking], [listed, {}], 1, 'worse'],
    [[[], failed], [{}, listed], 1, 'worse'],
    [[[], fault], [], 1, 'worse'],
    [[failed, fault], [], 1, 'worse'],
    [[fault, lacking], [], 0, 'better'],
    [[lacking, absent], [], 0, 'better'],
    [[failed, failed], [{}, listed], 0, other],
    [[lacking, lacking], [listed, {}], 0, other],
    [[[], absent], [], 1, 'worse'],
    [[absent, []], [], 0, 'better'],
    [[[], skipped], [], 1, 'worse'],
    [[skipped, []], [], 0, 'better'],
    [[[], []], [{}, listed], 0, other],
    [[failed, skipped], [], 0, other],
    [[skipped, lacking], [], 0, other],
    [[failed, lacking], [], 0, other],
  ] as const) {
    const text = await diff(runs, status, options);
    assert.match(text, new RegExp(`\\n\\n${kind}:\\n  LOOKUP-01  .* -> .* \\(1 trial\\)\\n$`));
  }
});

test('diff escapes the texts of a report', async () => {
  const hostile = '\\n::error::x\\u001b[31m';
  const text = await diff([[], FAILING], 1, [], (report) =>
    report.replaceAll(/"(a port|LOOKUP-02)"/g, `"A${hostile}"`),
  );
  assert.match(text, /\n {2}A \\u003a:error::x\\u001b\[31m {2}passed -> failed \(1 trial\)\n/);
  assert.match(text, /\nnew: A \\u003a:error::x\\u001b\[31m/);
});

test('diff refuses what is no report, and a report of another format', async () => {
  const none = await diff([[], []], 2, [], () => '{}');
  assert.match(none, /new\.json is not a json report: it must have required property 'format'/);
  for (const [format, remedy] of [
    [3, 'run the port again with --report json=FILE'],
    [5, 'use the version of i18n-conformance that wrote it'],
  ] as const) {
    const text = await diff([[], []], 2, [], (report) =>
      report.replace('"format": 4', `"format": ${format}`),
    );
    assert.ok(
      text.endsWith(`has report format ${format}, but this version reads format 4: ${remedy}\n`),
      text,
    );
  }
});
