import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The folders in dist/ that have no source folder, because other commands write them. */
const OTHER_FOLDERS = ['packed', join('ports', 'kits')];
/** The compiled files without a source of the same name, because the build makes them in another way. */
const OTHER_FILES = ['adapter/contract/validators', 'runner/host'];

/**
 * Tells whether all outputs exist and are newer than every input. A file that is changed while it is compiled may
 * count as compiled until it is changed again.
 */
export function areFresh(outputs, inputs) {
  const oldest = Math.min(
    ...outputs.map((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? -Infinity),
  );
  return inputs.every((file) => statSync(file).mtimeMs < oldest);
}

/**
 * Removes the files in dist/ whose source no longer exists, because it was renamed or deleted.
 *
 * @param root the folder that contains dist/
 * @param folder the folder to look in, relative to dist/
 */
export function removeStale(root, folder = '') {
  for (const entry of readdirSync(join(root, 'dist', folder), { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (OTHER_FOLDERS.includes(path)) continue;
    if (entry.isDirectory() && existsSync(join(root, path))) removeStale(root, path);
    else if (entry.isDirectory() || isStale(root, path))
      rmSync(join(root, 'dist', path), { recursive: true });
  }
}

function isStale(root, path) {
  const [, name] = /^(.*?)(?:\.js|\.js\.map|\.d\.ts)$/.exec(path.replaceAll('\\', '/')) ?? [];
  if (name === undefined || OTHER_FILES.includes(name)) return false;
  return !['.ts', '.tsx'].some((ending) => existsSync(join(root, name + ending)));
}
