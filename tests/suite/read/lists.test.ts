import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { readDocument } from '../../../suite/read/document';
import {
  contradictionsByScenario,
  readAccidents,
  readReadings,
  readSilentPoints,
} from '../../../suite/read/lists';
import { temporaryFolder } from '../../runner/command';

const TWICE = 'must NOT have duplicate items (items ## 1 and 0 are identical)';
const sectionWith = (sentence: string) => `[{ section: "1", title: t, sentences: [${sentence}] }]`;
const withTable = (fields: string) =>
  `[{ section: "1", title: t, sentences: [{ says: s }], tables: [{ ${fields} }] }]`;
const ACCIDENT = ['id', 'title', 'original', 'reference', 'why'];
const pointWith = (fields: string) => `[{ id: S, title: t, why: w, original: o, reference: r, ${fields} }]`;
const readingWith = (fields: string) =>
  `[{ title: t, sections: ["1"], sentence: s, reading: r, why: w, rules: [A], ${fields} }]`;

/** Lists of `features/`: what reads them, and texts with one mistake each and the finding about it. */
const LISTS: Readonly<
  Record<
    string,
    readonly [read: (root: string) => unknown, ...wrong: (readonly [yaml: string, finding: string])[]]
  >
> = {
  document: [
    readDocument,
    ['[1]', '/0 must be object'],
    [
      '[{ section: "1", title: "", sentences: [{ says: s }] }]',
      '/0/title must NOT have fewer than 1 characters',
    ],
    ['[{ section: 1, title: t, sentences: [{ says: s }] }]', '/0/section must be string'],
    ['[{ section: "1", title: t, sentences: [] }]', '/0/sentences must NOT have fewer than 1 items'],
    [
      '[{ section: "1", title: t, sentences: [{ says: s }], rules: [] }]',
      '/0 must NOT have additional properties',
    ],
    [
      '[{ section: "0", title: t, sentences: [{ says: s }] }]',
      '/0/section must match pattern "^[1-9](\\.[1-9])*$"',
    ],
    ['[{ section: "1", sentences: [{ says: s }] }]', "/0 must have required property 'title'"],
    ['[{ section: "1", title: 1, sentences: [{ says: s }] }]', '/0/title must be string'],
    [sectionWith('1'), '/0/sentences/0 must be object'],
    [sectionWith('{ rules: [A] }'), "/0/sentences/0 must have required property 'says'"],
    [sectionWith('{ says: s, level: spec }'), '/0/sentences/0 must NOT have additional properties'],
    [sectionWith('{ says: "" }'), '/0/sentences/0/says must NOT have fewer than 1 characters'],
    [sectionWith('{ says: s, rules: [A, A] }'), `/0/sentences/0/rules ${TWICE}`],
    [withTable('title: t, columns: [a], rows: []'), '/0/tables/0/rows must NOT have fewer than 1 items'],
    [withTable('title: t, columns: [a], rows: [[1]]'), '/0/tables/0/rows/0/0 must be string'],
    [withTable('title: t, columns: a, rows: [[b]]'), '/0/tables/0/columns must be array'],
    [
      withTable('title: "", columns: [a], rows: [[b]]'),
      '/0/tables/0/title must NOT have fewer than 1 characters',
    ],
    [withTable('columns: [a], rows: [[b]]'), "/0/tables/0 must have required property 'title'"],
    [
      withTable('title: t, columns: [a], rows: [[b]], x: 1'),
      '/0/tables/0 must NOT have additional properties',
    ],
  ],
  accidents: [
    readAccidents,
    ...ACCIDENT.map((lacking) => {
      const fields = ACCIDENT.filter((name) => name !== lacking).map((name) => `${name}: t`);
      return [`[{ ${fields.join(', ')} }]`, `/0 must have required property '${lacking}'`] as const;
    }),
  ],
  'silent-points': [
    readSilentPoints,
    [pointWith('sections: "1", rules: []'), '/0/sections must be array'],
    [pointWith('sections: ["1"], rules: A'), '/0/rules must be array'],
    [pointWith('sections: ["1"], rules: [A, A]'), `/0/rules ${TWICE}`],
  ],
  readings: [
    readReadings,
    [readingWith('id: 1, mutants: []'), '/0/id must be string'],
    [readingWith('id: READING-1, mutants: []'), '/0/id must match pattern "^READING-[0-9]{2}$"'],
    [readingWith('id: READING-01, mutants: m'), '/0/mutants must be array'],
    [
      readingWith('id: READING-01, mutants: []').replace('rules: [A]', 'rules: []'),
      '/0/rules must NOT have fewer than 1 items',
    ],
    [readingWith('id: READING-01, mutants: [m, m]'), `/0/mutants ${TWICE}`],
  ],
};

for (const [list, [read, ...wrong]] of Object.entries(LISTS)) {
  for (const [yaml, finding] of wrong) {
    test(`${list}.yaml is a defect of the suite if ${finding}`, () => {
      const root = temporaryFolder();
      mkdirSync(join(root, 'features'));
      writeFileSync(join(root, 'features', `${list}.yaml`), yaml);
      assert.throws(() => read(root), { findings: [`features/${list}.yaml: ${finding}`] });
    });
  }
}

test('a scenario has all contradictions that make the original fail it, in their order', () => {
  const contradiction = (id: string, ...scenarios: readonly string[]) => ({
    ...{ id, title: '', document: '', original: '', reference: '' },
    scenarios,
  });
  const byScenario = contradictionsByScenario([
    contradiction('CONTRADICTION-1', 'A/one', 'A/two'),
    contradiction('CONTRADICTION-2'),
    contradiction('CONTRADICTION-3', 'A/two'),
  ]);
  assert.deepEqual(
    [...byScenario],
    [
      ['A/one', ['CONTRADICTION-1']],
      ['A/two', ['CONTRADICTION-1', 'CONTRADICTION-3']],
    ],
  );
});
