import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { shownValues } from '../../../suite/play/shown-values';

describe('compared values', () => {
  test('are shown as they are if both are short', () => {
    const [expected, actual] = ['a'.repeat(300), 'b'.repeat(300)];
    assert.deepEqual(shownValues(expected, actual), { expected, actual });
    assert.deepEqual(shownValues(['en'], null), { expected: ['en'], actual: null });
  });

  test('are shown around their first difference if one is a long text', () => {
    assert.deepEqual(shownValues('ab'.repeat(200), 'ab'.repeat(100)), {
      expected: `…${'ab'.repeat(40)}… (400 characters, the first difference is at 201)`,
      actual: `…${'ab'.repeat(20)} (200 characters, the first difference is at 201)`,
    });
    assert.deepEqual(shownValues('x', `y${'z'.repeat(300)}`), {
      expected: 'x (1 characters, the first difference is at 1)',
      actual: `y${'z'.repeat(39)}… (301 characters, the first difference is at 1)`,
    });
  });

  test('are cut if only one is a text', () => {
    const { expected, actual } = shownValues('a'.repeat(2001), { a: 1 });
    assert.match(String(expected), /^a{1000}… \(cut: 2001 characters, checksum \w+\)$/);
    assert.deepEqual(actual, { a: 1 });
  });
});
