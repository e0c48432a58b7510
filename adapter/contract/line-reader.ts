import { isUtf8 } from 'node:buffer';

const NEWLINE = 0x0a;

/** The longest line that an adapter may write, in bytes. */
export const LONGEST_LINE = 16 * 1024 * 1024;

/** A line that came in, or why what came in is none. */
export type Line =
  | { readonly text: string; readonly broken?: never }
  | { readonly text?: never; readonly broken: 'too-long' | 'not-utf-8' };

/** Splits a stream of bytes into lines. It holds at most one unfinished line of {@link LONGEST_LINE} bytes. */
export class LineReader {
  private readonly lines: Line[] = [];
  private unfinished: Buffer[] = [];
  /** How many bytes came after the last newline. */
  pending = 0;

  /** How many lines were not taken out yet. */
  get unread(): number {
    return this.lines.length;
  }

  /** Takes in what came next. */
  push(chunk: Buffer): void {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
      this.keep(chunk.subarray(start, end));
      this.lines.push(this.finish());
      start = end + 1;
    }
    if (start < chunk.length) this.keep(chunk.subarray(start));
  }

  /** Takes out the next line: when it is complete, or when it is already too long to be waited for. */
  shift(): Line | undefined {
    return this.lines.shift() ?? (this.pending > LONGEST_LINE ? { broken: 'too-long' } : undefined);
  }

  private keep(bytes: Buffer): void {
    this.pending += bytes.length;
    if (this.pending <= LONGEST_LINE) this.unfinished.push(bytes);
  }

  private finish(): Line {
    const [first, ...others] = this.unfinished;
    const bytes = first !== undefined && others.length === 0 ? first : Buffer.concat(this.unfinished);
    const isTooLong = this.pending > LONGEST_LINE;
    this.unfinished = [];
    this.pending = 0;
    if (isTooLong) return { broken: 'too-long' };
    return isUtf8(bytes) ? { text: bytes.toString('utf8') } : { broken: 'not-utf-8' };
  }
}
