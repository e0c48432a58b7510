import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { choicesBlock, implementationsBlock, librariesBlock } from '../../scripts/conformance-page/libraries';
import type { LibraryRecord } from '../../scripts/ports/record';
import { readRecordedLibraries } from '../../scripts/ports/recorded';
import { ruleOf, sourcesOf } from './suites';

function libraryOf(fields: Partial<LibraryRecord>): { name: string; record: LibraryRecord } {
  const record = {
    implementation: { name: 'tiny', version: '1.2.3', language: 'Lua' },
    inexpressible: [],
    kept: { spec: {}, crystal: {} },
    failures: {},
    verdicts: {},
    ...fields,
  };
  return { name: 'tiny', record };
}

/** Returns the cell of the only library, for the only silent point. */
function choiceOf(verdicts: LibraryRecord['verdicts']): string | undefined {
  const observer = ruleOf('DEFAULT-01', { level: 'crystal', silentPoints: ['SILENT-01'] });
  const scenarios = ['one', 'two', 'three'].map((id) => ({
    ...observer.scenarios[0]!,
    id: `DEFAULT-01/${id}`,
  }));
  const { silentPoints } = sourcesOf().suite;
  const rules = [{ ...observer, scenarios }, ruleOf('LOOKUP-01')];
  const row = choicesBlock([libraryOf({ verdicts })], silentPoints, rules).split('\n')[2];
  return row?.split(' | ').at(-1)?.replace(/ \|$/, '');
}

test('a library has a row for each of its surfaces, with the passed scenarios of each chapter', () => {
  const spec = {
    catalog: { catalog: '1 of 2', module: 'no such surface' },
    lookup: { catalog: '3 of 5', module: 'no such surface' },
  };
  const crystal = { ...spec, crystal: { catalog: '4 of 9', library: '2 of 6', module: 'no such surface' } };
  assert.equal(
    librariesBlock([libraryOf({ kept: { spec, crystal } })]),
    [
      '| Library | Language | Surface | Catalog | Module | Loading | Lookup | Localization | All of `spec` | Crystal | All of `crystal` |',
      '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
      '| [tiny](ports/tiny/) 1.2.3 | Lua | catalog | 1 of 2 | – | – | 3 of 5 | – | 4 of 7 | 4 of 9 | 8 of 16 |',
      '| [tiny](ports/tiny/) 1.2.3 | Lua | library | – | – | – | – | – | – | 2 of 6 | 2 of 6 |',
    ].join('\n'),
  );
});

const all = { lookup: { catalog: '2 of 2', module: '3 of 3' } };
const most = { ...all, crystal: { catalog: '4 of 5', module: '5 of 5' } };
const levels = [
  { title: 'at both levels', kept: { spec: all, crystal: all }, row: 'conformant | conformant' },
  { title: 'at level spec alone', kept: { spec: all, crystal: most }, row: 'conformant | not conformant' },
];
for (const { title, kept, row } of levels) {
  test(`a library that is conformant ${title} is listed as an implementation`, () => {
    const rows = implementationsBlock([libraryOf({ kept })]).split('\n');
    assert.equal(rows.length, 5);
    assert.equal(rows[4], `| [tiny](ports/tiny/) 1.2.3 | Lua | ${row} |`);
  });
}

const lacking = [
  { title: 'fails a scenario', spec: { lookup: { catalog: '2 of 2', module: '2 of 3' } } },
  { title: 'lacks a surface', spec: { lookup: { catalog: '2 of 2', module: 'no such surface' } } },
  { title: 'has no verdicts', spec: {} },
];
for (const { title, spec } of lacking) {
  test(`a library that ${title} is not listed as an implementation`, () => {
    const block = implementationsBlock([libraryOf({ kept: { spec, crystal: spec } })]);
    assert.equal(block.split('\n').length, 4);
  });
}

test('a surface on which a library passes no scenario has no row', () => {
  const kept = { catalog: { catalog: '0 of 2' } };
  assert.equal(librariesBlock([libraryOf({ kept: { spec: kept, crystal: kept } })]).split('\n').length, 2);
});

const choices: readonly {
  readonly title: string;
  readonly verdicts: LibraryRecord['verdicts'];
  readonly choice: string;
}[] = [
  {
    title: '"like 0.2.2" when all scenarios pass',
    verdicts: { catalog: { 'DEFAULT-01/one': 'passed', 'DEFAULT-01/two': 'unsupported' } },
    choice: 'like 0.2.2',
  },
  {
    title: '"differs" when all scenarios fail, whatever the verdicts of other rules',
    verdicts: { catalog: { 'DEFAULT-01/one': 'failed', 'LOOKUP-01/a-case': 'passed' } },
    choice: 'differs',
  },
  {
    title: '"differs in 2 of 5" when some scenarios fail, counted over all surfaces',
    verdicts: {
      catalog: { 'DEFAULT-01/one': 'failed', 'DEFAULT-01/two': 'passed' },
      module: { 'DEFAULT-01/one': 'failed', 'DEFAULT-01/three': 'passed', 'DEFAULT-01/two': 'passed' },
    },
    choice: 'differs in 2 of 5',
  },
  {
    title: '"not asked" when no scenario could be played',
    verdicts: { catalog: { 'DEFAULT-01/one': 'unsupported', 'DEFAULT-01/two': 'not-applicable' } },
    choice: 'not asked',
  },
];
for (const { title, verdicts, choice } of choices) {
  test(`a library's choice in a silent point is ${title}`, () => assert.equal(choiceOf(verdicts), choice));
}

test('the libraries of this repository are read with their verdicts, sorted by name', () => {
  const libraries = readRecordedLibraries(PACKAGE_ROOT);
  const names = libraries.map(({ name }) => name);
  assert.deepEqual(names, [
    'formatjs',
    'i18n-js',
    'i18next',
    'maketext',
    'node-polyglot',
    'python',
    'ruby-i18n',
  ]);
  for (const { name, record } of libraries) {
    assert.match(record.implementation.version, /^\d+\.\d+(?:\.\d+)?$/, name);
    assert.ok(Object.keys(record.verdicts).length > 0, name);
  }
});

test('a folder without recorded verdicts has no libraries', () => {
  assert.deepEqual(readRecordedLibraries(__dirname), []);
});
