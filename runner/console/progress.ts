import type { InitializeResult } from '../../adapter/contract/adapter';
import { knownFailureOf } from '../plan/known-failures';
import type { TrialResult } from '../../play';
import { chaptersByFile, count } from '../text/suite-text';
import { implementationText } from '../text/port-text';
import type { PlannedRun } from '../judge/planned-run';
import { grouped } from '../grouped';
import { ProgressLine, writeFitted } from './terminal';

/** A display of a run's progress on the console. */
export interface RunProgress {
  begin(port: InitializeResult): void;
  outcome(result: TrialResult): void;
  /** Clears the progress line on a terminal; elsewhere, ends the list of chapters with an empty line. */
  end(): void;
}

/**
 * Shows the progress of a run. On a terminal, one line is redrawn; elsewhere, a line is written for each finished
 * chapter.
 */
export function progressOf(run: PlannedRun, out: NodeJS.WriteStream): RunProgress {
  const { suite, plan, note, repeat } = run;
  const line = new ProgressLine(out);
  const done = new ProgressCount(run);
  const begin = performance.now();
  const chapterOf = chaptersByFile(suite);
  const chapters = grouped(plan.trials, ({ file }) => chapterOf(file));
  const remaining = new Map(chapters.map(([chapter, { length }]) => [chapter, length * repeat]));
  return {
    begin({ implementation }) {
      const port = implementationText(implementation);
      writeFitted(out, `Judging ${port} at level ${plan.level} by ${suite.name} ${suite.version}`);
      if (note !== undefined) out.write(`${note}\n`);
      out.write('\n');
    },
    outcome(result) {
      done.add(result);
      const chapter = chapterOf(result.trial.file);
      const left = remaining.get(chapter)! - 1;
      remaining.set(chapter, left);
      if (out.isTTY) line.show(`${done.text()}, ${elapsed(begin)}, ${result.trial.rule}`);
      else if (left === 0) out.write(`${chapter} done: ${done.text()}\n`);
    },
    end() {
      if (out.isTTY) line.end();
      else out.write('\n');
    },
  };
}

/** Returns the time since a moment, such as `8 s` or `2 min 5 s`. */
function elapsed(since: number): string {
  const seconds = Math.round((performance.now() - since) / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** Counts the trials that were played, including repetitions. */
class ProgressCount {
  private played = 0;
  private failed = 0;
  private faults = 0;

  constructor(private readonly run: PlannedRun) {}

  add({ trial, kind }: TrialResult): void {
    this.played += 1;
    if (kind === 'fault') this.faults += 1;
    if (kind === 'failed' && !knownFailureOf(trial, this.run.knownFailures)) this.failed += 1;
  }

  /** Returns the counts, such as `312 of 514 trials, 2 failed, 1 adapter fault`. */
  text(): string {
    const { plan, repeat } = this.run;
    const failed = this.failed > 0 ? `, ${this.failed} failed` : '';
    const faults = this.faults > 0 ? `, ${count(this.faults, 'adapter fault')}` : '';
    return `${this.played} of ${count(plan.trials.length * repeat, 'trial')}${failed}${faults}`;
  }
}
