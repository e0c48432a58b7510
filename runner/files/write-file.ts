import { randomUUID } from 'node:crypto';
import fs, { statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { targetOf } from './output-files';

/** The descriptors of standard output and standard error. */
const STANDARD_OUTPUTS = [1, 2];

/**
 * Writes a text to a file, device or pipe. A file is replaced in one step, so that nobody ever reads an incomplete one.
 * If the path is a symbolic link, the link remains, and the file to which it leads is replaced. A file that is standard
 * output is written to, because the conclusion would else go to the replaced one.
 *
 * @throws Error when the text cannot be written, or when no program reads the pipe
 */
export function writeOutput(file: string, text: string): void {
  const target = targetOf(file);
  const found = statSync(target, { throwIfNoEntry: false });
  if (found?.isFile() === false) return writeInto(target, text, found.isFIFO());
  const isFound = ({ dev, ino }: fs.Stats): boolean => dev === found?.dev && ino === found.ino;
  const output = STANDARD_OUTPUTS.find((descriptor) => isFound(fs.fstatSync(descriptor)));
  if (output !== undefined) writeFileSync(output, text);
  else writeBeside(target, text, found?.mode);
}

/**
 * Makes a folder, and those around it, unless they exist. The recursive `mkdirSync` of Node never returns for a folder in
 * `/proc`.
 *
 * @throws Error when a folder cannot be made
 */
export function makeFolder(folder: string): void {
  if (fs.existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    fs.mkdirSync(folder);
  } catch (thrown) {
    // Another process may have made it meanwhile.
    if (!fs.existsSync(folder)) throw thrown;
  }
}

/** Writes a text to a temporary file beside the target, and renames it. Its permissions are at most the given ones. */
function writeBeside(target: string, text: string, mode = 0o666): void {
  // The file is hidden, so that a watch does not notice it. Nobody can have put a link at its random name.
  const temporary = join(dirname(target), `.${basename(target)}.${randomUUID()}`);
  try {
    writeFileSync(temporary, text, { flag: 'wx', mode: mode & 0o777 });
    fs.renameSync(temporary, target);
  } catch (thrown) {
    fs.rmSync(temporary, { force: true });
    throw thrown;
  }
}

/** Writes a text to a device or a pipe. A pipe without a reader would block this process for ever. */
function writeInto(target: string, text: string, isPipe: boolean): void {
  // While this descriptor is open, the reader does not see an end of file.
  const open = isPipe ? openForReader(target) : undefined;
  writeFileSync(target, text);
  if (open !== undefined) fs.closeSync(open);
}

function openForReader(pipe: string): number {
  try {
    return fs.openSync(pipe, fs.constants.O_WRONLY | fs.constants.O_NONBLOCK);
  } catch (cause) {
    throw new Error('it is a pipe that no program reads; start a reader, or remove it', { cause });
  }
}
