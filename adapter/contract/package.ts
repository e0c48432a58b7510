import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The folder of this package, which contains `features/` and `fixtures/`. Compiled code is one folder deeper than its
 * source, so the package folder is found by its `package.json`, not by counting parent folders.
 */
export const PACKAGE_ROOT = findPackageRoot(__dirname);

/**
 * Returns the absolute path of a file that the build writes. The path does not depend on where the calling code is,
 * because that code may be bundled into another file.
 */
export function compiledFile(path: string): string {
  return join(PACKAGE_ROOT, 'dist', path);
}

/** The name and version of the suite, as sent in `initialize`. */
export const SUITE: { readonly name: string; readonly version: string } = readSuiteName();

function findPackageRoot(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : findPackageRoot(dirname(folder));
}

function readSuiteName(): { name: string; version: string } {
  const { name, version } = JSON.parse(readFileSync(join(PACKAGE_ROOT, 'package.json'), 'utf8'));
  return { name, version };
}
