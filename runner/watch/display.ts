import { clearScreenDown, cursorTo } from 'node:readline';
import { progressOf, type RunProgress } from '../console/progress';
import { failureLines, type FailureStyle } from '../console/failure-lines';
import { fitted } from '../console/terminal';
import { showResult } from '../console/summary';
import { conclusionText } from '../document/conclusion';
import { safeLine, safeText } from '../text/escape';
import type { Judged, Judgement } from '../verdict/judgement';
import { KEYS_TEXT } from './keys';
import type { PlannedRound } from '../judge/planned-round';

/** Shows each run that `run --watch` carries out. */
export type WatchDisplay = Omit<TerminalDisplay, 'failure'>;

/** Shows each run as one line, for output that is not a terminal. */
export class LineDisplay implements WatchDisplay {
  private cause = '';

  constructor(
    private readonly out: NodeJS.WritableStream,
    private readonly errors: NodeJS.WritableStream,
  ) {}

  begin(cause: string): void {
    this.cause = cause === '' ? '' : `${safeLine(cause)}: `;
  }

  progress(): RunProgress {
    return { begin: () => undefined, outcome: () => undefined, end: () => undefined };
  }

  judged(judgement: Judgement, write: () => readonly string[]): void {
    write();
    this.out.write(`${this.cause}${conclusionText(judgement)}\n`);
  }

  broken(message: string): void {
    const [first = '', ...rest] = message.split('\n');
    this.out.write(`${this.cause}${safeLine(first)}\n`);
    this.errors.write(rest.map((line) => `${safeText(line)}\n`).join(''));
  }

  warn(message: string): void {
    this.errors.write(`i18n-conformance: warning: ${safeText(message)}\n`);
  }

  wait(): void {
    // Nothing is written, because the hint that the watch is waiting is useful only on a terminal.
  }
}

/** Clears the terminal before each run, and then shows the run in the same way as without `--watch`. */
export class TerminalDisplay {
  /** @param hasKeys whether the watch reads key presses; if so, the available keys are listed */
  constructor(
    private readonly out: NodeJS.WriteStream,
    private readonly style: Omit<FailureStyle, 'width'>,
    private readonly hasKeys: boolean,
  ) {}

  /**
   * Begins a run: clears the terminal, and shows the cause of the run. The cause is empty unless files have changed.
   */
  begin(cause: string): void {
    this.clear();
    if (cause !== '') this.write([this.style.colors.dim(safeLine(cause))]);
  }

  /** Returns the progress display for a run. */
  progress(run: PlannedRound): RunProgress {
    return progressOf(run, this.out);
  }

  /** Shows the result of a run. `write` writes the reports, and returns a line for each of them. */
  judged(judgement: Judgement, write: () => readonly string[]): void {
    showResult(this.out, judgement, this.style, write);
  }

  /** Shows why a run has no result. */
  broken(message: string): void {
    const [first = '', ...rest] = safeText(message).split('\n');
    this.write([this.style.colors.red(first), ...rest]);
  }

  /** Warns of a possible problem with the watch itself. */
  warn(message: string): void {
    this.write([this.style.colors.yellow(safeText(message))]);
  }

  /** Shows that the watch is waiting for changes, and shows the filter for the next run. */
  wait(filter: string): void {
    const { dim } = this.style.colors;
    const keys = this.hasKeys ? [dim(KEYS_TEXT)] : [];
    this.write(['', `Waiting for changes${filter === '' ? '' : ` (${filter})`}`, ...keys]);
  }

  /** Shows one failure in full. */
  failure(failure: Judged): void {
    this.clear();
    const { id, sentence } = failure.rule;
    const style = { ...this.style, isVerbose: true, width: this.out.columns };
    this.write([`${id} ${sentence}`, '', ...failureLines(failure, style)]);
  }

  private clear(): void {
    cursorTo(this.out, 0, 0);
    clearScreenDown(this.out);
  }

  private write(lines: readonly string[]): void {
    this.out.write(lines.flatMap((line) => fitted(line, this.out.columns)).join('\n') + '\n');
  }
}
