import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placeIn } from '../../steps/place';

const stackWith = (frame: string): string =>
  `Error\n    at /package/steps/step-registry.js:9:1\n${frame}\n    at Module._compile (node:internal:1:2)`;

test('the place of the caller is the second frame of a stack', () => {
  assert.deepEqual(placeIn(stackWith('    at Object.<anonymous> (/package/steps/a.steps.js:12:3)')), {
    file: '/package/steps/a.steps.js',
    line: 12,
  });
  assert.deepEqual(placeIn(stackWith('    at file:///package/steps/a.mjs:1:2')), {
    file: 'file:///package/steps/a.mjs',
    line: 1,
  });
});

test('a path may have spaces, parentheses and a drive', () => {
  assert.deepEqual(placeIn(stackWith('    at Object.<anonymous> (C:\\a [new] (project)\\a.steps.js:12:3)')), {
    file: 'C:\\a [new] (project)\\a.steps.js',
    line: 12,
  });
});

test('a stack in another form gives no place', () => {
  assert.deepEqual(placeIn('register@http://localhost/page.js:1:2\n@http://localhost/page.js:3:4\n'), {
    file: '',
    line: 0,
  });
  assert.deepEqual(placeIn(undefined), { file: '', line: 0 });
});
