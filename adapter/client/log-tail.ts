const MAX_LINES = 20;
const MAX_LINE_LENGTH = 500;

/**
 * The first line of a log and its last lines, however long the log is: at most {@link MAX_LINES} lines of up to
 * {@link MAX_LINE_LENGTH} characters each. In many languages, the first line names the mistake.
 */
export class LogTail {
  private readonly last: string[] = [];
  private unfinished = '';
  /** The first line, once it is complete. */
  private first: string | undefined;

  /** Adds the next bytes of the log. */
  push(chunk: Buffer): void {
    if (this.first === undefined) {
      const text = this.unfinished + chunk.subarray(0, MAX_LINE_LENGTH).toString('utf8');
      // Lines without letters, which some programs begin with, name nothing.
      const complete = text.split('\n').slice(0, -1);
      this.first = complete
        .find((line) => /\p{L}/u.test(line))
        ?.trim()
        .slice(0, MAX_LINE_LENGTH);
    }
    // Bytes that do not fit into the tail are skipped, so that a flood of output costs little.
    const reach = chunk.subarray(-MAX_LINES * MAX_LINE_LENGTH);
    const lines = (this.unfinished + reach.toString('utf8')).split('\n');
    this.unfinished = lines.pop()!.slice(-MAX_LINE_LENGTH);
    this.last.push(...lines.map((line) => line.slice(0, MAX_LINE_LENGTH)));
    this.last.splice(0, this.last.length - MAX_LINES);
  }

  /** Returns the first line and the last lines, including an unfinished one. */
  lines(): string[] {
    const lines = [...this.last, this.unfinished].filter((line) => line.trim() !== '').slice(-MAX_LINES);
    const isCut = lines.length === MAX_LINES && this.first !== undefined && lines[0] !== this.first;
    return isCut ? [this.first!, '…', ...lines.slice(2)] : lines;
  }
}
