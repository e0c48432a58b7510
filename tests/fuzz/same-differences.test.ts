import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Method } from '../../adapter/contract/adapter';
import { FoundDifference, isSame, type Shape } from '../../fuzz/difference';
import { STATEMENT, type MadeCall } from '../../play/compare';

function made(method: Method, params: object, result: unknown): MadeCall {
  return { surface: 'I18n', operation: method, method, params, outcome: { result } };
}

/** Returns the shape of the difference between two results of a call. */
function shapeOf(method: Method, params: object, expected: unknown, actual: unknown): Shape {
  const [reference, port] = [made(method, params, expected), made(method, params, actual)];
  return new FoundDifference(reference, port, { expected }).shape;
}

test('an alias and its operation show the same difference', () => {
  for (const [alias, operation] of [
    ['t', 'translate'],
    ['t!', 'translate!'],
    ['l', 'localize'],
  ] as const) {
    assert.ok(isSame(shapeOf(alias, { key: 'a' }, 'A', 'B'), shapeOf(operation, { key: 'a' }, 'A', 'B')));
  }
  assert.equal(isSame(shapeOf('t', { key: 'a' }, 'A', 'B'), shapeOf('t!', { key: 'a' }, 'A', 'B')), false);
});

test('a text without a statement that the translation is missing is one difference, whatever the arguments', () => {
  const plain = shapeOf('translate', { key: 'a' }, STATEMENT, 'a');
  const scoped = shapeOf('t', { key: 'a', scope: 'b', count: 2 }, STATEMENT, 'a');
  assert.ok(isSame(plain, scoped));
  assert.ok(isSame(scoped, plain));
  assert.equal(isSame(plain, shapeOf('translate', { key: 'a' }, 'A', 'a')), false);
  assert.equal(isSame(plain, shapeOf('translate', { key: 'a' }, STATEMENT, null)), false);
});

test('a difference with other arguments is another one', () => {
  const plain = shapeOf('translate', { key: 'a' }, 'A', 'B');
  const scoped = shapeOf('translate', { key: 'a', scope: 'b' }, 'A', 'B');
  assert.ok(isSame(plain, scoped), 'a call that fails without a scope fails with one');
  assert.equal(isSame(scoped, plain), false);
});
