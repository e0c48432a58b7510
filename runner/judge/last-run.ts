import type { Suite } from '../../suite';
import { type KnownFailure, knownFailureOf } from '../plan/known-failures';
import type { Plan } from '../plan/select';
import type { Judgement } from '../verdict/judgement';
import type { Verdict } from '../verdict/verdict';

/**
 * The latest results of a port. The result of each scenario is from the last run that played it, which need not be the
 * port's last run.
 */
export interface LastRun {
  /** The version of the suite. */
  readonly suite: string;
  /** The verdicts on the scenarios that did not pass, by their keys. */
  readonly verdicts: ReadonlyMap<string, Verdict>;
}

/**
 * Returns the last results after a run. Scenarios that the run did not play keep their last result, unless that result
 * is from another version of the suite.
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
 * Returns the keys of the planned trials that decide the conclusion and did not pass when they were last played. Known
 * failures are left out.
 */
export function lastFailures(
  last: LastRun | undefined,
  { suite, plan, knownFailures }: PlannedRun,
): ReadonlySet<string> {
  if (!isCurrent(last, suite)) return new Set();
  const failures = plan.trials.filter((trial) => {
    const verdict = last.verdicts.get(trial.key);
    if (verdict === undefined || !plan.decisive.has(trial.key)) return false;
    // A fault is not excused by the list of known failures, and a stale entry must be removed from the list.
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

/** Tells whether results come from this version of the suite. */
function isCurrent(last: LastRun | undefined, { version }: Suite): last is LastRun {
  return last?.suite === version;
}
