import { lstatSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createFolder } from '../create-folder';
import { messageOf } from '../reports/output-files';
import { UsageError } from '../usage-error';
import type { KitFile } from './kit-files';

/**
 * Writes the files of a starter kit. It overwrites nothing.
 *
 * @param pathText the path of a file as messages show it
 * @throws UsageError when a file exists already, before anything is written; or when one cannot be written
 */
export function writeKit(files: readonly KitFile[], pathText: (path: string) => string): void {
  const existing = files.map(({ path }) => path).filter(exists);
  if (existing.length > 0) {
    throw new UsageError(
      `init overwrites nothing, and wrote nothing: ${existing.map(pathText).join(', ')} ` +
        `${existing.length === 1 ? 'exists' : 'exist'} already; name another folder, or move ` +
        `${existing.length === 1 ? 'it' : 'them'} away`,
    );
  }
  for (const { path } of files) requireFolder(dirname(path), pathText);
  for (const { path, text } of files) {
    try {
      createFolder(dirname(path));
      writeFileSync(path, text, { flag: 'wx' });
    } catch (thrown) {
      throw new UsageError(`${pathText(path)} cannot be written: ${messageOf(thrown)}`);
    }
  }
}

/** Refuses a path below a file, before anything is written. */
function requireFolder(folder: string, pathText: (path: string) => string): void {
  if (!exists(folder)) {
    if (folder !== dirname(folder)) requireFolder(dirname(folder), pathText);
    return;
  }
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new UsageError(`${pathText(folder)} is no folder; name another one`);
  }
}

/** Tells whether there is something at a path, be it a link that leads nowhere. */
function exists(path: string): boolean {
  try {
    lstatSync(path);
    return true;
  } catch {
    return false;
  }
}
