import type { Suite } from '../../suite';
import { type KnownFailure, knownFailureOf } from '../plan/known-failures';
import type { Plan } from '../plan/select';
import type { Run, RunResult } from '../run/run';

/**
 * The latest results of a port that are not passes, as in the record of a run. Each result comes from the last run that
 * played its trial, even if the port has had other runs since.
 */
export interface LastRun extends Pick<Run, 'suite'> {
  readonly results: readonly Pick<RunResult, 'trial' | 'kind'>[];
}

/**
 * Returns the last results, updated with those of a run. Trials that the run did not play keep their previous results,
 * unless these are from another version of the suite.
 */
export function updatedLastRun(last: LastRun | undefined, run: LastRun): LastRun {
  const played = new Set(run.results.map(({ trial }) => trial));
  const others = last?.suite.version === run.suite.version ? last.results : [];
  return {
    suite: run.suite,
    results: [
      ...others.filter(({ trial }) => !played.has(trial)),
      ...run.results
        .filter(({ kind }) => kind !== 'passed' && kind !== 'not-applicable')
        .map(({ trial, kind }) => ({ trial, kind })),
    ],
  };
}

/** Returns the keys of the planned trials that did not pass when they were last played. Known failures are left out. */
export function lastFailures(
  last: LastRun | undefined,
  { suite, plan, knownFailures }: RunPlan,
): ReadonlySet<string> {
  if (last?.suite.version !== suite.version) return new Set();
  const kinds = new Map(last.results.map(({ trial, kind }) => [trial, kind]));
  const failures = plan.trials.filter((trial) => {
    const kind = kinds.get(trial.key);
    if (kind === undefined) return false;
    // The list of known failures does not excuse faults.
    return kind === 'fault' || knownFailureOf(trial, knownFailures) === undefined;
  });
  return new Set(failures.map(({ key }) => key));
}

/** The suite, the plan and the known failures of a run. */
export interface RunPlan {
  readonly suite: Suite;
  readonly plan: Plan;
  /** The entries of the list of known failures. */
  readonly knownFailures: readonly KnownFailure[];
}
