import { existsSync, lstatSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { messageOf, UsageError } from '../errors';
import { createFolder } from '../files/write-file';
import type { KitName } from './kits';

/** A file to write as part of a starter kit. */
export interface KitFile {
  /** The file's absolute path. */
  readonly path: string;
  readonly text: string;
}

const WORKFLOW = '.github/workflows/conformance.yml';

/**
 * Returns the files of a starter kit. The kit's workflow for GitHub belongs at the root of the repository that contains
 * the folder, because GitHub looks for workflows only there.
 *
 * @param folder the absolute path of the kit's folder, which need not exist
 */
export function kitFiles(kit: KitName, folder: string): KitFile[] {
  const source = kitFolder(kit);
  return filesIn(source).map((path) => {
    const text = readFileSync(join(source, path), 'utf8');
    // In this package, the kit's `.gitignore` is called `gitignore`, because npm omits a file named `.gitignore` or
    // uses it to exclude other files.
    if (path === 'gitignore') return { path: join(folder, '.gitignore'), text };
    if (path.split(sep).join('/') !== WORKFLOW) return { path: join(folder, path), text };
    const root = repositoryOf(folder);
    return { path: join(root, path), text: workflowFor(text, relative(root, folder)) };
  });
}

/** Returns the folder of a kit. The build makes the kit for JavaScript from the kit for TypeScript. */
export function kitFolder(kit: KitName): string {
  return join(PACKAGE_ROOT, kit === 'javascript' ? 'dist/ports/kits' : 'ports/kits', kit);
}

/** Returns the paths of a kit's files, without the files that running the kit has left behind in its folder. */
function filesIn(kit: string): string[] {
  const ignored = readFileSync(join(kit, 'gitignore'), 'utf8').split(/\/?\n/);
  return readdirSync(kit, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(kit, join(entry.parentPath, entry.name)))
    .filter((path) => !path.split(sep).some((name) => ignored.includes(name)))
    .sort();
}

/** Returns the root of the repository that contains a folder, or the folder itself if it is not in a repository. */
function repositoryOf(folder: string): string {
  for (let parent = folder; ; parent = dirname(parent)) {
    if (existsSync(join(parent, '.git'))) return parent;
    if (parent === dirname(parent)) return folder;
  }
}

/** Inserts the kit's folder into the workflow as its working directory. */
function workflowFor(text: string, folder: string): string {
  const path = folder === '' ? '.' : folder.split(sep).join('/');
  const quoted = /^[\w./-]+$/.test(path) ? path : JSON.stringify(path);
  return text.replace('working-directory: .', () => `working-directory: ${quoted}`);
}

/**
 * Writes the files of a starter kit. No existing file is overwritten.
 *
 * @param pathText returns a path in the form shown in messages
 * @throws UsageError when a file cannot be written. If one of the files already exists, or if there is a file where the
 *   kit needs a folder, the error is thrown before anything is written
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

/** Throws unless a path leads to a folder or, if nothing exists there, its nearest existing parent is a folder. */
function requireFolder(folder: string, pathText: (path: string) => string): void {
  if (!exists(folder)) {
    if (folder !== dirname(folder)) requireFolder(dirname(folder), pathText);
    return;
  }
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new UsageError(`${pathText(folder)} is no folder; name another one`);
  }
}

/** Tells whether anything exists at a path, including a symbolic link that leads nowhere. */
function exists(path: string): boolean {
  try {
    lstatSync(path);
    return true;
  } catch {
    return false;
  }
}
