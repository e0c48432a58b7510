import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boundedCache } from '../../reference/bounded-cache';

/** Returns a cache of lengths whose values take some bytes, and the keys whose lengths were computed. */
function countingCache(bytes = 0) {
  const made: string[] = [];
  const cache = boundedCache(
    (key) => {
      made.push(key);
      return key.length;
    },
    () => bytes,
  );
  return { cache, made };
}

test('a value is computed once', () => {
  const { cache, made } = countingCache();
  assert.deepEqual([cache('ab'), cache('ab'), cache('')], [2, 2, 0]);
  assert.deepEqual(made, ['ab', '']);
});

test('the caches of a process keep at most 4 MiB together, and then forget everything', () => {
  const first = countingCache(250_000);
  const second = countingCache(250_000);
  const keys = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  for (const key of keys) {
    first.cache(key);
    second.cache(key);
  }
  assert.deepEqual([first.made.length, second.made.length], [8, 8]);
  // Sixteen values are 4,000,000 bytes. The next one does not fit beside them.
  first.cache('i');
  for (const { cache } of [first, second]) cache('a');
  assert.deepEqual(first.made, [...keys, 'i', 'a']);
  assert.deepEqual(second.made, [...keys, 'a']);
});

test('a value of more than 256 KiB is not kept, and pushes out nothing', () => {
  const small = countingCache();
  const large = countingCache(2 ** 18);
  for (const { cache } of [small, large, large, small]) assert.equal(cache('key'), 3);
  assert.deepEqual(small.made, ['key']);
  assert.deepEqual(large.made, ['key', 'key']);
});
