import { watch } from 'chokidar';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, fstatSync, lstatSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { messageOf, UsageError } from '../errors';
import type { DuringBuild } from '../judge/build-port';
import type { RunOptions } from '../run/run-options';
import type { PortArguments } from '../text/port-text';

/**
 * The names of folders that are ignored inside watched folders, because installing, building, testing or running a
 * program writes files into them. `dist` and `bin` are not listed, because ports are often run from these folders.
 */
const CACHES = 'node_modules __pycache__ _build build coverage obj target zig-out'.split(' ');
/** The names of further folders into which builds write. They are ignored if `--build` says that there is a build. */
const BUILT = ['bin', 'dist', 'out'];
/** The names of files that compilers write beside the sources. They are ignored in the same case. */
const COMPILED = /\.(?:a|class|gch|o|obj|so)$/;
/** The names of hidden files, editor backups and logs. */
const NOT_WATCHED = /^\.|~$|\.log$/;
/** The interval at which a watched path that was removed, or does not exist yet, is looked for. */
const LOOK_INTERVAL_MS = 200;

/**
 * Returns the absolute paths of the files and folders to watch. These are the paths given after `--watch`. If there are
 * none, the folder of the adapter module is watched or, for a command or with `--build`, the working folder. The adapter
 * module, the list of known failures and the files that the command names are always included, wherever they lie. If
 * one of these paths is a symbolic link, it is replaced by the link's target.
 *
 * @throws UsageError when a path given after `--watch` does not exist, or when neither a path nor a port is named
 */
export function watchedPaths(
  {
    watch = true,
    adapter,
    command,
    build,
    knownFailures,
  }: Pick<RunOptions, 'watch' | 'adapter' | 'command' | 'build' | 'knownFailures'>,
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
  // A build may make the adapter module, from sources that lie elsewhere.
  const folderOfPort = adapter === undefined || build !== undefined ? '.' : dirname(adapter);
  const paths = [
    ...(watch === true ? [folderOfPort] : named),
    ...(knownFailures ? [knownFailures.file] : []),
  ];
  const absolute = paths.map((path) => resolve(folder, path));
  return [...new Set([...absolute.map(followed), ...portFiles({ adapter, command }, folder)])];
}

/** Returns the absolute paths of the files with which a run starts a port, after its build. */
export function portFiles({ adapter, command }: PortArguments, folder: string): string[] {
  const files = [...(adapter === undefined ? [] : [adapter]), ...filesOf(command, folder)];
  return files.map((path) => followed(resolve(folder, path)));
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

/**
 * Returns a function that tells whether to ignore a path. It ignores hidden files and folders, editor backups, logs,
 * caches, and what the run writes, but never the given paths themselves.
 *
 * @param reports the absolute paths of the run's reports
 * @param hasBuild whether a build runs before each run
 */
export function ignoredTest(
  paths: readonly string[],
  reports: readonly string[],
  hasBuild = false,
): (path: string) => boolean {
  const folders = hasBuild ? [...CACHES, ...BUILT] : CACHES;
  const files = hasBuild ? [NOT_WATCHED, COMPILED] : [NOT_WATCHED];
  return (path) => {
    if (paths.includes(path)) return false;
    const name = basename(path);
    return files.some((one) => one.test(name)) || folders.includes(name) || reports.includes(path);
  };
}

/** The files to watch, and the callbacks for changes and errors. */
interface FileWatch {
  /** Absolute paths of files and folders. */
  readonly paths: readonly string[];
  /** The absolute paths of the files with which a run starts the port, after its build. */
  readonly portFiles: readonly string[];
  readonly isIgnored: (path: string) => boolean;
  /** Called with the absolute path of a file that was added, changed or removed. */
  readonly onChange: (file: string) => void;
  /** Called with the reason why files cannot be watched. */
  readonly onError: (reason: string) => void;
}

/** Files that are watched. */
export interface WatchedFiles {
  /**
   * Calls a function that builds the port. No change is reported before the build has ended. The files with which the
   * run then starts the port are not reported at all, because the run uses them as the build has left them. Any other
   * file is reported after the build, unless its content is still that of its last reported change.
   */
  readonly during: DuringBuild;
  /** Ends the watch. */
  readonly close: () => void;
}

/**
 * Watches files. A change is not reported if the file's content is still the same as after its last reported change,
 * because many programs rewrite their files unchanged whenever they start. Links themselves are watched, but their
 * targets are not.
 *
 * @returns the watch. Every change after the promise has resolved is noticed
 */
export async function watchFiles({
  paths,
  portFiles,
  isIgnored,
  onChange,
  onError,
}: FileWatch): Promise<WatchedFiles> {
  const watcher = watch([...paths], {
    ignored: isIgnored,
    // A link may lead to a folder that contains the link itself, so following links might never end.
    followSymlinks: false,
    ignoreInitial: true,
    ignorePermissionErrors: true,
  });
  const absent = new Set(paths.filter((path) => !existsSync(path)));
  const folders = new Set(paths.filter(isFolder));
  const contents = new Map<string, string>();
  /** The files that changed since a build began; undefined if none is running. */
  let changedInBuild: Set<string> | undefined;
  const report = (file: string): void => {
    if (changedInBuild !== undefined) return void changedInBuild.add(file);
    // A folder, which is reported only if it was made anew, has no content to compare.
    if (!isFolder(file)) {
      const content = contentOf(file);
      if (contents.get(file) === content) return;
      contents.set(file, content);
    }
    onChange(file);
  };
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
        report(path);
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
  watcher.on('all', (event, file) => {
    if ((event === 'unlink' || event === 'unlinkDir') && paths.includes(file)) forget(file);
    if (event !== 'addDir' && event !== 'unlinkDir' && !isOwnOutput(file)) report(file);
  });
  watcher.on('error', (thrown) => onError(messageOf(thrown)));
  const during: DuringBuild = async (build) => {
    const changed = (changedInBuild = new Set<string>());
    await build().finally(() => {
      changedInBuild = undefined;
      // The watcher may notice late what the build has done.
      for (const file of portFiles) contents.set(file, contentOf(file));
      for (const file of changed) report(file);
    });
  };
  return { during, close };
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
