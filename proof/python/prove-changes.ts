import { join } from 'node:path';
import type { Trial } from '../../suite';
import { runInWorkers } from '../judging/worker-pool';
import { recordCalls } from './calls';
import type { Change } from './change';
import type { Judgement } from './judge';
import { copyOfPort, PORT, removeCopy } from './port';
import type { JudgeTask } from './worker';

/** The options of judging changes. */
export interface ProveOptions {
  readonly jobs: number;
  /** Whether a change is judged no further once a trial has failed. */
  readonly isBrief: boolean;
  /** The time in which the port must answer one call, in milliseconds. */
  readonly timeout: number;
  /** Takes each result as it comes. */
  readonly onJudgement: (judgement: Judgement) => void;
}

/**
 * Judges changes of the port in several threads. Only the trials that call the changed function are played, those of the
 * change's own rules first.
 *
 * @throws Error when the unchanged port does not pass all trials
 */
export async function proveChanges(
  changes: readonly Change[],
  trials: readonly Trial[],
  { jobs, isBrief, timeout, onJudgement }: ProveOptions,
): Promise<void> {
  const base = copyOfPort(PORT, {});
  try {
    const calls = await recordCalls(base, trials, timeout);
    const tasks = changes.map(({ id, sources, place, rules }): JudgeTask => ({
      id,
      sources,
      trials: firstOf(rules, calls.trialsOf(place) ?? trials).map(({ key }) => key),
      base,
      isBrief,
      timeout,
    }));
    await runInWorkers(join(__dirname, 'worker.js'), tasks, jobs, onJudgement);
  } finally {
    removeCopy(base);
  }
}

/** Moves the trials of rules that are expected to fail to the front: the first failure ends a brief judgement. */
function firstOf(rules: readonly string[] = [], trials: readonly Trial[]): Trial[] {
  const expected = trials.filter(({ rule }) => rules.includes(rule));
  return [...new Set([...expected, ...trials])];
}
