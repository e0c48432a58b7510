import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { PACKAGE_ROOT } from '../adapter/contract/package';

/**
 * Runs a program of the project in its folder. Fails, and shows the output, unless the program succeeds.
 *
 * @param args the compiled program, relative to the package's root, and its arguments
 * @param conclusion a line of the output, which shows that the program has done something
 */
export function requireSuccess(args: readonly string[], conclusion: RegExp): void {
  const env = { ...process.env, NO_COLOR: '1' };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    ...{ cwd: PACKAGE_ROOT, env, encoding: 'utf8' },
    maxBuffer: Infinity,
  });
  assert.equal(status, 0, stdout + stderr);
  assert.match(stdout, conclusion);
}
