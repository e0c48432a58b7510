const MAX_LINES = 20;
const MAX_LINE_LENGTH = 500;

/**
 * The last lines of a log, however long the log is: at most {@link MAX_LINES} lines of up to {@link MAX_LINE_LENGTH}
 * characters each.
 */
export class LogTail {
  private readonly last: string[] = [];
  private unfinished = '';

  /** Adds the next bytes of the log. */
  push(chunk: Buffer): void {
    // Bytes that do not fit into the tail are skipped, so that a flood of output costs little.
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
