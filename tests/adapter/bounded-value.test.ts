import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boundedResponse } from '../../adapter/client/bounded-response';
import { boundedText, boundedValue } from '../../adapter/client/bounded-value';
import { requireParsable } from '../../adapter/client/line-limits';
import { AdapterFault } from '../../adapter/contract/errors';

/** Returns an array in an array, and so on. */
function nested(levels: number): unknown {
  return JSON.parse('['.repeat(levels) + ']'.repeat(levels));
}

test('a result that a scenario could expect is held as it is', () => {
  const results = ['text', '', null, 7, true, 'x'.repeat(2000), nested(100), { a: ['b', { c: 'd' }] }];
  for (const result of results) assert.equal(boundedValue(result), result);
});

test('a long text is cut, and says how long it was', () => {
  const cut = String(boundedValue('é'.repeat(15_000_000)));
  assert.match(cut, /^é{1000}… \(cut: 15000000 characters, checksum [0-9a-f]{1,8}\)$/);
  assert.equal(boundedValue('é'.repeat(15_000_000)), cut);
  // The checksum is a hash of the whole text: texts that begin alike stay different.
  const note = '… (cut: 2002 characters, checksum 15c9c75a)';
  assert.equal(boundedValue('ab'.repeat(1001)), 'ab'.repeat(500) + note);
});

test('a text that is cut again still says how long it was', () => {
  const limits = { characters: 200, shown: 10 };
  const cut = boundedText(String(boundedValue('y'.repeat(5000))), limits);
  assert.match(cut, /^y{10}… \(cut: 5000 characters, checksum [0-9a-f]{1,8}\)$/);
});

test('a value of just the limit is kept, and one that is larger by a character is not', () => {
  // The key counts as `"a":`, and the text as `x,`.
  const [kept, larger] = [1995, 1996].map((length) => ({ a: 'x'.repeat(length) }));
  assert.equal(boundedValue(kept), kept);
  assert.match(JSON.stringify(boundedValue(larger)), /a value of more than 2000 characters/);
});

test('a large or deep value becomes one that no scenario expects', () => {
  const large = { unexpected: 'a value of more than 2000 characters: [ 0, 0, 0, ... 99997 more items ]' };
  assert.deepEqual(boundedValue(Array.from({ length: 100_000 }, () => 0)), large);
  assert.deepEqual(boundedValue({ key: 'x'.repeat(20_000) }), {
    unexpected: `a value of more than 2000 characters: { key: '${'x'.repeat(100)}'... 19900 more characters }`,
  });
  assert.deepEqual(boundedValue({ ['k'.repeat(20_000)]: 1 }), {
    unexpected: `a value of more than 2000 characters: { ${'k'.repeat(998)}`,
  });
  for (const levels of [101, 5000]) {
    const deep = { unexpected: 'a value of more than 100 levels: [ [ [Array] ] ]' };
    assert.deepEqual(boundedValue(nested(levels)), deep);
  }
});

test('the results in a block are cut one by one', () => {
  const error = { code: 3, message: 'refused' };
  const block = [
    { result: 'x'.repeat(20_000) },
    { result: 'short' },
    { error },
    { result: { block: [{ result: nested(101) }] } },
  ];
  const boundedResult = (result: unknown): unknown =>
    (boundedResponse({ result }) as { readonly result: unknown }).result;
  const bounded = boundedResult({ block, value: nested(101) });
  const deep = { unexpected: 'a value of more than 100 levels: [ [ [Array] ] ]' };
  assert.deepEqual(bounded, {
    block: [
      { result: boundedValue('x'.repeat(20_000)) },
      { result: 'short' },
      { error },
      { result: { block: [{ result: deep }] } },
    ],
    value: deep,
  });
  const odd = { block: [null, {}, 1, [], 'text'] };
  assert.deepEqual(boundedResult(odd), odd, 'an envelope of the wrong shape is told later');
  const inside = (levels: number): unknown =>
    levels === 0
      ? { block: [{ result: 'x'.repeat(20_000) }, { result: 'short' }] }
      : { block: [{ result: inside(levels - 1) }] };
  assert.match(JSON.stringify(boundedResult(inside(100))), /"x{1000}… .*"short"/);
  for (const levels of [101, 5000]) {
    assert.match(JSON.stringify(boundedResult(inside(levels))), /"unexpected":"a value of more than /);
  }
});

test('a line whose JSON would fill the memory is a fault, and any other long line is parsed', () => {
  const texts = [
    `"${'[,'.repeat(1_000_000)}"`,
    `"${'\\"['.repeat(500_000)}"`,
    `${'['.repeat(10_000)}${' '.repeat(10_000)}`,
    `[${'0'.repeat(5_000_000)}]`,
    `[${'0,'.repeat(499_999)}`,
  ];
  for (const text of [...texts, '[{},'.repeat(5000)]) requireParsable(text, 'translate');
  requireParsable('[]{}'.repeat(20_000), 'translate');
  const tooLarge = (limit: string): AdapterFault =>
    new AdapterFault('wrong-shape', `the adapter answered translate with JSON of more than ${limit}`);
  for (const [text, limit] of [
    [`${'['.repeat(10_001)}${' '.repeat(10_000)}`, '10000 levels'],
    [`[${'0,'.repeat(500_000)}`, '500000 values'],
    ['[],'.repeat(300_000), '500000 values'],
  ] as const) {
    assert.throws(() => requireParsable(text, 'translate'), tooLarge(limit));
  }
});
