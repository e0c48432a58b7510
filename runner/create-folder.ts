import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates a folder, and those around it that are missing. Node's own option `recursive` never returns on Linux if a
 * folder such as `/proc` answers that a new entry has no folder: it then tries to create that folder, again and again.
 *
 * @throws the error of the first folder that cannot be created
 */
export function createFolder(folder: string): void {
  if (isFolder(folder)) return;
  const parent = dirname(folder);
  if (parent !== folder) createFolder(parent);
  try {
    mkdirSync(folder);
  } catch (thrown) {
    // Another process may have created it in the meantime.
    if (!isFolder(folder)) throw thrown;
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
