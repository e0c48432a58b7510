import type { Suite, Surface } from '../../suite';
import { suggestionFor, narrowed, type Plan } from '../plan/select';
import { trialPattern } from '../plan/trial-pattern';
import { surfaceName } from '../text/suite-text';
import { UsageError } from '../errors';

/** The part of the plan that the keys of the watch select. */
export interface WatchFilter {
  /** An id or a glob of rules and scenarios, as for `--select`; absent: all. */
  readonly ids?: string;
  /** The only surface; absent: all. */
  readonly surface?: Surface;
  /** Whether to play only what did not pass in the last run. */
  readonly onlyFailures: boolean;
}

/**
 * Returns the part of a plan that a filter selects by id and surface.
 *
 * @throws UsageError when it selects nothing
 */
export function filtered(
  plan: Plan,
  { ids, surface }: Omit<WatchFilter, 'onlyFailures'>,
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

/** Returns a filter in words: `LOOKUP-01, on a catalog, only failures`; empty if it is open. */
export function filterText({ ids, surface, onlyFailures }: WatchFilter): string {
  return [
    ...(ids === undefined ? [] : [ids]),
    ...(surface === undefined ? [] : [`on ${surfaceName(surface)}`]),
    ...(onlyFailures ? ['only failures'] : []),
  ].join(', ');
}
