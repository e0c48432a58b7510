import { watch } from 'chokidar';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, fstatSync, lstatSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { UsageError } from '../errors';

/** Folders that programs write to while they are built, started or run. Compiled code in `dist` or `bin` is watched. */
const CACHES: ReadonlySet<string> = new Set([
  'node_modules',
  '__pycache__',
  '_build',
  'build',
  'coverage',
  'obj',
  'target',
  'zig-out',
]);

/** The arguments that determine what is watched. */
export interface WatchedPort {
  /** The paths of `--watch`; true if it has none. */
  readonly watch: true | readonly string[];
  readonly adapter?: string | undefined;
  readonly command?: string | undefined;
  readonly knownFailures?: string;
}

/**
 * Returns the files and folders to watch, as absolute paths: those of `--watch`, or else the folder of the adapter
 * module, or the working folder of a command. The adapter module and the list of known failures are always watched. A
 * link among these paths stands for what it leads to.
 *
 * @throws UsageError when a path does not exist, or nothing says what to watch
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

/** Returns where a link leads, since links are not followed while files are watched; any other path as it is. */
function followed(path: string): string {
  const isLink = existsSync(path) && lstatSync(path).isSymbolicLink();
  return isLink ? realpathSync(path) : path;
}

/**
 * Returns the test for paths that are not watched: hidden files and folders, backups of editors, logs, caches, and the
 * files that the run writes. A path that was named is always watched.
 *
 * @param outputs the absolute paths of the files that the run writes
 */
export function ignoredTest(paths: readonly string[], outputs: readonly string[]): (path: string) => boolean {
  return (path) => {
    if (paths.includes(path)) return false;
    const name = basename(path);
    return /^\.|~$|\.log$/.test(name) || CACHES.has(name) || outputs.includes(path);
  };
}

/** The files to watch, and the functions that take what happens to them. */
export interface FileWatch {
  /** Absolute paths of files and folders. */
  readonly paths: readonly string[];
  readonly isIgnored: (path: string) => boolean;
  /** Takes the absolute path of a file that was added, changed or removed. */
  readonly onChange: (file: string) => void;
  /** Takes the reason why files cannot be watched. */
  readonly onError: (error: Error) => void;
}

/**
 * Watches files. A file that is written anew with the same content has not changed: many programs write such files
 * whenever they start. A link is watched itself; what it leads to is not.
 *
 * @returns a function that ends it; the promise resolves once every change is noticed
 */
export async function watchFiles({ paths, isIgnored, onChange, onError }: FileWatch): Promise<() => void> {
  const watcher = watch([...paths], {
    ignored: isIgnored,
    // A link may lead to a folder around it, and so without end.
    followSymlinks: false,
    ignoreInitial: true,
    ignorePermissionErrors: true,
  });
  const close = (): void => void watcher.close();
  try {
    await once(watcher, 'ready');
  } catch (thrown) {
    close();
    throw thrown;
  }
  // Before this moment, links are reported as added, although they were there.
  const contents = new Map<string, string>();
  watcher.on('all', (event, file) => {
    if (event === 'addDir' || event === 'unlinkDir' || isOwnOutput(file)) return;
    const content = contentOf(file);
    if (contents.get(file) === content) return;
    contents.set(file, content);
    onChange(file);
  });
  watcher.on('error', (thrown) => onError(thrown instanceof Error ? thrown : new Error(String(thrown))));
  return close;
}

/** The file descriptors of standard output and standard error. */
const OWN_OUTPUTS = [1, 2];

/** Tells whether this process writes its own output to a file. */
function isOwnOutput(file: string): boolean {
  try {
    const { dev, ino } = statSync(file);
    return OWN_OUTPUTS.map((output) => fstatSync(output)).some((own) => own.dev === dev && own.ino === ino);
  } catch {
    return false;
  }
}

/** Returns a text that stands for the content of a file, and another one when there is no such file. */
function contentOf(file: string): string {
  try {
    // Reading from a pipe would wait for its writer.
    if (!statSync(file).isFile()) return 'no file';
    return createHash('sha1').update(readFileSync(file)).digest('hex');
  } catch {
    return 'absent';
  }
}
