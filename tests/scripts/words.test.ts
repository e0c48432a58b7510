import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wordFindings } from '../../scripts/checks/words';

const NOUN_CLAUSE = 'begin with a verb ("Returns"), or name the thing';

test('a doc comment that begins with a noun clause is found, on one line or on several', () => {
  // In two parts, so that the check does not find it here.
  const source = ['/' + '** What it is. */', '/**', ' * How it works.', ' * What it is not.', ' */'].join(
    '\n',
  );
  assert.deepEqual(wordFindings({ file: 'a.ts', source }), [
    `a.ts:1: a doc comment begins with "What": ${NOUN_CLAUSE}`,
    `a.ts:3: a doc comment begins with "How": ${NOUN_CLAUSE}`,
  ]);
});

test('"Whether" begins the doc comment of a field, but not of a function', () => {
  const field = '  /** Whether it is open. */\n  readonly isOpen: boolean;\n';
  const method =
    '/**\n * Whether it is open.\n *\n * @param it any door\n */\nexport function isOpen(it: Door) {}\n';
  assert.deepEqual(wordFindings({ file: 'a.ts', source: field + method }), [
    'a.ts:4: the doc comment of a function begins with "Whether": write "Tells whether"',
  ]);
});
