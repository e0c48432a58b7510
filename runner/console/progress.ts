import type { InitializeResult } from '../../adapter/contract/adapter';
import type { Plan } from '../plan/select';
import type { ScenarioResult } from '../../play';
import type { Suite } from '../../suite';
import { count } from '../text/count';
import { implementationText } from '../text/port-text';
import { safeLine } from '../text/safe-text';
import { shellQuote } from '../text/shell-quote';
import { ProgressLine } from './progress-line';

/** The progress of a run on the console. */
export interface RunProgress {
  begin(port: InitializeResult): void;
  outcome(result: ScenarioResult): void;
  /** Makes room for what follows. */
  end(): void;
}

/** The run whose progress is shown. */
export interface ShownRun {
  readonly suite: Suite;
  readonly plan: Plan;
  /** How many times each scenario runs. */
  readonly repeat: number;
  /** The seed of a random order; absent: the order of the features. */
  readonly seed?: string;
}

/**
 * Progress for a terminal: one line, drawn over itself; for anything else: a line for each chapter when it is done.
 */
export function progressOf(run: ShownRun, out: NodeJS.WriteStream): RunProgress {
  const { suite, plan, seed } = run;
  const begin = ({ implementation }: InitializeResult): void => {
    const port = implementationText(implementation);
    out.write(`Judging ${port} at level ${plan.level} by ${suite.name} ${suite.version}\n`);
    if (seed !== undefined) {
      out.write(`In a random order: --shuffle ${shellQuote(safeLine(seed))} repeats it\n`);
    }
    out.write('\n');
  };
  return { begin, ...(out.isTTY ? drawn(run, out) : listed(run, out)) };
}

/** Counts executions: those that decide the verdict, and observations apart. */
class ProgressCount {
  private decided = 0;
  private observed = 0;
  private failed = 0;

  constructor(private readonly run: ShownRun) {}

  add(result: ScenarioResult): void {
    if (!this.run.plan.decisive.has(result.trial)) {
      this.observed += 1;
      return;
    }
    this.decided += 1;
    if (result.kind === 'failed' || result.kind === 'fault') this.failed += 1;
  }

  /** `312 of 514 scenarios, 2 not as expected; 40 of 160 observations` */
  text(): string {
    const { plan, repeat } = this.run;
    const toDecide = plan.decisive.size * repeat;
    const toObserve = plan.trials.length * repeat - toDecide;
    const failed = this.failed > 0 ? `, ${this.failed} not as expected` : '';
    const observations = `; ${this.observed} of ${count(toObserve, 'observation')}`;
    return `${this.decided} of ${count(toDecide, 'scenario')}${failed}${toObserve > 0 ? observations : ''}`;
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
