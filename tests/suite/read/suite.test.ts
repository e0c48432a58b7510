import { IdGenerator } from '@cucumber/messages';
import assert from 'node:assert/strict';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { PACKAGE_ROOT } from '../../../adapter/contract/package';
import { SuiteDefect } from '../../../suite/read';
import { parseGherkin } from '../../../suite/read/gherkin';
import { parseWholeSuite } from '../../../suite/read/parse-suite';
import { readFeature } from '../../../suite/read/read-feature';
import { readList, TEXT } from '../../../suite/read/read-list';
import { temporaryFolder } from '../../runner/command';

const FIXTURE = join(PACKAGE_ROOT, 'tests/suite/read/fixtures/suite');
const suite = parseWholeSuite(FIXTURE);

test('scenarios and rows of outlines have ids, lines, and the steps of their backgrounds', () => {
  assert.deepEqual(
    suite.scenarios.map(({ id, line, name }) => [id, line, name]),
    [
      ['LOOKUP-90/a-missing-key', 8, 'a missing key'],
      ['LOOKUP-01/a-key-of-one-part', 15, 'a key of one part'],
      ['LOOKUP-01/a-key-of-parts-parts/two-parts', 25, 'a key of <parts> parts'],
      ['LOOKUP-01/a-key-of-parts-parts/three-parts', 26, 'a key of <parts> parts'],
    ],
  );
  const docString = { mediaType: 'yaml', content: 'en:\n  simple: Hello' };
  assert.deepEqual(suite.scenarios.at(-1)?.steps, [
    { keyword: 'Given', text: 'the translations', docString, line: 5 },
    { keyword: 'When', text: '"abc" is translated', line: 20 },
    { keyword: 'Then', text: 'it returns "Hello"', line: 21 },
  ]);
  assert.deepEqual(suite.scenarios[0]?.steps[0]?.table, [['a', 'b']]);
});

describe('a defect of the suite, with file and line, is', () => {
  const SPEC = 'f.feature';
  const CRYSTAL = 'features/crystal/f.feature';
  const DEFECTS: readonly (readonly [title: string, file: string, source: string, findings: RegExp])[] = [
    [
      'text that does not parse, with a finding for each error',
      SPEC,
      `Feature: x\n  Scenario: y\n  * z${'\n'.repeat(8)}${' '.repeat(10)}w\n  v (3:4)`,
      /^f\.feature:11: expected: .*, got 'w'\nf\.feature:12: expected: .*, got 'v \(3:4\)'$/,
    ],
    ['an empty file', SPEC, '', /^f\.feature:1: there is no feature/],
    ['a scenario outside a rule', SPEC, 'Feature: x\n  Scenario: y\n    * z', /^f\.feature:2: .* no rule/],
    [
      'a rule without tags or scenarios',
      SPEC,
      'Feature: x\n  Rule: y',
      /:2: .* one @id.*\n.*:2: .* no sentence of features\/document.yaml.*\n.*:2: .* one scenario/,
    ],
    [
      'a rule with two ids',
      SPEC,
      'Feature: x\n@id:A @id:B\nRule: y\nScenario: z\n* a',
      /^f\.feature:3: a rule has exactly one @id: tag$/,
    ],
    [
      'each of several mistakes',
      SPEC,
      'Feature: x\n@id:A\nRule: y\nScenario:\n* a\n@id:C\nRule: z\nScenario: w\n* a\nScenario:\n* b',
      /^f\.feature:4: .* a name\nf\.feature:7: .* no sentence of .*\nf\.feature:10: a scenario has a name$/,
    ],
    [
      'a rule of level crystal without a section',
      CRYSTAL,
      'Feature: x\n@id:A\nRule: y\nScenario: z\n* a',
      /^features\/crystal\/f\.feature:3: .* no @section: tag$/,
    ],
    [
      'a scenario without a name',
      SPEC,
      'Feature: x\n@id:A\nRule: y\nScenario:\n* a',
      /^f\.feature:4: a scenario has a name$/,
    ],
    [
      'an outline whose rows have their name in the second column',
      SPEC,
      'Feature: x\n@id:A\nRule: y\nScenario Outline: z\n* <a>\nExamples:\n|a|case|\n|1|one|',
      /^f\.feature:8: the row has no name: the first column of an outline is "case"$/,
    ],
    [
      'a row of the second table of an outline without a name',
      SPEC,
      'Feature: x\n@id:A\nRule: y\nScenario Outline: z\n* <a>\nExamples:\n|case|a|\n|one|1|\nExamples:\n|a|case|\n|1|two|',
      /^f\.feature:11: the row has no name: the first column of an outline is "case"$/,
    ],
  ];
  for (const [title, file, source, findings] of DEFECTS) {
    test(title, () => {
      assert.throws(
        () => readFeature(source, file, new Map([['A', ['1']]])),
        (thrown) => thrown instanceof SuiteDefect && findings.test(thrown.message),
      );
    });
  }

  test('an id of a rule or a scenario that is used again, in whatever files', () => {
    const folder = temporaryFolder();
    const file = 'features/lookup/keys.feature';
    cpSync(FIXTURE, folder, { recursive: true });
    // The files are read in the order of their paths, and not folder by folder.
    const others = ['features/more.feature', 'features/most.feature'];
    for (const other of others) cpSync(join(folder, file), join(folder, other));
    const used = (id: string, line: number): string[] =>
      others.map((other) => `${other}:${line}: the id ${id} is already used at ${file}:${line}`);
    assert.throws(() => parseWholeSuite(folder), {
      findings: [
        ...used('LOOKUP-01', 12),
        ...used('LOOKUP-01/a-key-of-one-part', 15),
        ...used('LOOKUP-01/a-key-of-parts-parts/two-parts', 25),
        ...used('LOOKUP-01/a-key-of-parts-parts/three-parts', 26),
      ],
    });
  });
});

