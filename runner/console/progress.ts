import type { InitializeResult } from '../../adapter/contract/adapter';
import { knownFailureOf } from '../plan/known-failures';
import { shardText } from '../plan/shard';
import type { TrialResult } from '../../play';
import { chaptersByFile, count } from '../text/suite-text';
import { implementationText } from '../text/port-text';
import { safeLine, shellQuote } from '../text/escape';
import type { PlannedRound } from '../judge/planned-round';
import { ProgressLine } from './terminal';

/** The progress of a run on the console. */
export interface RunProgress {
  begin(port: InitializeResult): void;
  outcome(result: TrialResult): void;
  /** Clears the progress line, or ends the list of chapters with an empty line. */
  end(): void;
}

/** Shows progress. On a terminal, one line is redrawn; elsewhere, each finished chapter has a line. */
export function progressOf(run: PlannedRound, out: NodeJS.WriteStream): RunProgress {
  const { suite, plan, seed, note, shard } = run;
  const part = shard ? `, ${shardText(shard)},` : '';
  const begin = ({ implementation }: InitializeResult): void => {
    const port = implementationText(implementation);
    out.write(`Judging ${port} at level ${plan.level}${part} by ${suite.name} ${suite.version}\n`);
    if (note !== undefined) out.write(`${note}\n`);
    if (seed !== undefined) {
      out.write(`Random order: use --shuffle ${shellQuote(safeLine(seed))} to repeat it\n`);
    }
    out.write('\n');
  };
  return { begin, ...(out.isTTY ? drawn(run, out) : listed(run, out)) };
}

/** Counts how often trials were played. Observations are counted separately. */
class ProgressCount {
  private decided = 0;
  private observed = 0;
  private failed = 0;
  private faults = 0;

  constructor(private readonly run: PlannedRound) {}

  add({ trial, kind }: TrialResult): void {
    if (!this.run.plan.decisive.has(trial.key)) {
      this.observed += 1;
      return;
    }
    this.decided += 1;
    if (kind === 'fault') this.faults += 1;
    if (kind === 'failed' && !knownFailureOf(trial, this.run.knownFailures)) this.failed += 1;
  }

  /** Returns the counts, such as `312 of 514 scenarios, 2 failed, 1 adapter fault; 40 of 160 observations`. */
  text(): string {
    const { plan, repeat } = this.run;
    const toDecide = plan.decisive.size * repeat;
    const toObserve = plan.trials.length * repeat - toDecide;
    const decided = [
      `${this.decided} of ${count(toDecide, 'scenario')}`,
      ...(this.failed > 0 ? [`${this.failed} failed`] : []),
      ...(this.faults > 0 ? [count(this.faults, 'adapter fault')] : []),
    ].join(', ');
    return toObserve > 0 ? `${decided}; ${this.observed} of ${count(toObserve, 'observation')}` : decided;
  }
}

function drawn(run: PlannedRound, out: NodeJS.WriteStream): Omit<RunProgress, 'begin'> {
  const line = new ProgressLine(out);
  const done = new ProgressCount(run);
  return {
    outcome(result) {
      done.add(result);
      line.show(done.text());
    },
    end: () => line.end(),
  };
}

function listed(run: PlannedRound, out: NodeJS.WriteStream): Omit<RunProgress, 'begin'> {
  const { suite, plan, repeat } = run;
  const chapterOf = chaptersByFile(suite);
  const remaining = new Map<string, number>();
  for (const chapter of plan.trials.map(({ file }) => chapterOf(file)))
    remaining.set(chapter, (remaining.get(chapter) ?? 0) + repeat);
  const done = new ProgressCount(run);
  return {
    outcome(result) {
      done.add(result);
      const chapter = chapterOf(result.trial.file);
      const left = (remaining.get(chapter) ?? 0) - 1;
      remaining.set(chapter, left);
      if (left === 0) out.write(`${chapter} done: ${done.text()}\n`);
    },
    end() {
      out.write('\n');
    },
  };
}
