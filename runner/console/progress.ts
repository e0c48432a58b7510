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
  const { suite, plan, repeat, seed } = run;
  const executions = plan.scenarios.length * repeat;
  const begin = ({ implementation }: InitializeResult): void => {
    const port = implementationText(implementation);
    out.write(`Judging ${port} at level ${plan.level} by ${suite.name} ${suite.version}\n`);
    if (seed !== undefined) {
      out.write(`In a random order: --shuffle ${shellQuote(safeLine(seed))} repeats it\n`);
    }
    out.write('\n');
  };
  return { begin, ...(out.isTTY ? drawn(executions, out) : listed(suite, plan, executions, out)) };
}

function drawn(executions: number, out: NodeJS.WriteStream): Omit<RunProgress, 'begin'> {
  const line = new ProgressLine(out);
  let done = 0;
  let bad = 0;
  return {
    outcome({ kind }) {
      done += 1;
      if (kind === 'failed' || kind === 'fault') bad += 1;
      line.show(`${done} of ${count(executions, 'scenario')}${bad > 0 ? `, ${bad} not as expected` : ''}`);
    },
    end: () => line.end(),
  };
}

function listed(
  suite: Suite,
  plan: Plan,
  executions: number,
  out: NodeJS.WriteStream,
): Omit<RunProgress, 'begin'> {
  const files = new Map(suite.features.map(({ file, chapter }) => [file, chapter]));
  const chapterOf = new Map(plan.scenarios.map(({ id, file }) => [id, files.get(file) ?? '']));
  const remaining = new Map<string, number>();
  const repeat = executions / plan.scenarios.length;
  for (const chapter of chapterOf.values()) remaining.set(chapter, (remaining.get(chapter) ?? 0) + repeat);
  let done = 0;
  return {
    outcome({ scenario }) {
      done += 1;
      const chapter = chapterOf.get(scenario) ?? '';
      const left = (remaining.get(chapter) ?? 0) - 1;
      remaining.set(chapter, left);
      if (left === 0) out.write(`${done} of ${executions} run: ${chapter} done\n`);
    },
    end() {
      out.write('\n');
    },
  };
}
