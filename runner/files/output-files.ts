import { isUtf8 } from 'node:buffer';
import fs, { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { messageOf, UsageError } from '../errors';

/** A file named on the command line, and the argument that names it. */
export interface NamedFile {
  /** The argument with its option, such as `--known-failures known.txt`, for use in messages. */
  readonly argument: string;
  /** The file's path as given on the command line. */
  readonly path: string;
  /** The file's absolute path. */
  readonly file: string;
}

/** The maximum size of a file that is read, in bytes: several times that of the largest report. */
const MAX_INPUT_BYTES = 100_000_000;

/**
 * Reads a file that the command line names.
 *
 * @throws UsageError when it cannot be read, is too large or not UTF-8, or is a device: reading one such as /dev/zero
 *   would never end
 */
export function readInput({ argument, file }: NamedFile): string {
  return withFile(argument, 'read', () => {
    const found = statSync(file);
    if (found.isDirectory()) throw new UsageError(`${argument}: ${file} is a folder; name a file`);
    if (found.isCharacterDevice() || found.isBlockDevice())
      throw new UsageError(`${argument}: ${file} is a device; name a file`);
    if (found.size > MAX_INPUT_BYTES)
      throw new UsageError(
        `${argument}: ${file} has ${found.size} bytes; at most ${MAX_INPUT_BYTES} are read`,
      );
    const bytes = readFileSync(file);
    if (!isUtf8(bytes)) throw new UsageError(`${argument}: ${file} is not UTF-8 text; convert it`);
    return bytes.toString('utf8');
  });
}

/**
 * Checks in advance that a file can be written, so that no results are lost.
 *
 * @throws UsageError when the file cannot be written
 */
export function requireWritable({ argument, file }: NamedFile): void {
  const folder = dirname(file);
  if (!existsSync(folder)) {
    throw new UsageError(`${argument}: the folder ${folder} does not exist; create it first`);
  }
  withFile(argument, 'written', () => {
    // On Windows, the later checks would not notice that the folder is in fact a file.
    if (!statSync(folder).isDirectory()) throw new Error(`${folder} is not a folder`);
    const target = targetOf(file);
    const found = statSync(target, { throwIfNoEntry: false });
    if (found?.isDirectory()) throw new UsageError(`${argument}: ${file} is a folder; name a file`);
    if (found) fs.accessSync(target, fs.constants.W_OK);
    // A regular file is replaced, so its folder must be writable. A device or pipe is written to directly.
    if (found?.isFile() !== false) fs.accessSync(dirname(target), fs.constants.W_OK);
  });
}

/** The number of bytes at the beginning of a file that show what it contains. */
const BEGINNING_BYTES = 1000;

/**
 * Checks that writing an output does not destroy a file of the user. An existing file is replaced only if it is empty,
 * or if it begins like the output. A device or a pipe keeps nothing that could be destroyed.
 *
 * @param begins matches the beginning of the output
 * @param what the kind of the output, such as `a transcript`
 * @throws UsageError when the file contains something else, or cannot be read
 */
export function requireReplaceable({ argument, file }: NamedFile, begins: RegExp, what: string): void {
  if (statSync(file, { throwIfNoEntry: false })?.isFile() !== true) return;
  const beginning = withFile(argument, 'written', () => beginningOf(file));
  if (beginning === '' || begins.test(beginning)) return;
  throw new UsageError(
    `${argument}: ${file} exists and is not ${what}, so it is not replaced; name another file, or remove this one`,
  );
}

/** Returns the first bytes of a file as text. */
function beginningOf(file: string): string {
  const descriptor = fs.openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(BEGINNING_BYTES);
    return bytes.toString('utf8', 0, fs.readSync(descriptor, bytes));
  } finally {
    fs.closeSync(descriptor);
  }
}

/**
 * Returns the path of the file to which symbolic links lead, which need not exist, or of a device or a pipe as it is.
 *
 * @throws Error when a link leads to nothing, or when the folder does not exist
 */
export function targetOf(path: string): string {
  // The links to standard output lead to the names of pipes, which are no paths.
  if (statSync(path, { throwIfNoEntry: false })?.isFile() === false) return path;
  if (fs.lstatSync(path, { throwIfNoEntry: false }) !== undefined) return realpathSync(path);
  return join(realpathSync(dirname(path)), basename(path));
}

/** Runs an action on a file. Any error but a UsageError becomes one that names the argument. */
function withFile<Result>(argument: string, use: 'read' | 'written', action: () => Result): Result {
  try {
    return action();
  } catch (thrown) {
    if (thrown instanceof UsageError) throw thrown;
    throw new UsageError(`${argument} cannot be ${use}: ${messageOf(thrown)}`);
  }
}
