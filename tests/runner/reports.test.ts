import { CucumberHtmlStream } from '@cucumber/html-formatter';
import { parseEnvelope } from '@cucumber/messages';
import Ajv2020 from 'ajv/dist/2020';
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { before, test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { markdownReport } from '../../runner/reports/markdown';
import schema from '../../runner/reports/report.schema.json';
import { readKnownMistakes, readSuite } from '../../suite';
import { callCommand } from './call-command';
import { temporaryFolder } from './command';
import { judgementOf } from './judgements';
import { sizeOf } from './suite';

const folder = temporaryFolder();
const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
/** The console output of the run. */
let stdout = '';
/** The number of scenarios for which the flawed port lacks an operation. */
const LACKING = sizeOf('BLOCK-03');
/** The number of scenarios that are judged: those, one that fails, and two that pass. */
const PLANNED = LACKING + 3;
/** The version that the flawed port returns. */
const MARKUP = '<script>alert(1)</script>';

before(async () => {
  mkdirSync(join(folder, 'out'));
  const kinds = [
    'json=out/r.json',
    'junit=r.xml',
    'markdown=r.md',
    'html=r.html',
    'messages=r.ndjson',
    'badge=b.json',
    'badge=b.svg',
  ];
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
    /\nwrote the json report to out\/r\.json\nwrote the junit report to r\.xml\n(wrote .*\n){5}\nnot conformant .*\n$/,
  );
});

