import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PACKAGE_ROOT, SUITE } from '../../adapter/contract/package';
import { shellQuote } from '../text/escape';

/**
 * Returns the commands that install the suite and additional packages in a folder. The suite is packed from its own
 * folder, because it is not in a registry yet. If npx already finds the suite, only the additional packages are
 * installed.
 *
 * @param folder the absolute path of the folder in which the user runs the commands
 * @param packages the npm names of the additional packages
 */
export function installSteps(folder: string, packages: readonly string[]): string[] {
  const further = packages.map((name) => ` ${name}`).join('');
  if (isInstalledFor(folder)) return packages.length === 0 ? [] : [`npm install --save-dev${further}`];
  // The script `prepack` needs files that exist only in a clone of the repository; elsewhere, it is skipped.
  const options = existsSync(join(PACKAGE_ROOT, 'scripts/build.mjs')) ? '' : ' --ignore-scripts';
  const file = `./${SUITE.name}-${SUITE.version}.tgz`;
  return [
    `npm pack${options} ${shellQuote(PACKAGE_ROOT)}`,
    `npm install --prefix . --save-dev ${file}${further}`,
  ];
}

/**
 * Tells whether npx finds the suite from a folder, that is, whether the suite is installed there or in a parent folder.
 */
function isInstalledFor(folder: string): boolean {
  if (existsSync(join(folder, 'node_modules', SUITE.name))) return true;
  return folder !== dirname(folder) && isInstalledFor(dirname(folder));
}
