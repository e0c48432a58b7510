import type { Suite } from '../../suite';
import { type KnownFailure, knownFailureOf } from '../plan/known-failures';
import type { Plan } from '../plan/select';
import type { Judgement } from '../verdict/judgement';
import type { Verdict } from '../verdict/verdict';

/**
 * The latest results of a port. Each scenario's result comes from the last run that played this scenario, even if the
 * port has had other runs since.
 */
export interface LastRun {
  /** The version of the suite that gave the results. */
  readonly suite: string;
  /** The verdicts on the trials that did not pass, by the trial's key. Trials that are not applicable are left out. */
  readonly verdicts: ReadonlyMap<string, Verdict>;
}

/**
 * Returns the last results, updated with those of a run. Scenarios that the run did not play keep their previous
 * results, unless these are from another version of the suite.
 */
export function updatedLastRun(
  last: LastRun | undefined,
  { suite, rules, observations }: Pick<Judgement, 'suite' | 'rules' | 'observations'>,
): LastRun {
  const verdicts = new Map(isCurrent(last, suite) ? last.verdicts : []);
  for (const { trial, verdict } of [...rules, ...observations.rules].flatMap(({ trials }) => trials)) {
    if (verdict === 'not-run') continue;
    if (verdict === 'passed' || verdict === 'not-applicable') verdicts.delete(trial.key);
    else verdicts.set(trial.key, verdict);
  }
  return { suite: suite.version, verdicts };
}

/**
 * Returns the keys of the planned trials that decide the conclusion and that did not pass when they were last played.
 * Known failures are left out.
 */
export function lastFailures(
  last: LastRun | undefined,
  { suite, plan, knownFailures }: PlannedRun,
): ReadonlySet<string> {
  if (!isCurrent(last, suite)) return new Set();
  const failures = plan.trials.filter((trial) => {
    const verdict = last.verdicts.get(trial.key);
    if (verdict === undefined || !plan.decisive.has(trial.key)) return false;
    // The list of known failures does not excuse faults, and stale entries must be removed from it.
    if (verdict === 'fault' || verdict === 'stale') return true;
    return knownFailureOf(trial, knownFailures) === undefined;
  });
  return new Set(failures.map(({ key }) => key));
}

/** The suite, the plan and the known failures of a run. */
export interface PlannedRun {
  readonly suite: Suite;
  readonly plan: Plan;
  /** The entries of the list of known failures. */
  readonly knownFailures: readonly KnownFailure[];
}

/** Tells whether the last results exist and come from this version of the suite. */
function isCurrent(last: LastRun | undefined, { version }: Suite): last is LastRun {
  return last?.suite === version;
}
