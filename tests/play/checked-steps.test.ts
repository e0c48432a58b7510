import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadSteps } from '../../play';
import { mustSucceed } from '../../play/checked-steps';

const library = loadSteps();

function stepsThatMustSucceed(...texts: readonly string[]): string[] {
  const flags = mustSucceed(
    texts.map((text) => ({ text })),
    library,
  );
  return texts.filter((_, index) => flags[index]);
}

test('a When must succeed unless the next step is a Then that checks its outcomes', () => {
  const [first, second] = ['"fr" is activated', '"de" is activated'] as const;
  assert.deepEqual(stepsThatMustSucceed(first, 'it returns "fr"'), []);
  assert.deepEqual(stepsThatMustSucceed(first, 'it raises InvalidLocale', second, 'it returns "de"'), []);
  assert.deepEqual(stepsThatMustSucceed(first, second, 'it returns "de"'), [first]);
  assert.deepEqual(stepsThatMustSucceed(first, 'the active locale is "fr"', 'it returns "fr"'), [first]);
  assert.deepEqual(stepsThatMustSucceed(first), [first]);
});
