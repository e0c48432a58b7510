import { clearScreenDown, cursorTo } from 'node:readline';
import { progressOf, type RunProgress } from '../console/progress';
import { showResult, type ResultStyle } from '../console/summary';
import { writeFitted } from '../console/terminal';
import { conclusionText } from '../blocks/conclusion-text';
import { safeLine, safeText } from '../text/escape';
import type { Judgement } from '../verdict/judgement';
import type { PlannedRun } from '../judge/planned-run';

/** Shows each run that `run --watch` carries out. */
export type WatchDisplay = Pick<TerminalDisplay, 'begin' | 'progress' | 'judged' | 'broken' | 'warn'> &
  Partial<Pick<TerminalDisplay, 'building' | 'wait'>>;

/** Shows each run as one line, for output that is not a terminal. So it neither shows a build nor says that it waits. */
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

  judged(judgement: Judgement): void {
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
}

/** Clears the terminal before each run, and then shows the run in the same way as without `--watch`. */
export class TerminalDisplay {
  /** @param isAsked whether Enter asks for another run */
  constructor(
    private readonly out: NodeJS.WriteStream,
    private readonly style: ResultStyle,
    private readonly isAsked: boolean,
  ) {}

  /**
   * Begins a run: clears the terminal, and shows the cause of the run. The cause is empty unless files have changed.
   */
  begin(cause: string): void {
    cursorTo(this.out, 0, 0);
    clearScreenDown(this.out);
    if (cause !== '') this.write([this.style.colors.dim(safeLine(cause))]);
  }

  /** Shows that the port is being built, which may take long. */
  building(): void {
    this.write([this.style.colors.dim('Building')]);
  }

  /** Returns the progress display for a run. */
  progress(run: PlannedRun): RunProgress {
    return progressOf(run, this.out);
  }

  /**
   * Shows the result of a run.
   *
   * @param announcements a line about each file that was written
   * @param changes a line about the changes since the previous run; empty after the first run
   */
  judged(judgement: Judgement, announcements: readonly string[], changes: string): void {
    showResult(this.out, judgement, this.style, announcements);
    if (changes !== '') this.write([this.style.colors.bold(changes)]);
  }

  /** Shows why a run has no result. */
  broken(message: string): void {
    const [first = '', ...rest] = safeText(message).split('\n');
    this.write([this.style.colors.red(first), ...rest]);
  }

  /** Warns of a problem with the port, with a file that was to be written, or with the watch itself. */
  warn(message: string): void {
    this.write([this.style.colors.yellow(safeText(message))]);
  }

  /** Shows that the watch is waiting for changes. */
  wait(): void {
    this.write(['', `Waiting for changes${this.isAsked ? '; Enter judges again, Ctrl-C ends' : ''}`]);
  }

  private write(lines: readonly string[]): void {
    writeFitted(this.out, lines.join('\n'));
  }
}
