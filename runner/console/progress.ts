import type { InitializeResult } from '../../adapter/contract/adapter';
import { entryFinder } from '../plan/known-failures';
import type { TrialResult } from '../../suite/play/trial-result';
import { chaptersByFile, count } from '../text/suite-text';
import { implementationText } from '../text/port-text';
import type { PlannedRun } from '../judge/planned-run';
import { grouped } from '../../suite/read/grouped';
import { ProgressLine, writeFitted } from './terminal';

/** A display of a run's progress on the console. */
export interface RunProgress {
  /** Shows which port is judged, at which level, and by which suite. */
  begin(port: InitializeResult): void;
  /** Counts the result of a trial. */
  outcome(result: TrialResult): void;
  /** Clears the progress line on a terminal; elsewhere, ends the list of chapters with an empty line. */
  end(): void;
}

/**
 * Shows the progress of a run. On a terminal, one line is redrawn; elsewhere, a line is written for each finished
 * chapter.
 */
export function progressOf(run: PlannedRun, out: NodeJS.WriteStream): RunProgress {
  const { suite, trials, level, note, repeat, knownFailures } = run;
  const line = new ProgressLine(out);
  const entryOf = entryFinder(knownFailures);
  const total = count(trials.length * repeat, 'trial');
  const done = { trials: 0, failed: 0, faults: 0 };
  const startTime = performance.now();
  const chapterOf = chaptersByFile(suite);
  const chapters = grouped(trials, ({ file }) => chapterOf(file));
  const remaining = new Map(chapters.map(([chapter, { length }]) => [chapter, length * repeat]));
  /** Returns the counts, including repetitions, such as `312 of 514 trials, 2 failed, 1 adapter fault`. */
  const doneText = (): string => {
    const failed = done.failed > 0 ? `, ${done.failed} failed` : '';
    const faults = done.faults > 0 ? `, ${count(done.faults, 'adapter fault')}` : '';
    return `${done.trials} of ${total}${failed}${faults}`;
  };
  return {
    begin({ implementation }) {
      const port = implementationText(implementation);
      writeFitted(out, `Judging ${port} at level ${level} by ${suite.name} ${suite.version}`);
      if (note !== undefined) out.write(`${note}\n`);
      out.write('\n');
    },
    outcome({ trial, kind }) {
      done.trials += 1;
      if (kind === 'fault') done.faults += 1;
      if (kind === 'failed' && !entryOf(trial)) done.failed += 1;
      const chapter = chapterOf(trial.file);
      const left = remaining.get(chapter)! - 1;
      remaining.set(chapter, left);
      if (out.isTTY) line.show(`${doneText()}, ${elapsedText(startTime)}, ${trial.rule}`);
      else if (left === 0) out.write(`${chapter} done: ${doneText()}\n`);
    },
    end() {
      if (out.isTTY) line.end();
      else out.write('\n');
    },
  };
}

/** Returns the time that has passed since a moment of `performance.now()`, such as `8 s` or `2 min 5 s`. */
function elapsedText(since: number): string {
  const seconds = Math.round((performance.now() - since) / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
