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

/** Returns a bounded value without its checksum. */
function withoutChecksum(bounded: unknown): unknown {
  return JSON.parse(JSON.stringify(bounded).replaceAll(/, checksum [0-9a-f]{1,8}:/g, ':'));
}

test('a large or deep value becomes one that no scenario expects', () => {
  for (const [value, text] of [
    [Array.from({ length: 100_000 }, () => 0), 'characters: [ 0, 0, 0, ... 99997 more items ]'],
    [{ key: 'x'.repeat(20_000) }, `characters: { key: '${'x'.repeat(100)}'... 19900 more characters }`],
    [{ ['k'.repeat(20_000)]: 1 }, `characters: { ${'k'.repeat(998)}`],
  ] as const) {
    assert.deepEqual(withoutChecksum(boundedValue(value)), {
      unexpected: `a value of more than 2000 ${text}`,
    });
  }
  for (const levels of [101, 5000]) {
    const deep = { unexpected: 'a value of more than 100 levels: [ [ [Array] ] ]' };
    assert.deepEqual(withoutChecksum(boundedValue(nested(levels))), deep);
  }
});

test('of a large map, the first entries are shown, in the order of their keys', () => {
  const map = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`k${9999 - index}`, 0]));
  const [first, ...others] = Array.from({ length: 30 }, (_, index) => `k${5000 + index}: 0`);
  const text = `${[first, ...others].join(', ')}, '…': '4970 more entries'`;
  assert.deepEqual(withoutChecksum(boundedValue(map)), {
    unexpected: `a value of more than 2000 characters: { ${text} }`,
  });
  assert.match(JSON.stringify(boundedValue([map])), /: \[ { k5000: 0, .* more entries' } \]"}$/);
});

test('large maps are the same in any order of keys, and differ in any nested value', () => {
  const long = 'x'.repeat(2000);
  const bounded = boundedValue({ de: { menu: { open: 'Auf', shut: 'Zu' } }, en: { long }, fr: [1, 2] });
  const reordered = { fr: [1, 2], en: { long }, de: { menu: { shut: 'Zu', open: 'Auf' } } };
  assert.deepEqual(boundedValue(reordered), bounded);
  for (const other of [
    { de: { menu: { open: 'Zu', shut: 'Auf' } }, en: { long }, fr: [1, 2] },
    { de: { menu: { open: 'Auf', shut: 'Zu' } }, en: { long: `${long}x` }, fr: [1, 2] },
    { de: { menu: { open: 'Auf' }, shut: 'Zu' }, en: { long }, fr: [1, 2] },
    { de: { menu: { open: 'Auf', shut: 'Zu' } }, en: { long }, fr: [2, 1] },
    { de: { menu: { open: 'Auf', shut: 'Zu' } }, en: { long }, fr: { 0: 1, 1: 2 } },
    { de: { menu: { open: 'Auf', shut: 'Zu' } }, en: { long }, fr: ['1', 2] },
  ]) {
    assert.notDeepEqual(boundedValue(other), bounded);
  }
});

test('large values differ also in what is not shown of them', () => {
  const [long, deep] = ['x'.repeat(2000), (leaf: unknown) => ({ a: { b: { c: { d: { e: leaf } } } } })];
  for (const [one, other] of [
    [1, '1'],
    [null, 'null'],
    [[], {}],
    [{ f: 1 }, { g: 1 }],
  ]) {
    const [first, second] = [one, other].map((leaf) => boundedValue({ ...deep(leaf), long }));
    assert.deepEqual(withoutChecksum(first), withoutChecksum(second));
    assert.notDeepEqual(first, second, JSON.stringify(one));
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
  const bounded = withoutChecksum(boundedResult({ block, value: nested(101) }));
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
    `[${'0,'.repeat(49_999)}`,
  ];
  for (const text of [...texts, '[{},'.repeat(5000)]) requireParsable(text, 'translate');
  requireParsable('[]{}'.repeat(20_000), 'translate');
  const tooLarge = (limit: string): AdapterFault =>
    new AdapterFault('wrong-shape', `the adapter answered translate with JSON of more than ${limit}`);
  for (const [text, limit] of [
    [`${'['.repeat(10_001)}${' '.repeat(10_000)}`, '10000 levels'],
    [`[${'0,'.repeat(50_000)}`, '50000 values'],
    ['[],'.repeat(30_000), '50000 values'],
  ] as const) {
    assert.throws(() => requireParsable(text, 'translate'), tooLarge(limit));
  }
});

test('a text that a call returned may have 12,000 characters, and any other text of a response 2,000', () => {
  const text = (length: number) => 'x'.repeat(length);
  const lengthIn = (response: unknown) => JSON.stringify(boundedResponse(response)).match(/x+/)?.[0].length;
  assert.equal(lengthIn({ result: text(12_000) }), 12_000);
  assert.equal(lengthIn({ result: text(12_001) }), 1000);
  assert.equal(lengthIn({ result: { block: [{ result: text(12_000) }] } }), 12_000);
  for (const other of [
    { result: [text(2001)] },
    { error: { code: 3, message: text(2001) } },
    { error: { code: 3, message: '', data: { type: text(2001) } } },
  ])
    assert.ok(lengthIn(other)! <= 1000, JSON.stringify(other).slice(0, 60));
});
