const MAX_LINES = 20;
const MAX_LINE_LENGTH = 500;

/**
 * The last lines of a log of any size: at most {@link MAX_LINES} lines of at most {@link MAX_LINE_LENGTH} characters.
 */
export class LogTail {
  private readonly last: string[] = [];
  private unfinished = '';

  /** Adds the next bytes of the log. */
  push(chunk: Buffer): void {
    // Bytes for which the tail has no room are skipped, so that a flood of output costs little.
    const reach = chunk.subarray(-MAX_LINES * MAX_LINE_LENGTH);
    const lines = (this.unfinished + reach.toString('utf8')).split('\n');
    this.unfinished = lines.pop()!.slice(-MAX_LINE_LENGTH);
    this.last.push(...lines.map((line) => line.slice(0, MAX_LINE_LENGTH)));
    this.last.splice(0, this.last.length - MAX_LINES);
  }

  /** Returns the last lines, including an unfinished one. */
  lines(): string[] {
    return [...this.last, this.unfinished].filter((line) => line.trim() !== '').slice(-MAX_LINES);
  }
}
