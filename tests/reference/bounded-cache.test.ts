import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boundedCache } from '../../reference/bounded-cache';

/** Returns a cache of lengths, and the lengths that were computed. */
function countingCache() {
  const made: number[] = [];
  const cache = boundedCache((key) => {
    made.push(key.length);
    return key.length;
  });
  return { cache, made };
}

test('a value is computed once', () => {
  const { cache, made } = countingCache();
  assert.deepEqual([cache('ab'), cache('ab'), cache('')], [2, 2, 0]);
  assert.deepEqual(made, [2, 0]);
});

/** Fills the caches until they are cleared, because other tests in this process have filled them to some extent. */
function clearCaches(): void {
  const { cache, made } = countingCache();
  cache('');
  for (let index = 0; made.at(-1) !== 0 || index === 0; index++) {
    cache(String(index).padEnd(4980, ' '));
    cache('');
  }
}

test('the caches of a process keep at most 100,000 characters together, and then forget everything', () => {
  clearCaches();
  const first = countingCache();
  const second = countingCache();
  const key = (index: number) => String(index).padEnd(4980, ' ');
  // Each key counts 5,000 characters.
  for (let index = 0; index < 9; index++) {
    first.cache(key(index));
    second.cache(key(index));
  }
  for (let index = 0; index < 9; index++) assert.equal(first.cache(key(index)), 4980);
  assert.deepEqual([first.made.length, second.made.length], [9, 9]);
  for (let index = 9; index < 12; index++) first.cache(key(index));
  first.cache(key(0));
  second.cache(key(0));
  assert.deepEqual([first.made.length, second.made.length], [13, 10]);
});

test('a key of more than 6,250 characters is not kept, and pushes out nothing', () => {
  const small = countingCache();
  const large = countingCache();
  const key = 'k'.repeat(6251);
  for (const { cache } of [small, small]) assert.equal(cache('key'), 3);
  for (const { cache } of [large, large]) assert.equal(cache(key), 6251);
  assert.equal(small.cache('key'), 3);
  assert.deepEqual(small.made, [3]);
  assert.deepEqual(large.made, [6251, 6251]);
});
