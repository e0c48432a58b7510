import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { statSync } from 'node:fs';
import { PACKAGE_ROOT } from '../adapter/contract/package';

/** The folder of the site, which has packages of its own. */
export const SITE = join(PACKAGE_ROOT, 'site');

/**
 * Installs the packages of the site, unless they were installed since their lock file changed.
 *
 * @throws Error when npm fails
 */
export function installSite(): void {
  const changed = (file: string): number =>
    statSync(join(SITE, file), { throwIfNoEntry: false })?.mtimeMs ?? -Infinity;
  if (changed('node_modules/.package-lock.json') >= changed('package-lock.json')) return;
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: SITE,
    stdio: 'inherit',
    // On Windows, npm is a script, which only the shell starts.
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('the packages of site/package.json cannot be installed: see above');
}
