import { deepStrictEqual, ok, strictEqual } from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { judgeMutations, type Lists } from '../../proof/mutation/judge-mutations';
import { LISTS, placesIn, readExplained } from '../../proof/mutation/lists';
import { percentOf } from '../../proof/mutation/mutation-result';
import { resolvePlaces } from '../../proof/mutation/places';
import { readReport } from '../../proof/mutation/survivors';

const FILE = 'reference/f.ts';
const SOURCE = 'function f(a) {\n  if (a < 1) {\n    return 2;\n  }\n}\nfunction g() { return 3; }\n';
const position = (line: number, column: number) => ({ line, column });
const condition = { start: position(2, 7), end: position(2, 12) };
const block = { start: position(2, 14), end: position(4, 4) };
const inG = { start: position(6, 23), end: position(6, 24) };

const MUTATIONS = readReport({
  files: {
    [FILE]: {
      source: SOURCE,
      mutants: [
        { status: 'Survived', replacement: 'a <= 1', location: condition },
        { status: 'NoCoverage', replacement: '{}', location: block },
        { status: 'Killed', replacement: 'true', location: condition },
        { status: 'Timeout', replacement: 'false', location: condition },
        { status: 'RuntimeError', replacement: '!a', location: condition },
        { status: 'Survived', replacement: '4', location: inG },
      ],
    },
  },
});

const sourceOf = (file: string): string | undefined => (file === FILE ? SOURCE : undefined);
const why = 'it is the same';
const mutationOf = (becomes: string) => [{ file: FILE, why, mutations: [{ code: 'if (a < 1) {', becomes }] }];
const NOTHING: Lists = { equivalents: [], gaps: [], beyond: [] };
const COMPLETE: Lists = {
  equivalents: mutationOf('if (a <= 1) {'),
  gaps: mutationOf('if (a < 1) {}'),
  beyond: [{ file: FILE, why, places: ['function g()'] }],
};

describe('readReport', () => {
  it('returns the mutations that could be made, with their place and whether they were detected', () => {
    deepStrictEqual(
      MUTATIONS.map(({ code, becomes, isDetected }) => [code, becomes, isDetected]),
      [
        ['if (a < 1) {', 'if (a <= 1) {', false],
        ['if (a < 1) {', 'if (a < 1) {}', false],
        ['if (a < 1) {', 'if (true) {', true],
        ['if (a < 1) {', 'if (false) {', true],
        ['function g() { return 3; }', 'function g() { return 4; }', false],
      ],
    );
    const [first] = MUTATIONS;
    strictEqual(SOURCE.slice(first?.start, first?.end), 'a < 1');
  });
});

describe('judgeMutations', () => {
  it('counts all mutations, and those that are judged; survivors are equivalent or gaps', () => {
    deepStrictEqual(judgeMutations(MUTATIONS, COMPLETE, sourceOf), {
      counts: {
        all: { detected: 2, made: 5 },
        judged: { detected: 2, made: 4 },
        equivalents: 1,
        gaps: 1,
      },
      unlisted: [],
      stale: [],
    });
  });

  it('returns the survivors that no list has', () => {
    const { unlisted, counts } = judgeMutations(MUTATIONS, NOTHING, sourceOf);
    deepStrictEqual(
      unlisted.map(({ becomes }) => becomes),
      ['if (a <= 1) {', 'if (a < 1) {}', 'function g() { return 4; }'],
    );
    deepStrictEqual(counts.judged, { detected: 2, made: 5 });
  });

  it('explains all survivors of a place, and counts what is detected there', () => {
    const gaps = [{ file: FILE, why, places: ['if (a < 1)', 'return 3'] }];
    const { counts, unlisted } = judgeMutations(MUTATIONS, { ...NOTHING, gaps }, sourceOf);
    deepStrictEqual(unlisted, []);
    deepStrictEqual([counts.judged, counts.gaps], [{ detected: 2, made: 5 }, 3]);
  });

  const staleWith = (lists: Partial<Lists>): readonly string[] =>
    judgeMutations(MUTATIONS, { ...COMPLETE, ...lists }, sourceOf).stale;

  it('finds listed mutations that are detected, and mutations in two lists', () => {
    deepStrictEqual(staleWith({ equivalents: mutationOf('if (true) {') }), [
      'proof/equivalent-mutants.yaml: does not survive: reference/f.ts: if (a < 1) {  →  if (true) {',
    ]);
    deepStrictEqual(staleWith({ gaps: mutationOf('if (a <= 1) {') }), [
      'proof/mutation-gaps.yaml and proof/equivalent-mutants.yaml both have reference/f.ts: if (a < 1) {  →  if (a <= 1) {',
    ]);
  });

  it('finds places that match nothing, and those where nothing survives', () => {
    const staleAt = (file: string, ...places: string[]) => staleWith({ beyond: [{ file, why, places }] });
    const list = 'proof/beyond-the-interface.yaml';
    deepStrictEqual(staleAt(FILE, 'function h()'), [
      `${list}: reference/f.ts: "function h()" stands there 0 times, and not once`,
    ]);
    deepStrictEqual(staleAt(FILE, 'function'), [
      `${list}: reference/f.ts: "function" stands there 2 times, and not once`,
    ]);
    deepStrictEqual(staleAt(FILE, 'unction g'), [`${list}: reference/f.ts: nothing begins at "unction g"`]);
    deepStrictEqual(staleAt('reference/h.ts', 'x'), [`${list}: reference/h.ts: there is no such file`]);
    deepStrictEqual(staleAt(FILE, 'return 2'), [
      `${list}: no mutation survives in reference/f.ts: "return 2"`,
    ]);
  });
});

describe('resolvePlaces', () => {
  it('takes the largest code that begins with the text, whatever its white space', () => {
    const { ranges } = resolvePlaces([{ file: FILE, code: 'if (a < 1) { return' }], sourceOf);
    deepStrictEqual(
      ranges.map(({ start, end }) => SOURCE.slice(start, end)),
      ['if (a < 1) {\n    return 2;\n  }'],
    );
  });
});

describe('percentOf', () => {
  it('rounds down, so that a score is never better than it is', () => {
    strictEqual(percentOf({ detected: 9399, made: 10_000 }), 93.9);
  });
});

describe('the lists', () => {
  const read = (file: string) => readFileSync(join(PACKAGE_ROOT, file), 'utf8');
  const lists = Object.values(LISTS).map((file) => ({ file, list: readExplained(PACKAGE_ROOT, file) }));

  it('name code that exists, each place once', () => {
    for (const { file, list } of lists) {
      const ofFile = (source: string) => (existsSync(join(PACKAGE_ROOT, source)) ? read(source) : undefined);
      deepStrictEqual(resolvePlaces(placesIn(list), ofFile).findings, [], file);
      for (const explained of list) {
        const lines = new Set(
          read(explained.file)
            .split('\n')
            .map((line) => line.trim()),
        );
        for (const { code } of explained.mutations ?? []) ok(lines.has(code), `${explained.file}: ${code}`);
      }
    }
  });

  it('keep equivalents apart from what is only not recorded or not expected', () => {
    const [{ list }] = lists as [(typeof lists)[number]];
    for (const explained of list) {
      ok(!/not recorded|nor a recording|no recording|was recorded/.test(explained.why), explained.why);
    }
  });
});
