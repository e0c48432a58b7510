import { watch } from 'chokidar';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { fstatSync, readFileSync, statSync } from 'node:fs';

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
