import { deepStrictEqual, ok, strictEqual } from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { compare, readEquivalents } from '../../proof/mutation/equivalents';
import { readReport } from '../../proof/mutation/survivors';

const source = 'function f(a) {\n  if (a < 1) {\n    return 2;\n  }\n}\n';
const position = (line: number, column: number) => ({ line, column });
const condition = { start: position(2, 7), end: position(2, 12) };
const block = { start: position(2, 14), end: position(4, 4) };

const report = {
  files: {
    'reference/f.ts': {
      source,
      mutants: [
        { status: 'Survived', replacement: 'a <= 1', location: condition },
        { status: 'NoCoverage', replacement: '{}', location: block },
        { status: 'Killed', replacement: 'true', location: condition },
        { status: 'Timeout', replacement: 'false', location: condition },
        { status: 'Ignored', replacement: '""', location: condition },
        { status: 'RuntimeError', replacement: '!a', location: condition },
      ],
    },
  },
};

describe('readReport', () => {
  it('counts the mutations that the features detect, and returns the survivors', () => {
    const { killed, ignored, survivors } = readReport(report);
    deepStrictEqual([killed, ignored], [2, 1]);
    deepStrictEqual(survivors, [
      { file: 'reference/f.ts', line: 2, code: 'if (a < 1) {', becomes: 'if (a <= 1) {' },
      { file: 'reference/f.ts', line: 2, code: 'if (a < 1) {', becomes: 'if (a < 1) {}' },
    ]);
  });
});

describe('compare', () => {
  const { survivors } = readReport(report);
  const list = (becomes: string) =>
    readEquivalents(
      `- file: reference/f.ts\n  why: it is the same\n  mutations:\n    - code: if (a < 1) {\n      becomes: ${becomes}\n`,
    );

  it('returns the survivors that are not listed', () => {
    const { unlisted, stale } = compare(survivors, list('if (a <= 1) {'));
    deepStrictEqual(
      unlisted.map(({ becomes }) => becomes),
      ['if (a < 1) {}'],
    );
    deepStrictEqual(stale, []);
  });

  it('returns the listed mutations that did not survive', () => {
    deepStrictEqual(compare(survivors, list('if (a > 1) {')).stale, [
      'reference/f.ts: if (a < 1) {  →  if (a > 1) {',
    ]);
  });
});

describe('the list of equivalent mutations', () => {
  const read = (file: string) => readFileSync(join(PACKAGE_ROOT, file), 'utf8');

  it('names existing code, with a reason for each mutation', () => {
    for (const { file, why, mutations } of readEquivalents(read('proof/equivalent-mutants.yaml'))) {
      const lines = read(file)
        .split('\n')
        .map((line) => line.trim());
      for (const { code } of mutations) strictEqual(lines.includes(code), true, `${file}: ${code}`);
      strictEqual(why.length > 10, true);
    }
  });
});

describe('the list of code without mutations', () => {
  it('names existing code', async () => {
    const url = pathToFileURL(join(PACKAGE_ROOT, 'proof/mutation/beyond-the-interface.mjs')).href;
    const { LEFT_OUT } = (await import(url)) as {
      readonly LEFT_OUT: readonly {
        readonly definitions?: readonly string[];
        readonly calls?: readonly string[];
      }[];
    };
    const sources = readdirSync(join(PACKAGE_ROOT, 'reference'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /^(?!dist\b).*\.ts$/.test(file))
      .map((file) => readFileSync(join(PACKAGE_ROOT, 'reference', file), 'utf8'))
      .join('\n');
    const names = LEFT_OUT.flatMap(({ definitions = [], calls = [] }) => [...definitions, ...calls]);
    ok(names.length > 10);
    const isDefined = (name: string) =>
      new RegExp(`(?:function\\*?|class|private|override|get|^ +|=) *${name}\\b`, 'm').test(sources);
    deepStrictEqual(
      names.filter((name) => !isDefined(name)),
      [],
    );
  });
});
