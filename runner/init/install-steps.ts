import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PACKAGE_ROOT, SUITE } from '../../adapter/contract/package';
import { shellQuote } from '../text/escape';

/**
 * Returns the commands that install the suite, and further packages, in a folder. The suite is packed from its present
 * folder, because no registry has it yet. Where npx already finds the suite, only the further packages are installed.
 *
 * @param folder the absolute path of the folder in which the user runs the commands
 * @param packages the further packages, as npm names them
 */
export function installSteps(folder: string, packages: readonly string[]): string[] {
  const further = packages.map((name) => ` ${name}`).join('');
  if (isInstalledFor(folder)) return packages.length === 0 ? [] : [`npm install --save-dev${further}`];
  // Only a clone of the repository has the files that `prepack` needs.
  const options = existsSync(join(PACKAGE_ROOT, 'scripts/build.mjs')) ? '' : ' --ignore-scripts';
  const file = `./${SUITE.name}-${SUITE.version}.tgz`;
  return [
    `npm pack${options} ${shellQuote(PACKAGE_ROOT)}`,
    `npm install --prefix . --save-dev ${file}${further}`,
  ];
}

/** Tells whether npx finds the suite in a folder: it is installed in this folder or in one of its parents. */
function isInstalledFor(folder: string): boolean {
  if (existsSync(join(folder, 'node_modules', SUITE.name))) return true;
  return folder !== dirname(folder) && isInstalledFor(dirname(folder));
}
