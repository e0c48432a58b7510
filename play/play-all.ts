import type { Session } from '../adapter/contract/session';
import type { Trial } from '../suite';
import { playScenarios } from './player';
import type { ScenarioResult } from './scenario-result';
import { loadSteps } from './step-library';

/** Plays scenarios on a port, closes the session, and returns the results in the order of the trials. */
export async function playAll(session: Session, trials: readonly Trial[]): Promise<ScenarioResult[]> {
  const queue = [...trials];
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
