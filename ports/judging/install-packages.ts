import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { PACKAGE_ROOT } from '../../adapter/contract/package';

/**
 * Installs the packages of a folder with its own manifest. Such packages are needed by only one command or test. The
 * manifest names exact versions, and only packages that these need in turn may change.
 *
 * @param folder the path of the folder, relative to the package's root
 * @throws Error with npm's output, when the packages cannot be installed
 */
export function installPackages(folder: string): void {
  const options = ['--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status, stdout, stderr } = spawnSync('npm', ['install', '--no-package-lock', ...options], {
    cwd: join(PACKAGE_ROOT, folder),
    encoding: 'utf8',
    // On Windows, npm is a script, which only the shell starts.
    shell: process.platform === 'win32',
  });
  if (status === 0) return;
  const what = `the packages of ${folder}/package.json cannot be installed`;
  throw new Error(`${what}; the first time, that needs the registry of npm:\n${stdout}${stderr}`);
}
