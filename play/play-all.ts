import type { Session } from '../adapter/contract/session';
import type { Scenario } from '../suite';
import { playScenarios } from './player';
import type { ScenarioResult } from './scenario-result';
import { loadSteps } from './step-library';

/** Plays scenarios on a port, closes the session, and returns the results in the order of the scenarios. */
export async function playAll(session: Session, scenarios: readonly Scenario[]): Promise<ScenarioResult[]> {
  const queue = [...scenarios];
  const results: ScenarioResult[] = [];
  try {
    await playScenarios({
      library: loadSteps(),
      session,
      next: () => queue.shift(),
      onResult: (result) => results.push(result),
    });
  } finally {
    await session.close();
  }
  return results;
}
