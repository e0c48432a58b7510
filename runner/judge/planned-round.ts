import type { Suite, Surface } from '../../suite';
import { UsageError } from '../errors';
import { narrowed, suggestionFor, type Plan, type SelectionOptions } from '../plan/select';
import type { ShardRun } from '../plan/shard';
import { trialPattern } from '../plan/trial-pattern';
import { count, surfaceName } from '../text/suite-text';
import { lastFailures, type LastRun, type PlannedRun } from './last-run';
import type { Limits } from './limits';

/** A round, as planned before the port starts. */
export interface PlannedRound extends PlannedRun, Pick<Limits, 'repeat'>, Pick<SelectionOptions, 'seed'> {
  /** A line that says why the plan contains these trials, or why they are played in this order. */
  readonly note?: string | undefined;
  /** The keys of the trials that are played before the others. */
  readonly first?: ReadonlySet<string> | undefined;
  /** The shard of the plan to play; undefined for the whole plan. */
  readonly shard?: ShardRun | undefined;
}

/**
 * Selects the part of the plan that a round plays. With `run --watch`, the user can change the filter by pressing keys.
 */
export interface RoundFilter {
  /** The id of a rule or scenario, or a glob, as for `--select`; all scenarios if omitted. */
  readonly ids?: string | undefined;
  /** The surface to play on; all surfaces if omitted. */
  readonly surface?: Surface | undefined;
  /** Whether to play only the trials that did not pass in the last run. */
  readonly onlyFailures: boolean;
}

/**
 * Applies the ids and the surface of a filter to a plan, and returns the selected part.
 *
 * @throws UsageError when the filter selects nothing
 */
export function filtered(
  plan: Plan,
  { ids, surface }: Omit<RoundFilter, 'onlyFailures'>,
  suite: Suite,
): Plan {
  if (ids === undefined && surface === undefined) return plan;
  const matches = ids === undefined ? () => true : trialPattern(ids);
  const part = narrowed(
    plan,
    (trial) => matches(trial) && (surface === undefined || trial.surface === surface),
  );
  if (part.trials.length > 0) return part;
  const where = surface === undefined ? '' : ` on ${surfaceName(surface)}`;
  if (ids === undefined) throw new UsageError(`no scenario of this run is played${where}`);
  const isMistyped = !suite.trials.some(matches);
  const all = [...suite.rules, ...suite.scenarios].map(({ id }) => id);
  throw new UsageError(
    `${ids} matches no scenario of this run${where}${isMistyped ? suggestionFor(ids, all) : ''}`,
  );
}

/**
 * Describes a filter in words, such as `LOOKUP-01, on a catalog, only failures`. The text is empty if the filter
 * selects everything.
 */
export function filterText({ ids, surface, onlyFailures: isNarrow }: RoundFilter): string {
  const parts = [ids, surface && `on ${surfaceName(surface)}`, isNarrow ? 'only failures' : undefined];
  return parts.filter((part) => part !== undefined).join(', ');
}

/** The trials that a round plays, those that it plays first, and a note that explains the choice. */
export type Choice = Pick<PlannedRound, 'plan' | 'note' | 'first'>;

/**
 * Narrows a plan to the trials that did not pass when they were last played. If there are none, returns the plan
 * unchanged, so that `run --last-failed` then plays and judges the whole plan.
 */
export function onlyFailures(last: LastRun | undefined, run: PlannedRun): Choice {
  const { plan } = run;
  const failures = lastFailures(last, run);
  if (failures.size > 0) {
    const note = `Playing only ${failuresText(failures.size)}`;
    return { plan: narrowed(plan, ({ key }) => failures.has(key)), note };
  }
  const scenarios = plan.isWhole ? 'all scenarios' : count(plan.decisive.size, 'selected scenario');
  return { plan, note: `Playing ${scenarios}, because ${reason(last, run)}` };
}

/** Chooses to begin with the trials that did not pass when they were last played. */
export function failuresFirst(last: LastRun | undefined, run: PlannedRun): Choice {
  const { plan } = run;
  const first = lastFailures(last, run);
  const isPart = first.size > 0 && first.size < plan.decisive.size;
  return { plan, first, note: isPart ? `Playing ${failuresText(first.size)} before the others` : undefined };
}

function failuresText(howMany: number): string {
  return `the ${howMany === 1 ? 'scenario' : `${howMany} scenarios`} that did not pass in the last run`;
}

function reason(last: LastRun | undefined, { suite }: PlannedRun): string {
  if (last === undefined) return 'this port has no last run';
  return last.suite === suite.version
    ? 'none of them failed in the last run'
    : `the last run was by version ${last.suite} of the suite`;
}
