import type { Scenario, Trial } from './suite';

/** Returns scenarios on each of their surfaces. */
export function trialsOf(scenarios: readonly Scenario[]): Trial[] {
  return scenarios.flatMap((scenario) =>
    scenario.surfaces.map((surface) => ({ ...scenario, surface, key: `${scenario.id} @${surface}` })),
  );
}
