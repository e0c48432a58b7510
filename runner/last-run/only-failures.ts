import { narrowed, type Plan } from '../plan/select';
import { count } from '../text/count';
import { lastFailures, type LastRun, type PlannedRun } from './last-run';

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
