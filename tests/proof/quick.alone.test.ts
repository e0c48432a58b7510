import { test } from 'node:test';
import { requireSuccess } from '../program';

// A complete proof takes minutes: `npm run proof`, which is a separate job in CI.
test('each mutant fails a trial that it is known to fail', () => {
  requireSuccess(['dist/proof/main.js', '--quick'], /^[1-9]\d* passed, 0 failed$/m);
});
