import {
  closeSync,
  constants,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { targetOf } from './output-files';

/** The time to wait for a program to open a pipe for reading, in milliseconds. */
const READER_TIMEOUT_MS = 2000;
/** The time between two attempts to find a reader, in milliseconds. */
const POLL_INTERVAL_MS = 20;

/**
 * Writes a text to a file, device or pipe. A file is replaced in one step, so that nobody ever reads an incomplete one.
 * If the path is a symbolic link, the link remains, and the file to which it leads is replaced. A pipe without a reader
 * would block this process for ever, so a missing reader is an error. This is checked just before writing, because a
 * pipe can replace the file during the run.
 *
 * @throws Error when the text cannot be written, or when no program reads the pipe
 */
export function writeOutput(file: string, text: string): void {
  const target = targetOf(file);
  const found = statSync(target, { throwIfNoEntry: false });
  if (found === undefined || found.isFile()) return writeBeside(target, text);
  const reader = found.isFIFO() ? foundReader(target) : undefined;
  try {
    writeFileSync(target, text);
  } finally {
    if (reader !== undefined) closeSync(reader);
  }
}

/** Writes a text to a temporary file beside the target, and renames it. */
function writeBeside(target: string, text: string): void {
  // The file is hidden, so that a watch does not notice it.
  const temporary = join(dirname(target), `.${basename(target)}.${process.pid}`);
  try {
    writeFileSync(temporary, text);
    renameSync(temporary, target);
  } catch (thrown) {
    rmSync(temporary, { force: true });
    throw thrown;
  }
}

/**
 * Waits until another program has opened a pipe for reading, and then opens the pipe for writing. While the returned
 * descriptor is open, the reader does not see an end of file.
 */
function foundReader(pipe: string): number {
  const until = performance.now() + READER_TIMEOUT_MS;
  for (;;) {
    try {
      return openSync(pipe, constants.O_WRONLY | constants.O_NONBLOCK);
    } catch (thrown) {
      if ((thrown as NodeJS.ErrnoException).code !== 'ENXIO') throw thrown;
      if (performance.now() > until) {
        throw new Error('it is a pipe that no program reads; start a reader, or remove it', {
          cause: thrown,
        });
      }
    }
    pause(POLL_INTERVAL_MS);
  }
}

/**
 * Creates a folder and its missing parents one by one, because Node's `mkdir` with the option `recursive` may never
 * return on Linux. In a folder such as `/proc`, the system call fails with ENOENT although the parent exists, and Node
 * tries endlessly to create the parent.
 *
 * @throws the system's error for the first folder that cannot be created
 */
export function createFolder(folder: string): void {
  if (isFolder(folder)) return;
  const parent = dirname(folder);
  if (parent !== folder) createFolder(parent);
  try {
    mkdirSync(folder);
  } catch (thrown) {
    // Another process may have created the folder since the check.
    if (!isFolder(folder)) throw thrown;
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

/**
 * Blocks this thread. Signals are not handled during the pause, so call this function only when there is nothing else
 * to do.
 */
export function pause(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)), 0, 0, milliseconds);
}
