import type { Session } from '../adapter/contract/session';
import type { Trial } from '../suite';
import { playOnSession } from './play-on-session';
import type { TrialResult } from './trial-result';
import { loadSteps } from './step-library';

/** Plays trials on a port, closes the session, and returns the results in the same order as the trials. */
export async function playAll(session: Session, trials: readonly Trial[]): Promise<TrialResult[]> {
  const queue = [...trials];
  const results: TrialResult[] = [];
  try {
    await playOnSession({
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
