import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BoundedCache } from '../../reference/bounded-cache';

/** Returns a cache of lengths, and the keys whose lengths were computed. */
function countingCache() {
  const made: string[] = [];
  const cache = new BoundedCache((key) => {
    made.push(key);
    return key.length;
  });
  return { cache, made };
}

test('a value is computed once', () => {
  const { cache, made } = countingCache();
  assert.deepEqual([cache.get('ab'), cache.get('ab'), cache.get('')], [2, 2, 0]);
  assert.deepEqual(made, ['ab', '']);
});

test('the cache holds 1,000 keys, and the next one clears it', () => {
  const { cache, made } = countingCache();
  for (let round = 0; round < 2; round++) for (let key = 0; key < 1000; key++) cache.get(String(key));
  assert.equal(made.length, 1000);
  cache.get('one more');
  cache.get('0');
  assert.equal(made.length, 1002);
});

test('the cache holds keys with 100,000 characters in total, and the next one clears it', () => {
  const { cache, made } = countingCache();
  const long = ['a', 'b'].map((letter) => letter.repeat(50_000));
  for (const key of [...long, ...long]) cache.get(key);
  assert.deepEqual(made, long);
  cache.get('c');
  cache.get(long[1]!);
  assert.deepEqual(made, [...long, 'c', long[1]]);
});

test('a key with more than 100,000 characters is not cached, and does not clear the cache', () => {
  const { cache, made } = countingCache();
  const long = 'a'.repeat(100_001);
  for (const key of ['short', long, long, 'short']) assert.equal(cache.get(key), key.length);
  assert.deepEqual(made, ['short', long, long]);
});
