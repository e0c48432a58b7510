import { test } from 'node:test';
import { requireSuccess } from '../program';

test('each variant of the reference passes', () => {
  requireSuccess(['dist/proof/main.js', '--variants'], /^[1-9]\d* passed, 0 failed$/m);
});
