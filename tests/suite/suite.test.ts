import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { readFeature } from '../../suite/read-feature';
import { readSuite, SuiteDefect } from '../../suite';

const suite = readSuite(join(PACKAGE_ROOT, 'tests/suite/fixtures/suite'));

test('rules carry their id, level, sections, silent points and sentence', () => {
  assert.deepEqual(
    suite.rules.map(({ scenarios, ...rule }) => rule),
    [
      {
        id: 'LOOKUP-90',
        level: 'crystal',
        sections: ['4.4'],
        silentPoints: ['SILENT-01'],
        sentence: 'A default stands in for a missing translation',
        description: '',
        feature: 'Defaults',
        file: 'features/crystal/defaults.feature',
        line: 7,
      },
      {
        id: 'LOOKUP-01',
        level: 'spec',
        sections: ['4.4.1', '4.2'],
        silentPoints: [],
        sentence: 'A simple key returns the stored string',
        description: 'A key is a dotted path.',
        feature: 'Keys',
        file: 'features/lookup/keys.feature',
        line: 15,
      },
    ],
  );
});

test('scenarios and rows of outlines have ids, lines, and the steps of their backgrounds', () => {
  assert.deepEqual(
    suite.scenarios.map(({ id, line, name }) => [id, line, name]),
    [
      ['LOOKUP-90/a-missing-key', 9, 'a missing key'],
      ['LOOKUP-01/a-key-of-one-part', 18, 'a key of one part'],
      ['LOOKUP-01/a-key-of-parts-parts/two-parts', 28, 'a key of <parts> parts'],
      ['LOOKUP-01/a-key-of-parts-parts/three-parts', 29, 'a key of <parts> parts'],
    ],
  );
  assert.deepEqual(suite.scenarios.at(-1)?.steps, [
    {
      keyword: 'Given',
      text: 'the translations',
      docString: { mediaType: 'yaml', content: 'en:\n  simple: Hello' },
      line: 5,
    },
    { keyword: 'When', text: '"abc" is translated', line: 23 },
    { keyword: 'Then', text: 'it returns "Hello"', line: 24 },
  ]);
  assert.deepEqual(suite.scenarios[0]?.steps[0]?.table, [['a', 'b']]);
});

test('the name and version of the suite, its chapters and its silent points', () => {
  assert.deepEqual([suite.name, suite.version], ['tiny-suite', '1.2.3']);
  assert.deepEqual(
    suite.features.map(({ name, chapter, description }) => [name, chapter, description]),
    [
      ['Defaults', 'crystal', ''],
      ['Keys', 'lookup', 'What a lookup by a key gives.'],
    ],
  );
  assert.equal(suite.silentPoints[0]?.original, 'Returns the default.');
});

const defects: readonly { readonly title: string; readonly source: string; readonly findings: RegExp }[] = [
  {
    title: 'text that does not parse',
    source: 'Feature: x\n  Scenario: y\n  * z\n  w',
    findings: /^f\.feature:4: [^(]/,
  },
  { title: 'an empty file', source: '', findings: /^f\.feature:1: there is no feature/ },
  {
    title: 'a scenario in no rule',
    source: 'Feature: x\n  Scenario: y\n    * z',
    findings: /^f\.feature:2: .* no rule/,
  },
  {
    title: 'a rule without tags or scenarios',
    source: 'Feature: x\n  Rule: y',
    findings: /:2: .* one @id.*\n.*:2: .* @level.*\n.*:2: .* @section.*\n.*:2: .* one scenario/,
  },
  {
    title: 'an outline whose rows have no name',
    source:
      'Feature: x\n@id:A @level:spec @section:1\nRule: y\nScenario Outline: z\n* <a>\nExamples:\n|a|\n|1|',
    findings: /^f\.feature:8: the row has no name/,
  },
];
for (const { title, source, findings } of defects) {
  test(`${title} is a defect of the suite, with file and line`, () => {
    assert.throws(
      () => readFeature(source, 'f.feature'),
      (thrown) => thrown instanceof SuiteDefect && findings.test(thrown.message),
    );
  });
}
