const LINES = 20;
const LONGEST_LINE = 500;

/**
 * The last lines of a log, which may be a flood: {@link LINES} lines at most, of {@link LONGEST_LINE} characters
 * at most.
 */
export class LogTail {
  private readonly last: string[] = [];
  private unfinished = '';

  /** Takes in what was written next. */
  push(chunk: Buffer): void {
    // What lies further back than the tail can reach need not be looked at: a flood is cheap to drain.
    const reach = chunk.subarray(-LINES * LONGEST_LINE);
    const lines = (this.unfinished + reach.toString('utf8')).split('\n');
    this.unfinished = lines.pop()!.slice(-LONGEST_LINE);
    this.last.push(...lines.map((line) => line.slice(0, LONGEST_LINE)));
    this.last.splice(0, this.last.length - LINES);
  }

  /** The last lines, the unfinished one included. */
  lines(): string[] {
    return [...this.last, this.unfinished].filter((line) => line.trim() !== '').slice(-LINES);
  }
}
