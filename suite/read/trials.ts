import type { Scenario, Trial } from './suite';

/** Returns a trial for each surface of each scenario. */
export function trialsOf(scenarios: readonly Scenario[]): Trial[] {
  return scenarios.flatMap((scenario) =>
    scenario.surfaces.map((surface) => ({ ...scenario, surface, key: `${scenario.id} @${surface}` })),
  );
}
