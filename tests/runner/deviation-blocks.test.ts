import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ErrorCode } from '../../adapter/contract/errors';
import { deviationBlocks } from '../../runner/blocks/deviation-blocks';

/** Returns the lines with which a report shows the deviation of an outcome. */
function shown(actual: unknown): string[] {
  const deviation = { surface: 'I18n', operation: 'translate', expected: 'a text', actual };
  return deviationBlocks([deviation]).flatMap(({ lines }) => lines.map(({ text }) => text));
}

test('an error with another code than the expected one has a note on that, and the place where it was raised', () => {
  const error = { code: ErrorCode.Other, type: 'InvalidLocale', message: 'es', at: 'catalog.js:7' };
  const [block] = deviationBlocks([
    { surface: 'I18n', operation: 'activate', expected: 'error InvalidLocale', inWords: true, error },
  ]);
  assert.deepEqual(
    block!.lines.map(({ kind, text }) => [kind, text]),
    [
      ['expected', 'error InvalidLocale'],
      ['actual', 'error InvalidLocale: "es" (code 3 instead of 1) at catalog.js:7'],
    ],
  );
});

test('operations that deviate alike are named together, and others each with its own diff', () => {
  const deviation = { surface: 'I18n', operation: 'translate', expected: 'a text', actual: 'b' };
  const blocks = deviationBlocks([
    deviation,
    { ...deviation, operation: 't', actual: 'c' },
    { ...deviation, operation: 't' },
    deviation,
  ]);
  assert.deepEqual(
    blocks.map(({ title }) => title),
    ['translate on the module, t on the module', 't on the module'],
  );
});

test('a text that ends with a backslash is written as JSON, and one with a backslash inside as in features', () => {
  assert.deepEqual(shown('a\\').at(-1), '"a\\\\"');
  assert.deepEqual(shown('a\\.b').at(-1), '"a\\.b"');
});

test('an array is written on several lines if it has more than 70 characters as JSON', () => {
  // The expected text is a line of its own.
  for (const [length, lines] of [
    [66, 2],
    [67, 4],
  ] as const)
    assert.equal(shown(['x'.repeat(length)]).length, lines);
});

test('of a value with many lines, the first ones are shown, and the number of the others', () => {
  for (const value of [{ unexpected: '\n'.repeat(1900) }, Array(1990).fill([])]) {
    const lines = shown(value);
    assert.equal(lines.length, 51);
    assert.equal(lines[0], '"a text"');
    assert.match(lines.at(-1)!, /^… \(\d{4} more lines\)$/);
  }
});

test('a line that would say that there is one more is that line', () => {
  // One line is what is expected.
  for (const count of [49, 50]) {
    const lines = shown({ unexpected: '\n'.repeat(count - 1) });
    assert.equal(lines.length, count + 1);
    assert.doesNotMatch(lines.at(-1)!, /more line/);
  }
  assert.equal(shown({ unexpected: '\n'.repeat(50) }).at(-1), '… (2 more lines)');
});
