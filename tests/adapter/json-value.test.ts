import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { isUnexpected, jsonValueOf } from '../../adapter/contract/json-value';

class Catalog {}

describe('a value that JSON cannot represent is replaced by its type or its text', () => {
  const cyclic: Record<string, unknown> = {};
  cyclic['self'] = [cyclic];
  const unexpected = (text: string) => ({ unexpected: text });
  for (const [what, value, json] of [
    ['a function', () => undefined, unexpected('function')],
    ['a symbol', Symbol('short'), unexpected('Symbol(short)')],
    ['a bigint', 12n, unexpected('12n (a bigint)')],
    ['NaN', NaN, unexpected('NaN (a number)')],
    ['Infinity', -Infinity, unexpected('-Infinity (a number)')],
    ['undefined in an array', ['a', undefined], ['a', unexpected('undefined value')]],
    ['a hole in an array', Array(1), [unexpected('undefined value')]],
    ['an object of a class', { a: [new Catalog()] }, { a: [unexpected('Catalog object')] }],
    ['an object of JavaScript', new Map([['a', 1]]), unexpected('Map object')],
    ['an object of a class without a name', new (class {})(), unexpected('object')],
    ['a date, which JSON.stringify would convert to a string', new Date(0), unexpected('Date object')],
    ['an object that contains itself', cyclic, { self: [unexpected('cyclic object')] }],
  ] as const) {
    test(what, () => assert.deepEqual(jsonValueOf(value), json));
  }
});

test('a value that JSON can represent is unchanged', () => {
  // The same object, or the same array, may stand in several places.
  for (const shared of [{ b: null }, [null]]) {
    const value = { a: [1, 'a', true, shared, shared], c: shared, d: {} };
    assert.deepEqual(jsonValueOf(value), value);
  }
  assert.equal(jsonValueOf(null), null);
  assert.deepEqual(jsonValueOf({ a: undefined, b: 1 }), { b: 1 });
  const named: unknown = JSON.parse('{ "__proto__": { "a": 1 } }');
  assert.deepEqual(jsonValueOf(named), named);
  assert.deepEqual(Object.keys(jsonValueOf(named) as object), ['__proto__']);
});

test('a value of very many levels is cut, and does not fill the stack', () => {
  const nested = (levels: number): unknown => {
    let value: unknown = [];
    for (let level = 1; level < levels; level += 1) value = [value];
    return value;
  };
  assert.deepEqual(jsonValueOf(nested(201)), nested(201));
  assert.match(JSON.stringify(jsonValueOf(nested(202))), /"value of more than 200 levels"/);
  const deep = nested(100_000);
  assert.match(JSON.stringify(jsonValueOf(deep)), /^\[+\{"unexpected":"value of more than 200 levels"\}\]+$/);
});

test('plain objects of another realm or without a prototype are plain objects', () => {
  assert.deepEqual(jsonValueOf(runInNewContext('({ a: [1] })')), { a: [1] });
  assert.deepEqual(jsonValueOf(Object.assign(Object.create(null), { a: 1 })), { a: 1 });
});

test('only an object with the single field "unexpected" replaces another value', () => {
  assert.ok(isUnexpected({ unexpected: 'function' }));
  for (const value of [null, 'unexpected', { unexpected: 1 }, { unexpected: 'a', and: 'b' }, {}]) {
    assert.ok(!isUnexpected(value));
  }
});
