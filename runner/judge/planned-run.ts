import type { Suite, Trial } from '../../suite/read';
import { entryFinder, type KnownFailure } from '../plan/known-failures';
import { narrowed, type Plan } from '../plan/select';
import { count } from '../text/suite-text';
import type { LastRun } from './last-run';

/**
 * A run, as planned before the port starts. It differs from the plan of the options because of the last run: with
 * `--last-failed` and `--watch`, its trials are fewer or in another order. So a watch plans each of its runs anew.
 */
export interface PlannedRun extends Plan {
  readonly suite: Suite;
  /** The entries of the list of known failures. */
  readonly knownFailures: readonly KnownFailure[];
  /** The number of times that each trial is played. */
  readonly repeat: number;
  /** A line that says why the run has these trials, or why they are played in this order. */
  readonly note?: string | undefined;
}

/** Returns the planned trials that did not pass when they were last played. Known failures are left out. */
export function lastFailures(
  last: LastRun | undefined,
  { suite, trials, knownFailures }: Pick<PlannedRun, 'suite' | 'trials' | 'knownFailures'>,
): Trial[] {
  if (last?.suite.version !== suite.version) return [];
  const entryOf = entryFinder(knownFailures);
  const kinds = new Map(last.results.map(({ trial, kind }) => [trial, kind]));
  return trials.filter((trial) => {
    const kind = kinds.get(trial.key);
    if (kind === undefined) return false;
    // The list of known failures does not excuse faults.
    return kind === 'fault' || entryOf(trial) === undefined;
  });
}

/**
 * Narrows a run to the trials that did not pass when they were last played. If there are none, keeps all trials, so that
 * `run --last-failed` then plays and judges the whole plan.
 */
export function onlyFailures(last: LastRun | undefined, run: PlannedRun): PlannedRun {
  const failures = new Set(lastFailures(last, run));
  if (failures.size > 0) {
    const note = `Playing only ${failuresText(failures.size)}`;
    return { ...narrowed(run, (trial) => failures.has(trial)), note };
  }
  const trials = run.isWhole ? 'all trials' : count(run.trials.length, 'selected trial');
  return { ...run, note: `Playing ${trials}, because ${reasonForAll(last, run)}` };
}

/** Moves the trials that did not pass when they were last played to the beginning of a run. */
export function failuresFirst(last: LastRun | undefined, run: PlannedRun): PlannedRun {
  const first = new Set(lastFailures(last, run));
  const isPart = first.size > 0 && first.size < run.trials.length;
  return {
    ...run,
    trials: [...first, ...run.trials.filter((trial) => !first.has(trial))],
    note: isPart ? `Playing ${failuresText(first.size)} before the others` : undefined,
  };
}

function failuresText(failed: number): string {
  return `the ${failed === 1 ? 'trial' : `${failed} trials`} that did not pass in the last run`;
}

/** Returns the reason why no trial is known to have failed. */
function reasonForAll(last: LastRun | undefined, { suite }: PlannedRun): string {
  if (last === undefined) return 'this port has no last run';
  return last.suite.version === suite.version
    ? 'none of them failed in the last run'
    : `the last run was by version ${last.suite.version} of the suite`;
}
