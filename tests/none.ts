import assert from 'node:assert/strict';

/** Fails with the items of a list that must be empty. */
export function requireNone(items: readonly unknown[], message?: string): void {
  assert.deepEqual(items, [], message);
}
