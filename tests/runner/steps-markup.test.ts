import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stepsMarkup } from '../../runner/blocks/steps-markup';

test('the step at which a scenario ended is marked, whatever its keyword', () => {
  const keywords = ['Given', 'And', 'Then', 'But'];
  const steps = keywords.map((keyword) => ({ keyword, text: 'a step', line: 1 }));
  const rolesWith = (...marked: readonly number[]) =>
    [...stepsMarkup(steps, new Set(marked)).text.matchAll(/<li class="(\w*)">/g)].map(([, role]) => role);
  assert.deepEqual(rolesWith(), ['', 'more', '', 'more']);
  assert.deepEqual(rolesWith(0, 1), ['failing', 'failing', '', 'more']);
  assert.deepEqual(rolesWith(2, 3), ['', 'more', 'failing', 'failing']);
});
