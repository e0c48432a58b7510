import { openStdioSession } from '../../adapter/client/stdio-session';
import { AdapterFault } from '../../adapter/contract/errors';
import { loadSteps, playOnSession, type TrialResult } from '../../play';
import type { Problem } from '../../steps/deviations';
import type { Trial } from '../../suite';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { commandOf, copyOfPort, removeCopy, type Sources } from './port';

/** The number of faults in a row after which a port is not judged further. */
const MAX_FAULTS = 5;

/** The options of judging a changed port. */
export interface JudgeOptions {
  /** The folder of the unchanged port, with the files that Python compiled. */
  readonly base: string;
  /** Whether judging ends with the first trial that does not pass. */
  readonly isBrief: boolean;
  /** The time in which the port must answer one call, in milliseconds. */
  readonly timeout: number;
}

/** The result of judging a changed port. It is plain data, because workers send it. */
export interface Judgement {
  readonly id: string;
  /** The trials that failed or were unsupported. */
  readonly failed: readonly Failure[];
  /** The trials in which the adapter was at fault: it ended, or did not answer in time. */
  readonly faults: readonly Failure[];
  /** The reason why the adapter does not start, if it does not. */
  readonly obstacle?: string;
}

/** A trial that did not pass, with what its symptom depends on. */
export interface Failure extends Pick<Problem, 'message' | 'deviations'>, Pick<TrialResult, 'step'> {
  readonly trial: string;
}

/** Returns whether the suite noticed the change. */
export function isKilled({ failed, faults, obstacle }: Judgement): boolean {
  return failed.length > 0 || faults.length > 0 || obstacle !== undefined;
}

/**
 * Plays trials on the port with changed files.
 *
 * @param id of the change, which the result has too
 */
export async function judgeChange(
  id: string,
  sources: Sources,
  trials: readonly Trial[],
  { base, isBrief, timeout }: JudgeOptions,
): Promise<Judgement> {
  const folder = copyOfPort(base, sources);
  const results: TrialResult[] = [];
  try {
    await play(folder, trials, timeout, (result) => {
      if (result.kind === 'passed' || result.kind === 'not-applicable') return false;
      results.push(result);
      return isBrief || results.slice(-MAX_FAULTS).filter(isFault).length === MAX_FAULTS;
    });
  } catch (thrown) {
    if (!(thrown instanceof AdapterFault)) throw thrown;
    return { id, failed: [], faults: [], obstacle: thrown.message };
  } finally {
    removeCopy(folder);
  }
  const failures = (kept: readonly TrialResult[]): Failure[] =>
    kept.map(({ trial, step, problem }) => ({
      trial: trial.key,
      message: problem?.message ?? '',
      ...(step !== undefined && { step }),
      ...(problem?.deviations && { deviations: problem.deviations }),
    }));
  return {
    id,
    failed: failures(results.filter((result) => !isFault(result))),
    faults: failures(results.filter(isFault)),
  };
}

/** Plays trials until none is left, or the function that takes the results returns true. */
async function play(
  folder: string,
  trials: readonly Trial[],
  timeout: number,
  isEnough: (result: TrialResult) => boolean,
): Promise<void> {
  const session = await openStdioSession({ command: commandOf(folder), folder: PACKAGE_ROOT, timeout });
  const ending = new AbortController();
  const queue = trials.values();
  try {
    await playOnSession({
      library: loadSteps(),
      session,
      next: () => queue.next().value,
      onResult: (result) => {
        if (isEnough(result)) ending.abort();
      },
      signal: ending.signal,
    });
  } finally {
    await session.close();
  }
}

function isFault({ kind }: TrialResult): boolean {
  return kind === 'fault';
}
