import { existsSync, lstatSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { messageOf, UsageError } from '../errors';
import { makeFolder } from '../files/write-file';
import { checkCommand, KITS, runCommandOf, type Kit, type KitName } from './kits';

/** A file to write as part of a starter kit. */
interface KitFile {
  /** The file's absolute path. */
  readonly path: string;
  readonly text: string;
}

const WORKFLOW = '.github/workflows/conformance.yml';
/** The folder of the files that all kits have, with places for what differs. */
const COMMON = 'ports/kits/common';

/**
 * Returns the files of a starter kit. The kit's workflow for GitHub belongs at the root of the repository that contains
 * the folder, because GitHub looks for workflows only there. Without a repository, it is written to the folder.
 *
 * @param folder the absolute path of the kit's folder, which need not exist
 */
export function kitFiles(language: KitName, folder: string): KitFile[] {
  const root = repositoryOf(folder) ?? folder;
  const fill = filling(KITS[language], relative(root, folder));
  const common = join(PACKAGE_ROOT, COMMON);
  const own = kitFolder(language);
  const ofKit = filesIn(own).map((path) => {
    const text = readFileSync(join(own, path), 'utf8');
    // In this package, the kit's `.gitignore` is called `gitignore`, because npm omits a file named `.gitignore` or
    // uses it to exclude other files.
    return { path: join(folder, path === 'gitignore' ? '.gitignore' : path), text };
  });
  // A kit's README.md holds only what its language adds.
  const page = join(folder, 'README.md');
  const added = ofKit.find(({ path }) => path === page);
  return [
    ...ofKit.filter(({ path }) => path !== page),
    ...[WORKFLOW, 'README.md', 'known-failures.txt'].map((name) => {
      const text = fill(readFileSync(join(common, name), 'utf8'));
      if (name === WORKFLOW) return { path: join(root, name), text };
      return {
        path: join(folder, name),
        text: name === 'README.md' && added ? `${text}\n${added.text}` : text,
      };
    }),
  ].sort((one, other) => (one.path < other.path ? -1 : 1));
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
    .filter((path) => !path.split(sep).some((name) => ignored.includes(name)));
}

/** Returns a function that fills in the placeholders of a file that all kits share. */
function filling(kit: Kit, folder: string): (text: string) => string {
  const { name, needs, packages = [], setup, build, toolchain = [] } = kit;
  const path = folder === '' ? '.' : folder.split(sep).join('/');
  const prepare = [setup, build].filter((one) => one !== undefined);
  const places: Readonly<Record<string, string>> = {
    name,
    needs: needs === undefined ? '' : `, and ${needs}`,
    packages: packages.map((one) => ` ${one}`).join(''),
    check: [...prepare, checkCommand(kit)].join('\n'),
    run: runCommandOf(kit),
    folder: /^[\w./-]+$/.test(path) ? path : JSON.stringify(path),
    toolchain: [
      ...toolchain.map((line, index) => (index === 0 ? `- ${line}` : line)),
      ...(setup === undefined ? [] : [`- run: ${setup}`]),
    ]
      .map((line) => `      ${line}`)
      .join('\n'),
  };
  return (text) =>
    text.replace(/\{\{(\w+)\}\}/g, (_, place: string) => places[place]!).replace(/\n\n(?= {6})/, '\n');
}

/** Returns the root of the repository that contains a folder, or undefined if it is in no repository. */
export function repositoryOf(folder: string): string | undefined {
  if (existsSync(join(folder, '.git'))) return folder;
  return folder === dirname(folder) ? undefined : repositoryOf(dirname(folder));
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
      makeFolder(dirname(path));
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
