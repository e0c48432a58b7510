import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as adapter from '../../adapter';

test('an adapter of a port in TypeScript is written with these', () => {
  assert.deepEqual(Object.keys(adapter).sort(), [
    'ErrorCode',
    'OperationError',
    'PROTOCOL',
    'invalidLocale',
    'invalidParams',
    'missingTranslation',
    'runBlock',
    'unsupported',
  ]);
});
