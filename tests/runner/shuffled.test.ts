import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inOrder } from '../../runner/judge/play-on-port';
import { shuffled } from '../../runner/judge/shuffled';

const ITEMS = Array.from({ length: 100 }, (_, index) => index);

test('a seed gives the same order each time, which has all items once', () => {
  const order = shuffled(ITEMS, '7');
  assert.deepEqual(order, shuffled(ITEMS, '7'));
  assert.notDeepEqual(order, ITEMS);
  assert.deepEqual(
    order.toSorted((one, other) => one - other),
    ITEMS,
  );
});

test('each item comes to each place about as often', () => {
  const counts = Array.from({ length: 4 }, () => [0, 0, 0, 0]);
  for (let seed = 0; seed < 4000; seed += 1) {
    shuffled([0, 1, 2, 3], `${seed}`).forEach((item, place) => (counts[item]![place]! += 1));
  }
  for (const count of counts.flat()) assert.ok(Math.abs(count - 1000) < 150, `${count} of 4000`);
});

test('with a seed, each repetition has an order of its own, and the same one in each run', () => {
  const orders = [1, 2, 3].map((repetition) => inOrder(ITEMS, '7', repetition));
  assert.equal(new Set(orders.map(String)).size, 3);
  assert.deepEqual(
    [1, 2, 3].map((repetition) => inOrder(ITEMS, '7', repetition)),
    orders,
  );
  assert.deepEqual(orders[0], shuffled(ITEMS, '7'));
  assert.deepEqual(inOrder(ITEMS, undefined, 2), ITEMS);
});
