import type { Scenario, Trial } from './suite';

/** Returns a trial for each scenario and each of its surfaces. */
export function trialsOf(scenarios: readonly Scenario[]): Trial[] {
  return scenarios.flatMap((scenario) =>
    scenario.surfaces.map((surface) => ({ ...scenario, surface, key: `${scenario.id} @${surface}` })),
  );
}
