import Ajv2020 from 'ajv/dist/2020';
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { htmlReport } from '../../runner/reports/html/html-report';
import { parseReportFile, REPORT_KINDS, type ReportKind } from '../../runner/reports/report-files';
import { callCommand } from './call-command';
import { temporaryFolder } from './command';
import { judgementOf, ruleWith } from './judgements';
import { FLAWED, select } from './ports';
import { reported } from './reported';
import { sizeOf } from './suite';

const folder = temporaryFolder();
const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
/** The console output of the run. */
let stdout = '';
/** The number of trials for which the flawed port lacks an operation. */
const LACKING = sizeOf('BLOCK-03');
/** The number of trials that are judged: those, one that fails, and two that pass. */
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
const FAILING = 'CONSTANT-01/the-version-of-the-interface @library';

before(async () => {
  mkdirSync(join(folder, 'out'));
  const kinds = ['json=out/r.json', 'junit=r.xml', 'markdown=r.md', 'html=r.html'];
  const reports = kinds.flatMap((kind) => ['--report', kind]);
  const selected = select('CONSTANT-*', 'BLOCK-03', 'RULE-22', 'TAG-01');
  const ended = await callCommand(['run', ...FLAWED, ...selected, ...reports], folder);
  assert.equal(ended.status, 1, ended.stderr);
  ({ stdout } = ended);
});

test('the console shows a failure, missing operations, a command that repeats a trial, and the reports', () => {
  for (const pattern of [
    /^CONSTANT-01 VERSION must be "0\.2\.2"\n {2}section 9, level spec, 1 of 1 trial failed,/m,
    /^ {2}> Then the constant VERSION is "0\.2\.2"$/m,
    /^ {2}VERSION on the module:\n {4}expected {2}"0\.2\.2"\n {4}actual {4}"<script>/m,
    /run it alone: npx i18n-conformance run --adapter \S.*flawed\.js"? --select CONSTANT-01\//,
    /^no blocks with a locale \(\d+ trials\) \(--verbose lists the scenarios\)$/m,
    /\nwrote the json report to out\/r\.json\nwrote the junit report to r\.xml\n(wrote .*\n){2}\nnot conformant .*\n$/,
  ])
    assert.match(stdout, pattern);
  assert.doesNotMatch(stdout, /\u001b/);
});

test('the name of a report may have an equals sign', () => {
  assert.equal(parseReportFile('html=a=b.html', folder).file, join(folder, 'a=b.html'));
});

test('html: the conclusion at each level is marked', () => {
  const rules = [ruleWith('LOOKUP-01'), ruleWith('LEAF-01', { level: 'crystal' })];
  const page = htmlReport(judgementOf(rules, [['LEAF-01', 'failed']], { level: 'crystal' }), () => 'again');
  const conclusions = [...page.matchAll(/<h1><span class="conclusion ([\w-]+)"/g)].map(([, name]) => name);
  assert.deepEqual(conclusions, ['conformant', 'not-conformant']);
});

test('json: the report is valid against its schema, and holds the run and the verdict on every trial', () => {
  const file = join(PACKAGE_ROOT, 'dist/runner/reports/report.schema.json');
  const validate = new Ajv2020({ allowUnionTypes: true }).compile(JSON.parse(readFileSync(file, 'utf8')));
  assert.ok(validate(JSON.parse(read('out/r.json'))), JSON.stringify(validate.errors));
  // JSON has no field for an expected value that is undefined.
  const lacking = read('out/r.json').replaceAll('"expected": "0.2.2",', '');
  assert.notEqual(lacking, read('out/r.json'));
  assert.ok(validate(JSON.parse(lacking)), JSON.stringify(validate.errors));
  const { run, judgement } = reported(join(folder, 'out/r.json'));
  assert.deepEqual(run.selection, { select: ['CONSTANT-*', 'BLOCK-03', 'RULE-22', 'TAG-01'], repeat: 1 });
  const result = run.results.find(({ trial }) => trial === FAILING);
  const [deviation] = result?.problem?.deviations ?? [];
  assert.deepEqual([deviation?.surface, deviation?.expected], ['I18n', '0.2.2']);
  assert.ok(String(deviation?.actual).startsWith(MARKUP), 'the actual result is reported unchanged');
  assert.deepEqual(
    judgement.surfaces.map((one) => `${one.surface} ${one.exists} ${one.planned}`),
    [
      `module true ${sizeOf('BLOCK-03', 'module')}`,
      `catalog true ${sizeOf('BLOCK-03', 'catalog')}`,
      'library true 3',
    ],
  );
});

