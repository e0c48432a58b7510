import { existsSync, lstatSync, realpathSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { UsageError } from '../usage-error';

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
  readonly adapter?: string;
  readonly command?: string;
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
