import { writeSync } from 'node:fs';

const STANDARD_OUTPUT = 1;
/** The time to wait before another attempt to write, in milliseconds. */
const PAUSE_MS = 1;

const never = new Int32Array(new SharedArrayBuffer(4));

/**
 * Writes a text to standard output. Returns when the text is in the pipe, so it arrives even if this process then ends
 * or hangs. A stream would keep the text in this process while the pipe is full.
 *
 * @param write writes some of the bytes and returns their number, like `writeSync`
 */
export function writeOut(text: string, write: (file: number, bytes: Buffer) => number = writeSync): void {
  for (let rest = Buffer.from(text); rest.length > 0;) {
    try {
      rest = rest.subarray(write(STANDARD_OUTPUT, rest));
    } catch (thrown) {
      // The pipe is full, and it is one that does not block.
      if ((thrown as NodeJS.ErrnoException).code !== 'EAGAIN') throw thrown;
      Atomics.wait(never, 0, 0, PAUSE_MS);
    }
  }
}
