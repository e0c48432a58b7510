import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  lstatSync,
  openSync,
  readlinkSync,
  readSync,
  realpathSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { messageOf, UsageError } from '../errors';

/** The maximum number of symbolic links to follow when resolving a path; Linux has the same limit. */
const MAX_LINKS = 40;

/**
 * Runs an action that reads or writes a file, or checks that this is possible.
 *
 * @param argument the option and its argument, as quoted in messages
 * @throws UsageError when the action fails
 */
export function withFile<Result>(argument: string, use: 'read' | 'written', action: () => Result): Result {
  try {
    return action();
  } catch (thrown) {
    throw new UsageError(`${argument} cannot be ${use}: ${messageOf(thrown)}`);
  }
}

/**
 * Checks in advance that a file can be written, so that no results are lost.
 *
 * @param argument the option and its argument, as quoted in messages
 * @throws UsageError when the file cannot be written
 */
export function requireWritable(argument: string, file: string): void {
  const folder = dirname(file);
  if (!existsSync(folder)) {
    throw new UsageError(`${argument}: the folder ${folder} does not exist; create it first`);
  }
  // On Windows, the later checks would not notice that the folder is in fact a file.
  if (!statSync(folder).isDirectory()) {
    throw new UsageError(`${argument} cannot be written: ${folder} is not a folder`);
  }
  requireNoFolder(argument, file, 'written');
  withFile(argument, 'written', () => {
    const target = targetOf(file);
    const found = statSync(target, { throwIfNoEntry: false });
    if (found) accessSync(target, constants.W_OK);
    // A regular file is replaced, so its folder must be writable. A device or pipe is written to directly.
    if (found?.isFile() !== false) accessSync(dirname(target), constants.W_OK);
  });
}

/** The number of bytes at the beginning of a file that show what it contains. */
const BEGINNING_BYTES = 1000;

/**
 * Checks that writing an output does not destroy a file of the user. An existing file is replaced only if it is empty,
 * or if it begins like the output.
 *
 * @param argument the option and its argument, as quoted in messages
 * @param begins matches the beginning of the output
 * @param what the kind of the output, such as `a transcript`
 * @throws UsageError when the file contains something else, or cannot be read
 */
export function requireReplaceable(argument: string, file: string, begins: RegExp, what: string): void {
  const beginning = withFile(argument, 'written', () => beginningOf(file));
  if (beginning === '' || begins.test(beginning)) return;
  throw new UsageError(
    `${argument}: ${file} exists and is not ${what}, so it is not replaced; name another file, or remove this one`,
  );
}

/** Returns the beginning of a file; an empty text if there is no file at the path. */
function beginningOf(path: string): string {
  if (statSync(path, { throwIfNoEntry: false })?.isFile() !== true) return '';
  const file = openSync(path, 'r');
  try {
    const bytes = Buffer.alloc(BEGINNING_BYTES);
    return bytes.toString('utf8', 0, readSync(file, bytes));
  } finally {
    closeSync(file);
  }
}

/**
 * Checks that a path is not a folder.
 *
 * @param argument the option and its argument, as quoted in messages
 * @param use says whether the path is to be read or written
 * @throws UsageError when the path is a folder or cannot be examined
 */
export function requireNoFolder(argument: string, path: string, use: 'read' | 'written'): void {
  const found = withFile(argument, use, () => statSync(path, { throwIfNoEntry: false }));
  if (found?.isDirectory()) throw new UsageError(`${argument}: ${path} is a folder; name a file`);
}

/**
 * Follows all symbolic links from a path, and returns the path to which they lead. The file at that path need not
 * exist, but its folder must.
 *
 * @throws Error when the folder does not exist, or when the path leads through more than {@link MAX_LINKS} links
 */
export function targetOf(path: string): string {
  let place = path;
  for (let links = 0; links <= MAX_LINKS; links += 1) {
    const folder = realpathSync(dirname(place));
    place = join(folder, basename(place));
    if (!lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink()) return place;
    place = resolve(folder, readlinkSync(place));
  }
  throw new Error(`${path} leads through too many symbolic links`);
}

/** A file named on the command line, and the argument that names it. */
export interface NamedFile {
  /** The argument with its option, such as `--known-failures known.txt`, for use in messages. */
  readonly argument: string;
  /** The file's path as given on the command line. */
  readonly path: string;
  /** The file's absolute path. */
  readonly file: string;
}

/** A file that is read or written, and the argument that names it. */
type UsedFile = Pick<NamedFile, 'argument' | 'file'>;

/**
 * Checks that each file that a run writes is used for only one purpose. Links to the same file count as one file. Devices
 * and pipes may be used for several purposes.
 *
 * @param outputs the files that the run writes
 * @param inputs the files that the run reads
 * @throws UsageError when an output is the same file as another output or an input
 */
export function requireDistinct(outputs: readonly UsedFile[], inputs: readonly UsedFile[]): void {
  const users = new Map(inputs.map(({ argument, file }) => [targetOf(file), argument]));
  for (const { argument, file } of outputs) {
    const target = targetOf(file);
    if (statSync(target, { throwIfNoEntry: false })?.isFile() === false) continue;
    const other = users.get(target);
    if (other !== undefined) {
      throw new UsageError(`${argument} and ${other} are the same file; give each a file of its own`);
    }
    users.set(target, argument);
  }
}
