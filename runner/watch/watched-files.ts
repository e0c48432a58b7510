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
const CACHES = 'node_modules __pycache__ _build build coverage obj target zig-out'.split(' ');
/** The names of further folders into which builds write. They are ignored if `--build` says that there is a build. */
const BUILT = ['bin', 'dist', 'out'];
/** The interval at which a watched path that was removed, or does not exist yet, is looked for. */
const LOOK_INTERVAL_MS = 200;

/** The arguments that determine which files are watched. */
interface WatchedPort extends PortArguments {
  /** The paths given after `--watch`, or true if there are none. */
  readonly watch: true | readonly string[];
  readonly knownFailures?: string;
}

/**
 * Returns the absolute paths of the files and folders to watch. These are the paths given after `--watch`. If there are
 * none, the folder of the adapter module or the working folder of the command is watched. The adapter module, the list
 * of known failures and the files that the command names are always included, wherever they lie. Files that `--build`
 * makes are not, because a change of theirs is no reason for another run. If one of these paths is a symbolic link, it
 * is replaced by the link's target.
 *
 * @throws UsageError when a path given after `--watch` does not exist, or when neither a path nor a port is named
 */
export function watchedPaths(
  { watch, adapter, command, build, knownFailures }: WatchedPort,
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
  const programs = build === undefined ? filesOf(command, folder) : [];
  const paths = [...(watch === true ? [folderOfPort] : named), adapter, knownFailures, ...programs];
  const absolute = paths.filter((path) => path !== undefined).map((path) => resolve(folder, path));
  return [...new Set(absolute.map(followed))];
}

/**
 * Returns the files that a command names: the words that lead to a file, and the program itself, if it is a path, even
 * before it is built.
 */
export function filesOf(command = '', folder: string): string[] {
  const words = (command.match(/"[^"]*"|'[^']*'|\S+/g) ?? []).map((word) => word.replace(/^["']|["']$/g, ''));
  const [program] = words.filter((word) => !/^\w+=/.test(word));
  return words.filter((word) => {
    const path = resolve(folder, word);
    if (word === program && /[\\/]/.test(word) && !existsSync(path)) return true;
    return existsSync(path) && lstatSync(path).isFile();
  });
}

/**
 * Returns the target of a symbolic link, because links are not followed while files are watched. Any other path is
 * returned unchanged.
 */
function followed(path: string): string {
  const isLink = existsSync(path) && lstatSync(path).isSymbolicLink();
  return isLink ? realpathSync(path) : path;
}

/** The files that the run itself writes. */
export interface Written {
  /** The absolute paths of the run's reports. */
  readonly reports: readonly string[];
  /** If a build runs before each run: the absolute paths of the files that the port's command names. */
  readonly built?: readonly string[];
}

/**
 * Returns a function that tells whether to ignore a path. It ignores hidden files and folders, editor backups, logs,
 * caches, and what the run writes, but never the given paths themselves.
 */
export function ignoredTest(
  paths: readonly string[],
  { reports, built }: Written,
): (path: string) => boolean {
  const folders = built === undefined ? CACHES : [...CACHES, ...BUILT];
  const outputs = [...reports, ...(built ?? [])];
  return (path) => {
    if (paths.includes(path)) return false;
    const name = basename(path);
    return /^\.|~$|\.log$/.test(name) || folders.includes(name) || outputs.includes(path);
  };
}

/** The files to watch, and the callbacks for changes and errors. */
interface FileWatch {
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
  const absent = new Set(paths.filter((path) => !existsSync(path)));
  const folders = new Set(paths.filter(isFolder));
  // A path that is removed is no longer watched, even if it is made anew: a build may do so each time.
  const forget = (path: string): void => {
    if (absent.has(path)) return;
    watcher.unwatch(path);
    absent.add(path);
  };
  const look = setInterval(() => {
    for (const path of paths) {
      if (!existsSync(path)) {
        // The watcher does not report the end of each folder whose files were changed before. It reports that of each
        // file, which must not be forgotten before.
        if (folders.has(path)) forget(path);
      } else if (absent.delete(path)) {
        if (isFolder(path)) folders.add(path);
        watcher.add(path);
        onChange(path);
      }
    }
  }, LOOK_INTERVAL_MS);
  const close = (): void => {
    clearInterval(look);
    void watcher.close();
  };
  await once(watcher, 'ready').catch((thrown: unknown) => {
    close();
    throw thrown;
  });
  // Listens only after `ready`, because before that, existing links are reported as added.
  const contents = new Map<string, string>();
  watcher.on('all', (event, file) => {
    if ((event === 'unlink' || event === 'unlinkDir') && paths.includes(file)) forget(file);
    if (event === 'addDir' || event === 'unlinkDir' || isOwnOutput(file)) return;
    const content = contentOf(file);
    if (contents.get(file) === content) return;
    contents.set(file, content);
    onChange(file);
  });
  watcher.on('error', (thrown) => onError(messageOf(thrown)));
  return close;
}

function isFolder(path: string): boolean {
  return existsSync(path) && lstatSync(path).isDirectory();
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
