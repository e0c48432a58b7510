import type { InitializeResult } from '../../adapter/contract/adapter';
import { knownFailureOf } from '../plan/known-failures';
import { shardText } from '../plan/shard';
import type { TrialResult } from '../../play';
import { chaptersByFile, count } from '../text/suite-text';
import { implementationText } from '../text/port-text';
import { safeLine, shellQuote } from '../text/escape';
import type { PlannedRound } from '../judge/planned-round';
import { grouped } from '../grouped';
import { ProgressLine } from './terminal';

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
export function progressOf(run: PlannedRound, out: NodeJS.WriteStream): RunProgress {
  const { suite, plan, seed, note, shard, repeat } = run;
  const line = new ProgressLine(out);
  const done = new ProgressCount(run);
  const chapterOf = chaptersByFile(suite);
  const chapters = grouped(plan.trials, ({ file }) => chapterOf(file));
  const remaining = new Map(chapters.map(([chapter, { length }]) => [chapter, length * repeat]));
  return {
    begin({ implementation }) {
      const port = implementationText(implementation);
      const part = shard ? `, ${shardText(shard)},` : '';
      out.write(`Judging ${port} at level ${plan.level}${part} by ${suite.name} ${suite.version}\n`);
      if (note !== undefined) out.write(`${note}\n`);
      if (seed !== undefined) {
        out.write(`Random order: use --shuffle ${shellQuote(safeLine(seed))} to repeat it\n`);
      }
      out.write('\n');
    },
    outcome(result) {
      done.add(result);
      const chapter = chapterOf(result.trial.file);
      const left = remaining.get(chapter)! - 1;
      remaining.set(chapter, left);
      if (out.isTTY) line.show(done.text());
      else if (left === 0) out.write(`${chapter} done: ${done.text()}\n`);
    },
    end() {
      if (out.isTTY) line.end();
      else out.write('\n');
    },
  };
}

/** Counts the trials that were played, including repetitions. Observations are counted separately. */
class ProgressCount {
  private decided = 0;
  private observed = 0;
  private failed = 0;
  private faults = 0;

  constructor(private readonly run: PlannedRound) {}

  add({ trial, kind }: TrialResult): void {
    const { plan, knownFailures } = this.run;
    if (!plan.decisive.has(trial.key)) {
      this.observed += 1;
      return;
    }
    this.decided += 1;
    if (kind === 'fault') this.faults += 1;
    if (kind === 'failed' && !knownFailureOf(trial, knownFailures)) this.failed += 1;
  }

  /** Returns the counts, such as `312 of 514 scenarios, 2 failed, 1 adapter fault; 40 of 160 observations`. */
  text(): string {
    const { plan, repeat } = this.run;
    const toDecide = plan.decisive.size * repeat;
    const toObserve = plan.trials.length * repeat - toDecide;
    const failed = this.failed > 0 ? `, ${this.failed} failed` : '';
    const faults = this.faults > 0 ? `, ${count(this.faults, 'adapter fault')}` : '';
    const observed = toObserve > 0 ? `; ${this.observed} of ${count(toObserve, 'observation')}` : '';
    return `${this.decided} of ${count(toDecide, 'scenario')}${failed}${faults}${observed}`;
  }
}
