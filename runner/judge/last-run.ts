import type { Suite } from '../../suite';
import { type KnownFailure, knownFailureOf } from '../plan/known-failures';
import { narrowed, type Plan } from '../plan/select';
import { count } from '../text/suite-text';
import type { Judged, Judgement } from '../verdict/judgement';
import type { Verdict } from '../verdict/verdict';

/** The last results of a port: of each scenario its last run, which need not be the last run of the port. */
export interface LastRun {
  /** The version of the suite. */
  readonly suite: string;
  /** The verdicts on the scenarios that did not pass, by their keys. */
  readonly verdicts: ReadonlyMap<string, Verdict>;
}

/** The part of a judgement that has the results of scenarios. */
export type JudgedRun = Pick<Judgement, 'suite' | 'rules' | 'observations'>;

/**
 * Returns the last results after a run. Scenarios that it did not play keep their last result, unless that is from
 * another version of the suite.
 */
export function updatedLastRun(
  last: LastRun | undefined,
  { suite, rules, observations }: JudgedRun,
): LastRun {
  const verdicts = new Map(isCurrent(last, suite) ? last.verdicts : []);
  for (const { scenario, verdict } of [...rules, ...observations.rules].flatMap(scenariosOf)) {
    if (verdict === 'not-run') continue;
    if (verdict === 'passed' || verdict === 'not-applicable') verdicts.delete(scenario.key);
    else verdicts.set(scenario.key, verdict);
  }
  return { suite: suite.version, verdicts };
}

/**
 * Returns the keys of the scenarios of a plan that decide and did not pass when they last ran. Known failures are left
 * out.
 */
export function lastFailures(
  last: LastRun | undefined,
  { suite, plan, knownFailures }: PlannedRun,
): ReadonlySet<string> {
  if (!isCurrent(last, suite)) return new Set();
  const failures = plan.trials.filter((trial) => {
    const verdict = last.verdicts.get(trial.key);
    if (verdict === undefined || !plan.decisive.has(trial.key)) return false;
    // A list excuses no fault, and a stale entry is to be removed from it.
    if (verdict === 'fault' || verdict === 'stale') return true;
    return knownFailureOf(trial, knownFailures) === undefined;
  });
  return new Set(failures.map(({ key }) => key));
}

/** A run that is planned. */
export interface PlannedRun {
  readonly suite: Suite;
  readonly plan: Plan;
  readonly knownFailures: readonly KnownFailure[];
}

/** Tells whether results are of this version of the suite. */
function isCurrent(last: LastRun | undefined, { version }: Suite): last is LastRun {
  return last?.suite === version;
}

function scenariosOf({ scenarios }: { readonly scenarios: readonly Judged[] }): readonly Judged[] {
  return scenarios;
}

/** A plan, and a line that says why it has these scenarios. */
export interface ExplainedPlan {
  readonly plan: Plan;
  readonly note: string;
}

/**
 * Narrows a plan to the scenarios that did not pass when they last ran. If there are none, the plan stays as it is: so
 * the same command, repeated, ends with a verdict on the whole plan.
 */
export function onlyFailures(last: LastRun | undefined, run: PlannedRun): ExplainedPlan {
  const { plan } = run;
  const failures = lastFailures(last, run);
  if (failures.size > 0) {
    const note = `Playing only ${failuresText(failures.size)}`;
    return { plan: narrowed(plan, ({ key }) => failures.has(key)), note };
  }
  const scenarios = plan.isWhole ? 'all scenarios' : count(plan.decisive.size, 'selected scenario');
  return { plan, note: `Playing ${scenarios}, because ${reason(last, run)}` };
}

/** Returns a number of last failures in words. */
export function failuresText(howMany: number): string {
  return `the ${howMany === 1 ? 'scenario' : `${howMany} scenarios`} that did not pass in the last run`;
}

function reason(last: LastRun | undefined, { suite }: PlannedRun): string {
  if (last === undefined) return 'this port has no last run';
  return last.suite === suite.version
    ? 'none of them failed in the last run'
    : `the last run was by version ${last.suite} of the suite`;
}
