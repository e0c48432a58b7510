import type { Suite } from '../../suite/read';
import { entryFinder, type KnownFailure } from '../plan/known-failures';
import { narrowed, type Plan } from '../plan/select';
import { count } from '../text/suite-text';
import type { LastRun } from './last-run';
import type { Limits } from './limits';

/** The suite, the plan and the known failures of a run. */
interface RunPlan {
  readonly suite: Suite;
  readonly plan: Plan;
  /** The entries of the list of known failures. */
  readonly knownFailures: readonly KnownFailure[];
}

/** A run, as planned before the port starts. */
export interface PlannedRun extends RunPlan, Pick<Limits, 'repeat'> {
  /** A line that says why the plan contains these trials, or why they are played in this order. */
  readonly note?: string | undefined;
  /** The keys of the trials that are played before the others. */
  readonly first?: ReadonlySet<string> | undefined;
}

/** The trials that a run plays, those that it plays first, and a note that explains the choice. */
type Choice = Pick<PlannedRun, 'plan' | 'note' | 'first'>;

/** Returns the keys of the planned trials that did not pass when they were last played. Known failures are left out. */
export function lastFailures(
  last: LastRun | undefined,
  { suite, plan, knownFailures }: RunPlan,
): ReadonlySet<string> {
  if (last?.suite.version !== suite.version) return new Set();
  const entryOf = entryFinder(knownFailures);
  const kinds = new Map(last.results.map(({ trial, kind }) => [trial, kind]));
  const failures = plan.trials.filter((trial) => {
    const kind = kinds.get(trial.key);
    if (kind === undefined) return false;
    // The list of known failures does not excuse faults.
    return kind === 'fault' || entryOf(trial) === undefined;
  });
  return new Set(failures.map(({ key }) => key));
}

/**
 * Narrows a plan to the trials that did not pass when they were last played. If there are none, returns the plan
 * unchanged, so that `run --last-failed` then plays and judges the whole plan.
 */
export function onlyFailures(last: LastRun | undefined, run: RunPlan): Choice {
  const { plan } = run;
  const failures = lastFailures(last, run);
  if (failures.size > 0) {
    const note = `Playing only ${failuresText(failures.size)}`;
    return { plan: narrowed(plan, ({ key }) => failures.has(key)), note };
  }
  const trials = plan.isWhole ? 'all trials' : count(plan.trials.length, 'selected trial');
  return { plan, note: `Playing ${trials}, because ${reason(last, run)}` };
}

/** Chooses to begin with the trials that did not pass when they were last played. */
export function failuresFirst(last: LastRun | undefined, run: RunPlan): Choice {
  const { plan } = run;
  const first = lastFailures(last, run);
  const isPart = first.size > 0 && first.size < plan.trials.length;
  return { plan, first, note: isPart ? `Playing ${failuresText(first.size)} before the others` : undefined };
}

function failuresText(howMany: number): string {
  return `the ${howMany === 1 ? 'trial' : `${howMany} trials`} that did not pass in the last run`;
}

function reason(last: LastRun | undefined, { suite }: RunPlan): string {
  if (last === undefined) return 'this port has no last run';
  return last.suite.version === suite.version
    ? 'none of them failed in the last run'
    : `the last run was by version ${last.suite.version} of the suite`;
}
