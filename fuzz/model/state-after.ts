import type { NewCatalogParams, SubjectParams } from '../../adapter/contract/adapter';
import { CATALOG, OTHER_CATALOG } from '../../steps/surfaces';
import type { Level } from '../../suite/read';
import { openPointsOf } from './open-points';
import { catalogOf, type ScenarioState } from './scenario-state';
import { after, type ModelCall } from './transitions';

/**
 * Returns the state after the calls of a step. Returns undefined if the calls cannot be made in this state, or if they
 * depend on a point on which ports may differ at the level.
 */
export function stateAfter(
  state: ScenarioState,
  calls: readonly ModelCall[],
  level: Level,
): ScenarioState | undefined {
  let current = state;
  for (const call of calls) {
    current = { ...current, files: { ...current.files, ...call.files } };
    if (!isPossible(current, call) || openPointsOf(current, call, level).length > 0) return undefined;
    current = after(current, call);
  }
  return current;
}

/** Tells whether the catalog of a call exists or, if the call creates it, does not exist. */
function isPossible(state: ScenarioState, { params }: ModelCall): boolean {
  const { subject, catalog } = params as Partial<SubjectParams & NewCatalogParams>;
  // A catalog with another name would replace one that the scenario already uses.
  if (catalog !== undefined)
    return [CATALOG, OTHER_CATALOG].includes(catalog) && catalogOf(state, catalog) === undefined;
  return subject === undefined || catalogOf(state, subject) !== undefined;
}
