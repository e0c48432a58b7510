import { IdGenerator } from '@cucumber/messages';
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { SuiteDefect } from '../../suite';
import { parseGherkin } from '../../suite/gherkin';
import { parseWholeSuite } from '../../suite/parse-suite';
import { readFeature } from '../../suite/read-feature';
import { readList, TEXT } from '../../suite/read-list';

const suite = parseWholeSuite(join(PACKAGE_ROOT, 'tests/suite/fixtures/suite'));

test('rules have their id, level, sections, silent points and sentence', () => {
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
        line: 6,
      },
      {
        id: 'LOOKUP-01',
        level: 'spec',
        sections: ['4.2', '4.4.1'],
        silentPoints: [],
        sentence: 'A simple key returns the stored string',
        description: 'A key is a dotted path.',
        feature: 'Keys',
        file: 'features/lookup/keys.feature',
        line: 12,
      },
    ],
  );
});

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
  assert.deepEqual(suite.scenarios.at(-1)?.steps, [
    {
      keyword: 'Given',
      text: 'the translations',
      docString: { mediaType: 'yaml', content: 'en:\n  simple: Hello' },
      line: 5,
    },
    { keyword: 'When', text: '"abc" is translated', line: 20 },
    { keyword: 'Then', text: 'it returns "Hello"', line: 21 },
  ]);
  assert.deepEqual(suite.scenarios[0]?.steps[0]?.table, [['a', 'b']]);
});

test('the suite has its name and version, chapters and silent points', () => {
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

const defects: readonly {
  readonly title: string;
  readonly source: string;
  readonly file?: string;
  readonly findings: RegExp;
}[] = [
  {
    title: 'text that does not parse',
    source: 'Feature: x\n  Scenario: y\n  * z\n  w',
    findings: /^f\.feature:4: [^(]/,
  },
  { title: 'an empty file', source: '', findings: /^f\.feature:1: there is no feature/ },
  {
    title: 'a scenario outside a rule',
    source: 'Feature: x\n  Scenario: y\n    * z',
    findings: /^f\.feature:2: .* no rule/,
  },
  {
    title: 'a rule without tags or scenarios',
    source: 'Feature: x\n  Rule: y',
    findings: /:2: .* one @id.*\n.*:2: .* no sentence of features\/document.yaml.*\n.*:2: .* one scenario/,
  },
  {
    title: 'a rule of level spec that no sentence names, even with tags,',
    source: 'Feature: x\n@id:B @section:1\nRule: y\nScenario: z\n* a',
    findings: /^f\.feature:3: .* no sentence of features\/document\.yaml names it$/,
  },
  {
    title: 'a rule of level crystal without a section',
    source: 'Feature: x\n@id:A\nRule: y\nScenario: z\n* a',
    file: 'features/crystal/f.feature',
    findings: /^features\/crystal\/f\.feature:3: .* no @section: tag$/,
  },
  {
    title: 'an outline whose rows have no name',
    source: 'Feature: x\n@id:A\nRule: y\nScenario Outline: z\n* <a>\nExamples:\n|a|\n|1|',
    findings: /^f\.feature:8: the row has no name/,
  },
];
for (const { title, source, file = 'f.feature', findings } of defects) {
  test(`${title} is a defect of the suite, with file and line`, () => {
    assert.throws(
      () => readFeature(source, file, new Map([['A', ['1']]])),
      (thrown) => thrown instanceof SuiteDefect && findings.test(thrown.message),
    );
  });
}

test('files that share a source of ids have distinct ids, and their documents and pickles name the right file', () => {
  const newId = IdGenerator.incrementing();
  const parsed = ['one.feature', 'two.feature'].map((file) =>
    parseGherkin('Feature: x\nRule: y\nScenario: z\n* a', file, newId),
  );
  const ids = JSON.stringify(parsed).match(/"id":"\d+"/g) ?? [];
  // Each file has five ids: the rule, the scenario, the step, the pickle and its step.
  assert.equal(new Set(ids).size, 10);
  assert.deepEqual(
    parsed.map(({ document, pickles }) => [document.uri, pickles.map(({ uri }) => uri)]),
    [
      ['one.feature', ['one.feature']],
      ['two.feature', ['two.feature']],
    ],
  );
});

test('an id of a rule or a scenario that is used twice is a defect of the suite, in whatever files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'suite-'));
  const original = join(PACKAGE_ROOT, 'tests/suite/fixtures/suite');
  const file = 'features/lookup/keys.feature';
  try {
    cpSync(original, folder, { recursive: true });
    cpSync(join(folder, file), join(folder, 'features/lookup/more.feature'));
    const used = (id: string, line: number): string =>
      `features/lookup/more.feature:${line}: the id ${id} is already used at ${file}:${line}`;
    assert.throws(() => parseWholeSuite(folder), {
      findings: [
        used('LOOKUP-01', 12),
        used('LOOKUP-01/a-key-of-one-part', 15),
        used('LOOKUP-01/a-key-of-parts-parts/two-parts', 25),
        used('LOOKUP-01/a-key-of-parts-parts/three-parts', 26),
      ],
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

const lists: readonly {
  readonly title: string;
  readonly text: string;
  readonly findings: readonly string[];
}[] = [
  { title: 'that is empty', text: '[]', findings: [] },
  {
    title: 'that uses an id twice',
    text: '[{ id: A-1, title: One }, { id: A-1, title: Two }]',
    findings: ['list.yaml: A-1 is listed twice'],
  },
  {
    title: 'whose entries lack a field or have an unknown one',
    text: '[{ id: A-1 }, { id: A-2, title: "", why: Because }]',
    findings: [
      "list.yaml: /0 must have required property 'title'",
      'list.yaml: /1 must NOT have additional properties',
      'list.yaml: /1/title must NOT have fewer than 1 characters',
    ],
  },
  {
    title: 'that does not parse',
    text: '- id: A-1\n-id',
    findings: ['list.yaml:2: end of the stream or a document separator is expected'],
  },
  { title: 'that is not an array', text: 'A-1', findings: ['list.yaml: the whole must be array'] },
];
for (const { title, text, findings } of lists) {
  test(`a list ${title} is ${findings.length === 0 ? 'read' : 'a defect of the suite'}`, () => {
    const folder = mkdtempSync(join(tmpdir(), 'suite-'));
    try {
      writeFileSync(join(folder, 'list.yaml'), text);
      const read = () =>
        readList<{ id: string; title: string }>(folder, 'list.yaml', { id: TEXT, title: TEXT });
      if (findings.length === 0) assert.deepEqual(read(), []);
      else assert.throws(read, { findings });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
}
