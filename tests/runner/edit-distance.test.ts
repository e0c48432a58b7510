import assert from 'node:assert/strict';
import { test } from 'node:test';
import { closest, distance } from '../../runner/text/edit-distance';

test('the distance counts insertions, deletions and replacements', () => {
  for (const [one, other, edits] of [
    ['', '', 0],
    ['', 'abc', 3],
    ['abc', '', 3],
    ['kitten', 'sitting', 3],
    ['lokup', 'lookup', 1],
  ] as const) {
    assert.equal(distance(one, other), edits, `${one} ${other}`);
  }
});

test('the closest text has the smallest distance', () => {
  assert.equal(closest('slect', ['unit', 'select', 'build']), 'select');
  assert.equal(closest('a', []), '');
});
