import Ajv2020 from 'ajv/dist/2020';
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { REPORT_KINDS, type ReportKind } from '../../runner/reports/report-files';
import { callCommand } from './call-command';
import { temporaryFolder } from './command';
import { reported } from './reported';
import { sizeOf } from './suite';

const folder = temporaryFolder();
const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
/** The console output of the run. */
let stdout = '';
/** The number of scenarios for which the flawed port lacks an operation. */
const LACKING = sizeOf('BLOCK-03');
/** The number of scenarios that are judged: those, one that fails, and two that pass. */
const PLANNED = LACKING + 3;
/** The file that the action writes for each kind of report. */
const FILES: Readonly<Record<ReportKind, string>> = {
  json: 'report.json',
  junit: 'report.xml',
  markdown: 'report.md',
  html: 'report.html',
};
/** The version that the flawed port returns. */
const MARKUP = '<script>alert(1)</script>';

before(async () => {
  mkdirSync(join(folder, 'out'));
  const kinds = ['json=out/r.json', 'junit=r.xml', 'markdown=r.md', 'html=r.html'];
  const reports = kinds.flatMap((kind) => ['--report', kind]);
  const selected = ['CONSTANT-*', 'BLOCK-03', 'RULE-22', 'TAG-01'].flatMap((id) => ['--select', id]);
  const adapter = join(PACKAGE_ROOT, 'tests/runner/adapters/flawed.js');
  const ended = await callCommand(['run', '--adapter', adapter, ...selected, ...reports], folder);
  assert.equal(ended.status, 1, ended.stderr);
  ({ stdout } = ended);
});

test('every report is announced before the verdict', () => {
  assert.match(
    stdout,
    /\nwrote the json report to out\/r\.json\nwrote the junit report to r\.xml\n(wrote .*\n){2}\nnot conformant .*\n$/,
  );
});

test('json: the report is valid against its schema, and holds the run and the verdict on every trial', () => {
  const schema = JSON.parse(
    readFileSync(join(PACKAGE_ROOT, 'dist/runner/reports/report.schema.json'), 'utf8'),
  );
  const validate = new Ajv2020({ allowUnionTypes: true }).compile(schema);
  assert.ok(validate(JSON.parse(read('out/r.json'))), JSON.stringify(validate.errors));
  const { run, judgement, conclusion, planned, totals } = reported(join(folder, 'out/r.json'));
  assert.equal(conclusion, 'not-conformant');
  assert.equal(judgement.whole, false);
  assert.equal(planned, PLANNED);
  assert.deepEqual([totals.passed, totals.failed, totals.unsupported], [2, 1, LACKING]);
  assert.deepEqual(
    [...new Set(judgement.trials.map(({ rule, verdict }) => `${rule} ${verdict}`))],
    ['BLOCK-03 unsupported', 'CONSTANT-01 failed', 'CONSTANT-02 passed'],
  );
  assert.deepEqual(run.selection, { select: ['CONSTANT-*', 'BLOCK-03', 'RULE-22', 'TAG-01'], repeat: 1 });
  const failing = 'CONSTANT-01/the-version-of-the-interface @library';
  const result = run.results.find(({ trial }) => trial === failing);
  const [deviation] = result?.problem?.deviations ?? [];
  assert.equal(deviation?.surface, 'I18n');
  assert.equal(deviation.expected, '0.2.2');
  assert.ok(String(deviation.actual).startsWith(MARKUP), 'the actual result is reported unchanged');
  assert.deepEqual(judgement.findings, [{ rule: 'CONSTANT-01', example: failing, failures: [failing] }]);
  assert.deepEqual(
    judgement.surfaces.map(({ surface, exists, planned: its }) => [surface, exists, its]),
    [
      ['module', true, LACKING / 2],
      ['catalog', true, LACKING / 2],
      ['library', true, 3],
    ],
  );
});

test('junit: a suite stands for a rule, and the counts match the elements', () => {
  const xml = read('r.xml');
  assert.match(
    xml,
    new RegExp(
      `<testsuites name="not conformant at level spec[^>]* tests="${PLANNED}" failures="${LACKING + 1}" errors="0" skipped="0"`,
    ),
  );
  assert.equal(xml.match(/<testcase /g)?.length, PLANNED);
  assert.equal(xml.match(/<failure /g)?.length, LACKING + 1);
  assert.match(xml, /<testsuite name="CONSTANT-01 VERSION must be &quot;0.2.2&quot;" tests="1" failures="1"/);
  assert.match(xml, /<testcase classname="BLOCK-03" name="a-catalog-without-translations @catalog"/);
  assert.ok(!/[\u0000-\u0008\u000b-\u001f]/.test(xml), 'XML has no room for control characters');
});

test('markdown: the report begins with the conclusion, and contains no markup from the port', () => {
  const markdown = read('r.md');
  assert.match(markdown, /^## not conformant at level spec/);
  assert.match(markdown, /^#### CONSTANT-01 /m);
  assert.match(markdown, /^\+ expected {2}"0\.2\.2"\n- actual {4}"<script>.*`\|\]\]>"$/m);
  assert.match(markdown, /^\| module \| {2}\| {2}\| 2 of 3 \| 1 failed \|$/m);
  assert.ok(!markdown.includes('shortened'));
  const outsideOfCode = markdown.replace(/^(`{3,})[^]*?^\1$/gm, '');
  assert.ok(!outsideOfCode.includes('<script'), 'running text contains no markup from the port');
});

test('the pages list each kind of report', () => {
  for (const file of ['README.md', 'docs/run.md']) {
    const text = readFileSync(join(PACKAGE_ROOT, file), 'utf8');
    for (const kind of REPORT_KINDS)
      assert.ok(text.includes(FILES[kind]) || text.includes(kind), `${kind} in ${file}`);
  }
});