test('json: the report is valid against its schema, and holds every rule and scenario', () => {
  const text = read('out/r.json');
  const report = JSON.parse(text);
  const validate = new Ajv2020({ allowUnionTypes: true }).compile(schema);
  assert.ok(validate(JSON.parse(text)), JSON.stringify(validate.errors));
  assert.equal(report.verdict, 'not-conformant');
  assert.equal(report.whole, false);
  assert.equal(report.planned, PLANNED);
  assert.deepEqual(
    { passed: report.totals.passed, failed: report.totals.failed, unsupported: report.totals.unsupported },
    { passed: 2, failed: 1, unsupported: LACKING },
  );
  assert.deepEqual(
    report.rules.map((rule: { id: string; verdict: string }) => `${rule.id} ${rule.verdict}`),
    ['BLOCK-03 unsupported', 'CONSTANT-01 failed', 'CONSTANT-02 passed'],
  );
  const [scenario] = report.rules[1].scenarios;
  assert.equal(scenario.id, 'CONSTANT-01/the-version-of-the-interface');
  assert.equal(scenario.surface, 'library');
  assert.equal(scenario.expected, '0.2.2');
  assert.ok(scenario.actual.startsWith(MARKUP), 'the actual result is reported unchanged');
  assert.deepEqual(scenario.checks[0].surface, 'I18n');
  assert.match(scenario.reproduce, /^npx i18n-conformance run --adapter \S.* --select CONSTANT-01\//);
  assert.equal(report.observations.totals.unsupported, report.observations.rules[0].scenarios.length);
  assert.ok(report.differences.length > 0);
  const failing = 'CONSTANT-01/the-version-of-the-interface @library';
  const [finding, ...findings] = report.findings;
  assert.deepEqual(finding, {
    rule: 'CONSTANT-01',
    failures: 1,
    example: failing,
    rules: [{ rule: 'CONSTANT-01', scenarios: [failing] }],
  });
  assert.deepEqual(findings, []);
  assert.deepEqual(
    report.surfaces.map((one: { surface: string; exists: boolean; planned: number }) => [
      one.surface,
      one.exists,
      one.planned,
    ]),
    [
      ['module', true, LACKING / 2],
      ['catalog', true, LACKING / 2],
      ['library', true, 3],
    ],
  );
  assert.deepEqual(
    report.chapters.map(({ chapter }: { chapter: string }) => chapter),
    ['catalog', 'module'],
  );
  assert.equal(report.rules[1].document[0].section, '9');
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
  assert.ok(!xml.includes('RULE-22'), 'observations are no test cases');
  assert.ok(!/[\u0000-\u0008\u000b-\u001f]/.test(xml), 'XML has no room for control characters');
});

test('markdown: expected and actual results are shown as code', () => {
  const markdown = read('r.md');
  assert.match(markdown, /^## not conformant at level spec/);
  assert.match(markdown, /^### CONSTANT-01 /m);
  // GitHub shows `+` in green, so `+` marks the expected result.
  assert.match(markdown, /^\+ expected {2}"0\.2\.2"\n- actual {4}"<script>.*`\|\]\]>"$/m);
  assert.match(markdown, /^\| chapter \| module \| catalog \| library \| other verdicts \|$/m);
  assert.match(markdown, /^\| module \| {2}\| {2}\| 2 of 3 \| 1 failed \|$/m);
  assert.ok(!markdown.includes('shortened'));
  const outsideOfCode = markdown.replace(/^(`{3,})[^]*?^\1$/gm, '');
  assert.ok(!outsideOfCode.includes('<script'), 'running text contains no markup from the port');
});

test('markdown: a report of many failures fits in a comment, with one scenario for each finding', () => {
  const suite = readSuite(PACKAGE_ROOT);
  const { rules } = suite;
  const judgement = judgementOf(
    rules,
    rules.map(({ id, feature }) => [id, 'failed', `expected a text of ${feature}, got "wrong"`]),
    { suite, mistakes: readKnownMistakes(PACKAGE_ROOT) },
  );
  const markdown = markdownReport(judgement, () => 'a command');
  assert.ok(Buffer.byteLength(markdown) < 60_000);
  assert.match(markdown, /^It also explains failures of [A-Z]+-\d+ \(\d+\)/m);
  assert.match(markdown, /^This report was shortened to fit into a comment\./m);
  const findings = markdown.match(/^### /gm)?.length ?? 0;
  assert.equal(markdown.match(/<details>/g)?.length, findings);
});

test('messages: the report is a complete stream of cucumber messages', () => {
  const messages = read('r.ndjson')
    .trim()
    .split('\n')
    .map((line) => Object.keys(JSON.parse(line))[0]);
  assert.equal(messages[0], 'meta');
  assert.equal(messages.at(-1), 'testRunFinished');
  assert.equal(messages.filter((kind) => kind === 'testRunFinished').length, 1);
});

test('messages: each surface has its own document, and each of its scenarios a test case', () => {
  const messages = read('r.ndjson').trim().split('\n').map(parseEnvelope);
  const uris = messages.flatMap(({ gherkinDocument }) => (gherkinDocument ? [gherkinDocument.uri] : []));
  assert.ok(uris.includes('features/catalog/with-locale.feature @module'));
  assert.ok(uris.includes('features/catalog/with-locale.feature @catalog'));
  const names = messages.flatMap(({ pickle }) => (pickle ? [pickle.name] : []));
  for (const surface of ['module', 'catalog']) {
    assert.equal(names.filter((name) => name === `a catalog without translations @${surface}`).length, 1);
  }
  assert.equal(messages.filter(({ testCase }) => testCase).length, names.length);
});

test('messages: each step of a scenario has a status, up to the one that failed', () => {
  const messages = read('r.ndjson').trim().split('\n').map(parseEnvelope);
  const pickle = messages.find(
    (message) => message.pickle?.name === 'the version of the interface @library',
  )?.pickle;
  const testCase = messages.find((message) => message.testCase?.pickleId === pickle?.id)?.testCase;
  const started = messages.find((message) => message.testCaseStarted?.testCaseId === testCase?.id);
  const ends = messages.flatMap(({ testStepFinished }) =>
    testStepFinished?.testCaseStartedId === started?.testCaseStarted?.id ? [testStepFinished!] : [],
  );
  assert.deepEqual(
    ends.map(({ testStepId, testStepResult: { status } }) => [testStepId, status]),
    testCase?.testSteps.map(({ id }) => [id, 'FAILED']),
  );
  assert.match(ends[0]?.testStepResult.message ?? '', /^VERSION on the module: expected "0\.2\.2", got/);
  assert.equal(messages.at(-1)?.testRunFinished?.success, false);
});

test("messages: cucumber's HTML formatter renders them", async () => {
  const messages = read('r.ndjson').trim().split('\n').map(parseEnvelope);
  const html = await text(Readable.from(messages).pipe(new CucumberHtmlStream()));
  assert.match(html, /^<!DOCTYPE html>/);
  assert.match(html, /window\.CUCUMBER_MESSAGES = \[\{"meta":/);
  assert.ok(html.includes('the version of the interface'));
});

test('badge: the report is the JSON of a shields endpoint', () => {
  assert.deepEqual(JSON.parse(read('b.json')), {
    schemaVersion: 1,
    label: 'i18n conformance',
    message: `spec 2/${PLANNED}, not conformant`,
    color: 'red',
  });
});

test('badge: the report is an image with a title when the file name ends in .svg', () => {
  const svg = read('b.svg');
  assert.match(svg, /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d+" height="20" role="img" /);
  const message = `spec 2/${PLANNED}, not conformant`;
  assert.ok(svg.includes(`\n  <title>i18n conformance: ${message}</title>\n`));
  assert.ok(svg.includes(`aria-label="i18n conformance: ${message}"`));
  assert.deepEqual(
    [...svg.matchAll(/<text [^>]*>([^<]*)<\/text>/g)].map(([, text]) => text),
    ['i18n conformance', message],
  );
});
