import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { PACKAGE_ROOT } from '../adapter/contract/package';

/**
 * Imports the files below a folder, and returns the array that each exports under the same name. The keys are the paths
 * of the files below the folder, without extensions, such as `lookup/keys`.
 *
 * @param folder the path of the folder below `proof/`
 * @param name the name of the export
 * @param isListed whether a file exports the array
 * @throws Error when a listed file has no such export
 */
export function readArrays<Item>(
  folder: string,
  name: string,
  isListed: (file: string) => boolean,
): ReadonlyMap<string, readonly Item[]> {
  // Lists the sources, because a compiled file may remain when its source is gone.
  const files = readdirSync(join(PACKAGE_ROOT, 'proof', folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => path.slice(0, -'.ts'.length).replaceAll(sep, '/'))
    .filter(isListed)
    .sort();
  return new Map(
    files.map((file) => {
      const exports = require(join(__dirname, folder, file)) as { readonly [name: string]: unknown };
      const items = exports[name];
      if (!Array.isArray(items)) {
        throw new Error(`proof/${folder}/${file}.ts exports no array called ${name}: add the export`);
      }
      return [file, items as readonly Item[]];
    }),
  );
}
