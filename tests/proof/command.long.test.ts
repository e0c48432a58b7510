import { match, strictEqual } from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';

describe('the command of the proof', () => {
  const prove = (...options: readonly string[]) => {
    const main = join(PACKAGE_ROOT, 'dist/proof/main.js');
    return spawnSync(process.execPath, [main, ...options], { encoding: 'utf8' });
  };

  it('proves one mutant, and ends with the totals', () => {
    const { status, stdout } = prove('--mutant', 'LOOKUP-01/trims-the-text', '--jobs', '1');
    strictEqual(status, 0);
    match(stdout, /^LOOKUP-01 +1 of 1 mutant caught +a-text-of-spaces-alone @module$/m);
    match(stdout, /^1 passed, 0 failed\n$/m);
  });

  it('reports a name that matches nothing', () => {
    const { status, stderr } = prove('--rule', 'LOOKUP-99');
    strictEqual(status, 2);
    match(stderr, /nothing is called LOOKUP-99/);
  });
});
