import { deepStrictEqual, ok } from 'node:assert/strict';
import { describe, it, test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { judgeMutations } from '../../proof/mutation/judge-mutations';
import { readExplained, type Explained, type Kind } from '../../proof/mutation/explained';
import { resolvePlaces } from '../../proof/mutation/places';
import { sourceOf as textOf } from '../../proof/mutation/stryker';
import { readReport } from '../../proof/mutation/survivors';

const FILE = 'reference/f.ts';
const SOURCE = 'function f(a) {\n  if (a < 1) {\n    return 2;\n  }\n}\nfunction g() { return 3; }\n';
const position = (line: number, column: number) => ({ line, column });
const condition = { start: position(2, 7), end: position(2, 12) };
const block = { start: position(2, 14), end: position(4, 4) };
const inG = { start: position(6, 23), end: position(6, 24) };

const REPORT = {
  files: {
    [FILE]: {
      source: SOURCE,
      mutants: [
        { id: '0', status: 'Survived', replacement: 'a <= 1', location: condition },
        { id: '1', status: 'NoCoverage', replacement: '{}', location: block },
        { id: '2', status: 'Killed', replacement: 'true', location: condition },
        { id: '3', status: 'Timeout', replacement: 'false', location: condition },
        { id: '4', status: 'RuntimeError', replacement: '!a', location: condition },
        { id: '5', status: 'Survived', replacement: '4', location: inG },
      ],
    },
  },
};
const MUTATIONS = readReport(REPORT);

const sourceOf = (file: string): string | undefined => (file === FILE ? SOURCE : undefined);
const why = 'it is the same';
const mutationOf = (kind: Kind, becomes: string): Explained => ({
  kind,
  file: FILE,
  why,
  code: 'if (a < 1) {',
  becomes,
});
const placesOf = (kind: Kind, file: string, ...codes: readonly string[]): Explained[] =>
  codes.map((code) => ({ kind, file, why, code }));
const EQUIVALENT = mutationOf('equivalent', 'if (a <= 1) {');
const GAP = mutationOf('gap', 'if (a < 1) {}');
const BEYOND = placesOf('beyond', FILE, 'function g()');
const COMPLETE = [EQUIVALENT, GAP, ...BEYOND];

test('a sample of 2 has every second mutation, whether tests ran for it or not', () => {
  const becomes = (sample: number): string[] => readReport(REPORT, sample).map((one) => one.becomes);
  deepStrictEqual(becomes(2), ['if (a <= 1) {', 'if (true) {']);
  deepStrictEqual(becomes(3), ['if (a <= 1) {', 'if (false) {']);
});

describe('judgeMutations', () => {
  it('counts all mutations, and those that are judged; survivors are equivalent or gaps', () => {
    deepStrictEqual(judgeMutations(MUTATIONS, COMPLETE, sourceOf), {
      counts: { detected: 2, made: 3, equivalents: 1, beyond: 1 },
      unlisted: [],
      stale: [],
    });
  });

  it('returns the survivors that are not listed', () => {
    const { unlisted, counts } = judgeMutations(MUTATIONS, [], sourceOf);
    deepStrictEqual(
      unlisted.map(({ becomes }) => becomes),
      ['if (a <= 1) {', 'if (a < 1) {}', 'function g() { return 4; }'],
    );
    deepStrictEqual(counts, { detected: 2, made: 5, equivalents: 0, beyond: 0 });
  });

  const list = 'proof/mutation-survivors.yaml';
  const staleIn = (...explained: readonly Explained[]): readonly string[] =>
    judgeMutations(MUTATIONS, explained, sourceOf).stale;

  it('finds listed mutations that are detected, and mutations of two kinds', () => {
    deepStrictEqual(staleIn(mutationOf('equivalent', 'if (true) {'), GAP, ...BEYOND), [
      `${list}: does not survive: reference/f.ts: if (a < 1) {  →  if (true) {`,
    ]);
    deepStrictEqual(staleIn(...COMPLETE, mutationOf('gap', 'if (a <= 1) {')), [
      `${list}: is equivalent and a gap: reference/f.ts: if (a < 1) {  →  if (a <= 1) {`,
    ]);
  });

  it('finds places that match nothing, and those where nothing survives', () => {
    const staleAt = (file: string, ...places: string[]) =>
      staleIn(EQUIVALENT, GAP, ...placesOf('beyond', file, ...places));
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

describe('the list of survivors', () => {
  const all = readExplained(PACKAGE_ROOT);

  it('names code that exists, each place once', () => {
    deepStrictEqual(resolvePlaces(all, textOf).findings, []);
    for (const { file, code, becomes } of all) {
      const lines = textOf(file)?.split('\n') ?? [];
      const isThere = becomes === undefined || lines.some((line) => line.trim() === code);
      ok(isThere, `${file}: ${code}`);
    }
  });

  it('keeps equivalents apart from what is only not recorded or not expected', () => {
    for (const { why: reason } of all.filter(({ kind }) => kind === 'equivalent')) {
      ok(!/not recorded|nor a recording|no recording|was recorded/.test(reason), reason);
    }
  });
});
