import { join } from 'node:path';
import { after } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';

/**
 * Loads test files into this process, because loading what they test takes longer than the tests. The process fails if it
 * exits before all tests have ended, which Node would not notice if the status is 0.
 *
 * @param files the paths of the compiled files, relative to the package's root, separated by spaces
 */
export function requireTests(files = ''): void {
  let haveEnded = false;
  process.once('exit', () => {
    if (haveEnded) return;
    console.error(
      'The process of the tests exited before all of them had ended: a test, or what it tests, exits.',
    );
    process.exitCode = 1;
  });
  after(() => {
    haveEnded = true;
  });
  for (const file of files.split(' ')) require(join(PACKAGE_ROOT, file));
}
