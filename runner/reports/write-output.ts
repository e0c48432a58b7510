import { closeSync, constants, openSync, statSync, writeFileSync } from 'node:fs';
import { pause } from '../pause';

/** The time in which a program must have opened a pipe for reading, in milliseconds. */
const READER_TIMEOUT_MS = 2000;
/** The time between two attempts to find a reader, in milliseconds. */
const POLL_INTERVAL_MS = 20;

/**
 * Writes a file, or into a device or a pipe. A pipe without a reader would block this process for ever. It may have
 * taken the place of a file while a port was judged.
 *
 * @throws Error when it cannot be written, or nobody reads the pipe
 */
export function writeOutput(file: string, text: string): void {
  const reader = statSync(file, { throwIfNoEntry: false })?.isFIFO() ? foundReader(file) : undefined;
  try {
    writeFileSync(file, text);
  } finally {
    if (reader !== undefined) closeSync(reader);
  }
}

/** Waits for a reader of a pipe, and returns an open descriptor, so that the reader meets no end before the text. */
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
