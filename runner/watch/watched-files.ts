import { watch } from 'chokidar';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, fstatSync, lstatSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { messageOf, UsageError } from '../errors';
import type { PortArguments } from '../text/port-text';

/**
 * The names of folders to which programs write while they are built, started or run. `dist` and `bin`, the folders for
 * compiled code, are not listed, because their files are part of the port.
 */
const CACHES: readonly string[] = 'node_modules __pycache__ _build build coverage obj target zig-out'.split(
  ' ',
);

/** The arguments that determine the watched files. */
export interface WatchedPort extends Omit<PortArguments, 'inProcess'> {
  /** The paths given after `--watch`; true if there are none. */
  readonly watch: true | readonly string[];
  readonly knownFailures?: string;
}

/**
 * Returns the files and folders to watch, as absolute paths. These are the paths given after `--watch`, or otherwise
 * the folder of the adapter module or the working folder of a command. The adapter module and the list of known
 * failures are always watched. A symbolic link among these paths is replaced by the path to which it leads.
 *
 * @throws UsageError when a path of `--watch` does not exist, or neither a path nor a port is named
 */
export function watchedPaths(
  { watch, adapter, command, knownFailures }: WatchedPort,
  folder: string,
): string[] {
  if (watch === true && adapter === undefined && command === undefined) {
    throw new UsageError(
      '--watch does not know which files to watch: name a port with --command or --adapter, or paths after --watch',
    );
  }
  const named = watch === true ? [] : watch;
  const missing = named.find((path) => !existsSync(resolve(folder, path)));
  if (missing !== undefined) {
    const place = resolve(folder, missing);
    throw new UsageError(`--watch ${missing}: there is no such file or folder (looked for ${place})`);
  }
  const folderOfPort = adapter === undefined ? '.' : dirname(adapter);
  const paths = [...(watch === true ? [folderOfPort] : named), adapter, knownFailures];
  const absolute = paths.filter((path) => path !== undefined).map((path) => resolve(folder, path));
  return [...new Set(absolute.map(followed))];
}

/**
 * Returns the path to which a link leads, because links are not followed while files are watched. Returns a path that
 * is not a link unchanged.
 */
function followed(path: string): string {
  const isLink = existsSync(path) && lstatSync(path).isSymbolicLink();
  return isLink ? realpathSync(path) : path;
}

/**
 * Returns a test for paths that are not watched: hidden files and folders, editor backups, logs, caches, and the
 * reports that the run writes. The given paths themselves are never ignored.
 *
 * @param outputs the absolute paths of the reports that the run writes
 */
export function ignoredTest(paths: readonly string[], outputs: readonly string[]): (path: string) => boolean {
  return (path) => {
    if (paths.includes(path)) return false;
    const name = basename(path);
    return /^\.|~$|\.log$/.test(name) || CACHES.includes(name) || outputs.includes(path);
  };
}

/** The files to watch, and the functions that are called on changes and errors. */
export interface FileWatch {
  /** Absolute paths of files and folders. */
  readonly paths: readonly string[];
  readonly isIgnored: (path: string) => boolean;
  /** Is called with the absolute path of a file that was added, changed or removed. */
  readonly onChange: (file: string) => void;
  /** Is called with the reason why files cannot be watched. */
  readonly onError: (reason: string) => void;
}

/**
 * Watches files. A change is not reported if the file still has the content of its last reported change, because many
 * programs rewrite files whenever they start. A link itself is watched, but its target is not.
 *
 * @returns a function that ends the watch; the promise resolves when all later changes will be noticed
 */
export async function watchFiles({ paths, isIgnored, onChange, onError }: FileWatch): Promise<() => void> {
  const watcher = watch([...paths], {
    ignored: isIgnored,
    // A link may lead to a folder that contains it, so following links might never end.
    followSymlinks: false,
    ignoreInitial: true,
    ignorePermissionErrors: true,
  });
  const close = (): void => void watcher.close();
  await once(watcher, 'ready').catch((thrown: unknown) => {
    close();
    throw thrown;
  });
  // Listens only after `ready`: earlier, existing links are reported as added.
  const contents = new Map<string, string>();
  watcher.on('all', (event, file) => {
    if (event === 'addDir' || event === 'unlinkDir' || isOwnOutput(file)) return;
    const content = contentOf(file);
    if (contents.get(file) === content) return;
    contents.set(file, content);
    onChange(file);
  });
  watcher.on('error', (thrown) => onError(messageOf(thrown)));
  return close;
}

/** The file descriptors of standard output and standard error. */
const OWN_OUTPUTS = [1, 2];

/** Tells whether a file is the standard output or standard error of this process. */
function isOwnOutput(file: string): boolean {
  try {
    const { dev, ino } = statSync(file);
    return OWN_OUTPUTS.map((output) => fstatSync(output)).some((own) => own.dev === dev && own.ino === ino);
  } catch {
    return false;
  }
}

/**
 * Returns a hash of a file's content, `no file` for a folder or a pipe, or `absent` when nothing exists at the path.
 */
function contentOf(file: string): string {
  try {
    // Reading a pipe would block until a program writes to it.
    if (!statSync(file).isFile()) return 'no file';
    return createHash('sha1').update(readFileSync(file)).digest('hex');
  } catch {
    return 'absent';
  }
}
