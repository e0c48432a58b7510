import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { readDocument } from '../../suite/document';
import { readReadings } from '../../suite/readings';
import { readSilentPoints } from '../../suite/silent-points';
import { temporaryFolder } from '../runner/command';

const TEXTS = 'why: w, original: o, reference: r';

/** Lists of `features/` with one mistake each, and the finding about it. */
const WRONG: readonly (readonly [
  list: string,
  read: (root: string) => unknown,
  yaml: string,
  finding: string,
])[] = [
  ['document', readDocument, '[1]', '/0 must be object'],
  [
    'document',
    readDocument,
    '[{ section: "1", title: "", sentences: [{ says: s }] }]',
    '/0/title must NOT have fewer than 1 characters',
  ],
  ['document', readDocument, '[{ section: "1", title: t, sentences: [1] }]', '/0/sentences/0 must be object'],
  [
    'document',
    readDocument,
    '[{ section: "1", title: t, sentences: [{ says: "" }] }]',
    '/0/sentences/0/says must NOT have fewer than 1 characters',
  ],
  [
    'document',
    readDocument,
    '[{ section: "1", title: t, sentences: [{ says: s, rules: [A, A] }] }]',
    '/0/sentences/0/rules must NOT have duplicate items (items ## 1 and 0 are identical)',
  ],
  [
    'silent-points',
    readSilentPoints,
    `[{ id: S, title: t, sections: "1", rules: [], ${TEXTS} }]`,
    '/0/sections must be array',
  ],
  [
    'silent-points',
    readSilentPoints,
    `[{ id: S, title: t, sections: ["1"], rules: A, ${TEXTS} }]`,
    '/0/rules must be array',
  ],
  [
    'silent-points',
    readSilentPoints,
    `[{ id: S, title: t, sections: ["1"], rules: [A, A], ${TEXTS} }]`,
    '/0/rules must NOT have duplicate items (items ## 1 and 0 are identical)',
  ],
  [
    'readings',
    readReadings,
    '[{ id: 1, title: t, sections: ["1"], sentence: s, reading: r, why: w, rules: [A], mutants: [] }]',
    '/0/id must be string',
  ],
  [
    'readings',
    readReadings,
    '[{ id: READING-01, title: t, sections: ["1"], sentence: s, reading: r, why: w, rules: [A], mutants: m }]',
    '/0/mutants must be array',
  ],
  [
    'readings',
    readReadings,
    '[{ id: READING-01, title: t, sections: ["1"], sentence: s, reading: r, why: w, rules: [A], mutants: [m, m] }]',
    '/0/mutants must NOT have duplicate items (items ## 1 and 0 are identical)',
  ],
];

for (const [list, read, yaml, finding] of WRONG) {
  test(`${list}.yaml is a defect of the suite if ${finding}`, () => {
    const root = temporaryFolder();
    mkdirSync(join(root, 'features'));
    writeFileSync(join(root, 'features', `${list}.yaml`), yaml);
    assert.throws(() => read(root), { findings: [`features/${list}.yaml: ${finding}`] });
  });
}
