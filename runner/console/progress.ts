import type { InitializeResult } from '../../adapter/contract/adapter';
import { knownFailureOf, type KnownFailure } from '../plan/known-failures';
import type { Plan } from '../plan/select';
import { shardText, type Shard } from '../plan/shard';
import type { ScenarioResult } from '../../play';
import type { Suite, Trial } from '../../suite';
import { count } from '../text/suite-text';
import { implementationText } from '../text/port-text';
import { safeLine, shellQuote } from '../text/escape';
import { ProgressLine } from './terminal';

/** The progress of a run on the console. */
export interface RunProgress {
  begin(port: InitializeResult): void;
  outcome(result: ScenarioResult): void;
  /** Clears the progress line, or ends the list of chapters with an empty line. */
  end(): void;
}

/** The run to show the progress of. */
export interface ShownRun {
  readonly suite: Suite;
  readonly plan: Plan;
  /** The scenarios that are expected to fail. */
  readonly knownFailures: readonly KnownFailure[];
  /** The number of times each scenario runs. */
  readonly repeat: number;
  /** The seed of the random order; absent: the order of the features. */
  readonly seed?: string;
  /** A line that says why these scenarios run. */
  readonly note?: string;
  /** The shard that is run; absent: the whole plan. */
  readonly shard?: Shard;
}

/** Shows progress: on a terminal in one line that is redrawn, elsewhere in one line per finished chapter. */
export function progressOf(run: ShownRun, out: NodeJS.WriteStream): RunProgress {
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

/** Counts executions. Observations are counted separately. */
class ProgressCount {
  private decided = 0;
  private observed = 0;
  private failed = 0;
  private faults = 0;
  private readonly trials: ReadonlyMap<string, Trial>;

  constructor(private readonly run: ShownRun) {
    this.trials = new Map(run.plan.trials.map((trial) => [trial.key, trial]));
  }

  add(result: ScenarioResult): void {
    if (!this.run.plan.decisive.has(result.trial)) {
      this.observed += 1;
      return;
    }
    this.decided += 1;
    if (result.kind === 'fault') this.faults += 1;
    if (result.kind === 'failed' && !this.isKnown(result.trial)) this.failed += 1;
  }

  /** Returns `312 of 514 scenarios, 2 failed, 1 adapter fault; 40 of 160 observations`. */
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

  private isKnown(key: string): boolean {
    const trial = this.trials.get(key);
    return trial !== undefined && knownFailureOf(trial, this.run.knownFailures) !== undefined;
  }
}

function drawn(run: ShownRun, out: NodeJS.WriteStream): Omit<RunProgress, 'begin'> {
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

function listed(run: ShownRun, out: NodeJS.WriteStream): Omit<RunProgress, 'begin'> {
  const { suite, plan, repeat } = run;
  const files = new Map(suite.features.map(({ file, chapter }) => [file, chapter]));
  const chapterOf = new Map(plan.trials.map(({ key, file }) => [key, files.get(file) ?? '']));
  const remaining = new Map<string, number>();
  for (const chapter of chapterOf.values()) remaining.set(chapter, (remaining.get(chapter) ?? 0) + repeat);
  const done = new ProgressCount(run);
  return {
    outcome(result) {
      done.add(result);
      const chapter = chapterOf.get(result.trial) ?? '';
      const left = (remaining.get(chapter) ?? 0) - 1;
      remaining.set(chapter, left);
      if (left === 0) out.write(`${chapter} done: ${done.text()}\n`);
    },
    end() {
      out.write('\n');
    },
  };
}
