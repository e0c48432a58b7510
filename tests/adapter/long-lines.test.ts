import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LongLinePermit } from '../../adapter/client/long-lines';
import { connected } from './scripted';

test('few programs hold a long line at a time, and the others get the right in turn', () => {
  const granted: number[] = [];
  const permits = [1, 2, 3, 4, 5].map((number) => new LongLinePermit(() => granted.push(number)));
  const [first, second, third, fourth, fifth] = permits as [
    LongLinePermit,
    LongLinePermit,
    LongLinePermit,
    LongLinePermit,
    LongLinePermit,
  ];
  assert.deepEqual(
    permits.map((permit) => permit.request()),
    [true, true, false, false, false],
  );
  assert.equal(third.request(), false, 'asking again changes nothing');
  fourth.release();
  first.release();
  assert.deepEqual([granted, third.isHeld], [[3], true]);
  second.release();
  assert.deepEqual(granted, [3, 5]);
  for (const permit of [third, fifth, fifth]) permit.release();
  assert.equal(fourth.request(), true);
  fourth.release();
});

test('programs with long lines are read one after the other, and none of them is too late', async () => {
  const answer = `if (method === 't') return ok(id, 'x'.repeat(8_000_000));`;
  const all = await Promise.all(Array.from({ length: 6 }, () => connected(answer)));
  const results = await Promise.all(all.map(({ adapter }) => adapter.t({ key: 'a' })));
  for (const result of results) assert.match(result, /^x{1000}… \(cut: 8000000 characters, /);
});
