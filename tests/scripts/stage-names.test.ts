import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readNames } from '../../scripts/stages/names';

const STAGES = ['build', 'unit', 'select'];
const FILES = [
  'tests/play/player.test.ts',
  'tests/runner/text.test.ts',
  'tests/site/text.test.ts',
  'tests/fuzz/lookup.test.ts',
];

test('a word names a stage, or the test files whose paths end with it', () => {
  assert.deepEqual(readNames(['unit', 'player.test.ts'], STAGES, FILES), {
    stages: ['unit'],
    files: ['tests/play/player.test.ts'],
  });
  for (const word of ['runner/text.test.ts', './tests/runner/text.test.ts', 'dist/tests/runner/text.test.js'])
    assert.deepEqual(readNames([word], STAGES, FILES), { stages: [], files: ['tests/runner/text.test.ts'] });
  assert.deepEqual(readNames(['text.test.ts', 'runner/text.test.ts'], STAGES, FILES), {
    stages: [],
    files: ['tests/runner/text.test.ts', 'tests/site/text.test.ts'],
  });
});

test('another word is refused with what may have been meant', () => {
  for (const [word, likely] of [
    ['lokup.test.ts', 'lookup.test.ts'],
    ['slect', 'select'],
    ['ext.test.ts', 'text.test.ts'],
  ] as const)
    assert.deepEqual(readNames([word], STAGES, FILES), {
      problem: `${word} is neither a stage nor a test file; did you mean ${likely}? The stages are build, unit, select.`,
    });
});
