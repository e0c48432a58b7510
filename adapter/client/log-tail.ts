const MAX_LINES = 20;
const MAX_LINE_LENGTH = 500;

/** Matches the line with which a sanitizer of C, C++, Rust or Go begins a report. */
const REPORT = /\b(?:ERROR|WARNING): \w+Sanitizer: |: runtime error: /;
/** Matches the other lines of a report that say something: the frames, the place of the memory, and the summary. */
const DETAIL = /^\s*#\d+ |\b(?:freed|allocated) by |^SUMMARY: /;
/** The maximum number of lines that are kept of reports. */
const MAX_REPORT_LINES = 40;

/**
 * The first line of a log and its last lines, however long the log is: at most {@link MAX_LINES} lines of up to
 * {@link MAX_LINE_LENGTH} characters each. In many languages, the first line names the mistake. Of the report of a
 * sanitizer, the lines that say something are kept instead: it ends with a legend.
 */
export class LogTail {
  private readonly last: string[] = [];
  private unfinished = '';
  /** The first line, once it is complete. */
  private first: string | undefined;
  private readonly reported: string[] = [];

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
    const shortened = lines.map((line) => line.slice(0, MAX_LINE_LENGTH));
    this.last.push(...shortened);
    this.last.splice(0, this.last.length - MAX_LINES);
    for (const line of shortened) if (this.reported.length < MAX_REPORT_LINES) this.report(line);
  }

  /** The first lines of the reports of sanitizers. */
  get reports(): string[] {
    return this.reported.filter((line) => REPORT.test(line)).map((line) => line.trim());
  }

  /** Returns the first line and the last lines, including an unfinished one, or what sanitizers reported. */
  lines(): string[] {
    if (this.reported.length > 0) return [...this.reported];
    const lines = [...this.last, this.unfinished].filter((line) => line.trim() !== '').slice(-MAX_LINES);
    const isCut = lines.length === MAX_LINES && this.first !== undefined && lines[0] !== this.first;
    return isCut ? [this.first!, '…', ...lines.slice(2)] : lines;
  }

  /** Keeps a line of the report of a sanitizer. */
  private report(line: string): void {
    if (REPORT.test(line) || (this.reported.length > 0 && DETAIL.test(line))) this.reported.push(line);
  }
}