test('a silent point that a rule names must be in the list; defects of several files are found together', () => {
  const folder = temporaryFolder();
  cpSync(FIXTURE, folder, { recursive: true });
  writeFileSync(join(folder, 'features/silent-points.yaml'), '[]');
  writeFileSync(join(folder, 'features/empty.feature'), '');
  assert.throws(() => parseWholeSuite(folder), {
    name: 'SuiteDefect',
    findings: [
      'features/empty.feature:1: there is no feature in this file',
      'features/crystal/defaults.feature:6: the silent point SILENT-01 is not in features/silent-points.yaml',
    ],
  });
});

test('an error that is no defect of the suite is let through', () => {
  const folder = temporaryFolder();
  cpSync(FIXTURE, folder, { recursive: true });
  mkdirSync(join(folder, 'features/lookup/folder.feature'));
  assert.throws(() => parseWholeSuite(folder), { code: 'EISDIR' });
});

test('files that share a source of ids have distinct ids, and name the right file', () => {
  const newId = IdGenerator.incrementing();
  const parsed = ['one.feature', 'two.feature'].map((file) =>
    parseGherkin('Feature: x\nRule: y\nScenario: z\n* a', file, newId),
  );
  // Each file has five ids: the rule, the scenario, the step, the pickle and its step.
  assert.equal(new Set(JSON.stringify(parsed).match(/"id":"\d+"/g)).size, 10);
  assert.deepEqual(
    parsed.map(({ document, pickles }) => [document.uri, ...pickles.map(({ uri }) => uri)]),
    [
      ['one.feature', 'one.feature'],
      ['two.feature', 'two.feature'],
    ],
  );
});

describe('a list', () => {
  const LISTS: readonly (readonly [title: string, text: string, ...findings: string[]])[] = [
    ['can be empty', '[]'],
    ['uses no id twice', '[{ id: A, title: One }, { id: A, title: Two }]', 'list.yaml: A is listed twice'],
    [
      'has all its fields, and no others',
      '[{ id: A-1 }, { id: A-2, title: "", why: Because }]',
      "list.yaml: /0 must have required property 'title'",
      'list.yaml: /1 must NOT have additional properties',
      'list.yaml: /1/title must NOT have fewer than 1 characters',
    ],
    ['parses', '- id: A\n-id', 'list.yaml:2: end of the stream or a document separator is expected'],
    ['is an array', 'A-1', 'list.yaml: the whole must be array'],
  ];
  for (const [title, text, ...findings] of LISTS) {
    test(title, () => {
      const folder = temporaryFolder();
      writeFileSync(join(folder, 'list.yaml'), text);
      const read = () =>
        readList<{ id: string; title: string }>(folder, 'list.yaml', { id: TEXT, title: TEXT });
      if (findings.length === 0) assert.deepEqual(read(), []);
      else assert.throws(read, { findings });
    });
  }
});
