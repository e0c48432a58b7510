import { watch } from 'chokidar';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, fstatSync, lstatSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { messageOf, UsageError } from '../errors';
import type { PortArguments } from '../text/port-text';

/**
 * The names of folders that are ignored inside watched folders, because installing, building, testing or running a
 * program writes files into them. `dist` and `bin` are not listed, because ports are often run from these folders.
 */
const CACHES: readonly string[] = 'node_modules __pycache__ _build build coverage obj target zig-out'.split(
  ' ',
);

/** The arguments that determine which files are watched. */
export interface WatchedPort extends PortArguments {
  /** The paths given after `--watch`, or true if there are none. */
  readonly watch: true | readonly string[];
  readonly knownFailures?: string;
}

/**
 * Returns the absolute paths of the files and folders to watch. These are the paths given after `--watch`. If there are
 * none, the folder of the adapter module or the working folder of the command is watched. The adapter module and the
 * list of known failures are always included. If one of these paths is a symbolic link, it is replaced by the link's
 * target.
 *
 * @throws UsageError when a path given after `--watch` does not exist, or when neither a path nor a port is named
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
 * Returns the target of a symbolic link, because links are not followed while files are watched. Any other path is
 * returned unchanged.
 */
function followed(path: string): string {
  const isLink = existsSync(path) && lstatSync(path).isSymbolicLink();
  return isLink ? realpathSync(path) : path;
}

/**
 * Returns a function that tells whether to ignore a path. It ignores hidden files and folders, editor backups, logs,
 * caches, and the reports that the run writes, but never the given paths themselves.
 *
 * @param outputs the absolute paths of the run's reports
 */
export function ignoredTest(paths: readonly string[], outputs: readonly string[]): (path: string) => boolean {
  return (path) => {
    if (paths.includes(path)) return false;
    const name = basename(path);
    return /^\.|~$|\.log$/.test(name) || CACHES.includes(name) || outputs.includes(path);
  };
}

/** The files to watch, and the callbacks for changes and errors. */
export interface FileWatch {
  /** Absolute paths of files and folders. */
  readonly paths: readonly string[];
  readonly isIgnored: (path: string) => boolean;
  /** Called with the absolute path of a file that was added, changed or removed. */
  readonly onChange: (file: string) => void;
  /** Called with the reason why files cannot be watched. */
  readonly onError: (reason: string) => void;
}

/**
 * Watches files. A change is not reported if the file's content is still the same as after its last reported change,
 * because many programs rewrite their files unchanged whenever they start. Links themselves are watched, but their
 * targets are not.
 *
 * @returns a promise of a function that ends the watch. Every change after the promise has resolved is noticed
 */
export async function watchFiles({ paths, isIgnored, onChange, onError }: FileWatch): Promise<() => void> {
  const watcher = watch([...paths], {
    ignored: isIgnored,
    // A link may lead to a folder that contains the link itself, so following links might never end.
    followSymlinks: false,
    ignoreInitial: true,
    ignorePermissionErrors: true,
  });
  const close = (): void => void watcher.close();
  await once(watcher, 'ready').catch((thrown: unknown) => {
    close();
    throw thrown;
  });
  // Listens only after `ready`, because before that, existing links are reported as added.
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

/** The file descriptors of this process's standard output and standard error. */
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

/** Returns a hash of a file's content, `no file` for a folder or pipe, or `absent` if nothing can be read there. */
function contentOf(file: string): string {
  try {
    // Reading a pipe would block until a program writes to it.
    if (!statSync(file).isFile()) return 'no file';
    return createHash('sha1').update(readFileSync(file)).digest('hex');
  } catch {
    return 'absent';
  }
}
