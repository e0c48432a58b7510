import { isUtf8 } from 'node:buffer';

const NEWLINE = 0x0a;

/** The maximum length of a line from an adapter, in bytes. */
export const MAX_LINE_BYTES = 16 * 1024 * 1024;

/** A received line, or the reason it could not be read. */
export type Line =
  | { readonly text: string; readonly broken?: never }
  | { readonly text?: never; readonly broken: 'too-long' }
  | { readonly text?: never; readonly broken: 'not-utf-8'; readonly bytes: Buffer };

/** Splits a stream of bytes into lines. Stores at most {@link MAX_LINE_BYTES} bytes of an unfinished line. */
export class LineReader {
  private readonly lines: Line[] = [];
  private unfinished: Buffer[] = [];
  /** The number of bytes after the last newline, including those that were not stored. */
  unfinishedLength = 0;
  /** The total number of characters in the lines that have not been taken yet, or of bytes where they are not UTF-8. */
  unreadLength = 0;

  /** The number of complete lines that have not been taken yet. */
  get unread(): number {
    return this.lines.length;
  }

  private get isTooLong(): boolean {
    return this.unfinishedLength > MAX_LINE_BYTES;
  }

  /** Adds the next bytes of the stream. */
  push(chunk: Buffer): void {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
      this.store(chunk.subarray(start, end));
      const line = this.finish();
      this.unreadLength += lengthOf(line);
      this.lines.push(line);
      start = end + 1;
    }
    if (start < chunk.length) this.store(chunk.subarray(start));
  }

  /**
   * Removes and returns the next complete line. If there is none, returns undefined or, once the unfinished line is too
   * long, a broken line.
   */
  shift(): Line | undefined {
    const line = this.lines.shift();
    if (line === undefined) return this.isTooLong ? { broken: 'too-long' } : undefined;
    this.unreadLength -= lengthOf(line);
    return line;
  }

  private store(bytes: Buffer): void {
    this.unfinishedLength += bytes.length;
    if (!this.isTooLong) this.unfinished.push(bytes);
  }

  private finish(): Line {
    const [first, ...others] = this.unfinished;
    const bytes = first !== undefined && others.length === 0 ? first : Buffer.concat(this.unfinished);
    const { isTooLong } = this;
    this.unfinished = [];
    this.unfinishedLength = 0;
    if (isTooLong) return { broken: 'too-long' };
    return isUtf8(bytes) ? { text: bytes.toString('utf8') } : { broken: 'not-utf-8', bytes };
  }
}

function lengthOf(line: Line): number {
  if (line.broken === 'not-utf-8') return line.bytes.length;
  return line.text?.length ?? 0;
}
