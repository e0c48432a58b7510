import { isUtf8 } from 'node:buffer';

const NEWLINE = 0x0a;

/** The maximum length of a line from an adapter, in bytes. */
export const MAX_LINE_BYTES = 16 * 1024 * 1024;

/** A received line, or the reason it could not be read. */
export type Line =
  | { readonly text: string; readonly broken?: never }
  | { readonly text?: never; readonly broken: 'too-long' | 'not-utf-8' };

/**
 * Splits a stream of bytes into lines. The reader stores at most {@link MAX_LINE_BYTES} bytes of an unfinished line.
 */
export class LineReader {
  private readonly lines: Line[] = [];
  private unfinished: Buffer[] = [];
  /** The number of bytes after the last newline. */
  pending = 0;
  /** The total number of characters in the lines that have not been taken yet. */
  unreadLength = 0;

  /** The number of complete lines that have not been taken yet. */
  get unread(): number {
    return this.lines.length;
  }

  /** Adds the next bytes of the stream. */
  push(chunk: Buffer): void {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
      this.keep(chunk.subarray(start, end));
      const line = this.finish();
      this.unreadLength += line.text?.length ?? 0;
      this.lines.push(line);
      start = end + 1;
    }
    if (start < chunk.length) this.keep(chunk.subarray(start));
  }

  /**
   * Removes and returns the next complete line. If there is none, returns undefined or, once the unfinished line is too
   * long, a broken line.
   */
  shift(): Line | undefined {
    const line = this.lines.shift();
    if (line === undefined) return this.pending > MAX_LINE_BYTES ? { broken: 'too-long' } : undefined;
    this.unreadLength -= line.text?.length ?? 0;
    return line;
  }

  private keep(bytes: Buffer): void {
    this.pending += bytes.length;
    if (this.pending <= MAX_LINE_BYTES) this.unfinished.push(bytes);
  }

  private finish(): Line {
    const [first, ...others] = this.unfinished;
    const bytes = first !== undefined && others.length === 0 ? first : Buffer.concat(this.unfinished);
    const isTooLong = this.pending > MAX_LINE_BYTES;
    this.unfinished = [];
    this.pending = 0;
    if (isTooLong) return { broken: 'too-long' };
    return isUtf8(bytes) ? { text: bytes.toString('utf8') } : { broken: 'not-utf-8' };
  }
}