test('markdown: the report contains no markup from the port', () => {
  const markdown = read('r.md');
  assert.match(markdown, /^## not conformant at level spec/);
  assert.match(markdown, /^#### CONSTANT-01 /m);
  assert.match(markdown, /^\+ expected {2}"0\.2\.2"\n- actual {4}"<script>.*`\|\]\]>"$/m);
  assert.match(markdown, /^\| module \| {2}\| {2}\| 2 of 3 \| 1 failed \|$/m);
  assert.ok(!markdown.includes('shortened'));
  assert.doesNotMatch(markdown.replace(/^(`{3,})[^]*?^\1$/gm, ''), /<script/);
});

describe('html', () => {
  test('the page loads no other files, and contains no markup from the port', () => {
    const html = read('r.html');
    const policy = "default-src 'none'; style-src 'sha256-[^']+'; script-src 'sha256-";
    assert.match(html, new RegExp(`Content-Security-Policy" content="${policy}`));
    assert.equal(html.match(/<script/g)?.length, 1, 'the only script is the one of the page');
    assert.ok(html.includes('&lt;script&gt;alert(1)&lt;/script&gt;'));
    assert.doesNotMatch(html, /\bsrc=|\bhref="[^#]/);
  });

  test('each link leads to a place of the page, and no two places have the same id', () => {
    const html = read('r.html');
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    const links = [...html.matchAll(/ href="#([^"]*)"/g)].map(([, id = '']) => decodeURI(id));
    assert.equal(new Set(ids).size, ids.length);
    assert.ok(links.length > 20);
    for (const id of links) assert.ok(ids.includes(id), id);
  });

  test('the trials add up to the numbers of the headline', () => {
    const html = read('r.html');
    const results = [...html.matchAll(/ data-results="([^"]*)"/g)].flatMap(([, its = '']) => its.split(' '));
    const countOf = (verdict: string): number =>
      results.filter((one) => one.startsWith(`${verdict}@`)).length;
    assert.deepEqual(['passed', 'failed', 'unsupported'].map(countOf), [2, 1, LACKING]);
    assert.equal(results.length, PLANNED);
    assert.ok(html.includes(`<option value="not passed">not passed (${LACKING + 1})</option>`));
    const headline = /<h1>(.*)<\/h1>/.exec(html)?.[1]?.replace(/<[^>]*>/g, '');
    assert.equal(headline, stdout.trimEnd().split('\n').at(-1));
  });
});

test('html: each surface that was judged can be selected, also one that the port does not have', () => {
  const rule = ruleWith('LOOKUP-01');
  for (const [kind, surface, selectable] of [
    ['unsupported', undefined, ['module', 'catalog']],
    ['passed', 'catalog', ['catalog']],
  ] as const) {
    const judgement = judgementOf([rule], [['LOOKUP-01 @module', kind]], surface && { surface });
    const [, options = ''] =
      /<select name="surface">(.*?)<\/select>/s.exec(htmlReport(judgement, () => 'again')) ?? [];
    assert.deepEqual(
      Array.from(options.matchAll(/value="(\w+)"/g), ([, value]) => value),
      selectable,
    );
  }
});

test('the pages list each kind of report', () => {
  for (const file of ['README.md', 'docs/run.md']) {
    const text = readFileSync(join(PACKAGE_ROOT, file), 'utf8');
    for (const kind of REPORT_KINDS)
      assert.ok(text.includes(FILES[kind]) || text.includes(kind), `${kind} in ${file}`);
  }
});
