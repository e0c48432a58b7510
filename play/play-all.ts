import type { Session } from '../adapter/contract/session';
import type { Trial } from '../suite';
import { playOnSession, type PlayOptions } from './play-on-session';
import { readScripts } from './scripts-file';
import type { TrialResult } from './trial-result';

/**
 * Plays trials on a port, closes the session, and returns the results in the same order as the trials.
 *
 * The scripts are those of the build, unless `scriptOf` is given.
 */
export async function playAll(
  session: Session,
  trials: readonly Trial[],
  { scriptOf = readScripts(), folders }: Partial<Pick<PlayOptions, 'scriptOf' | 'folders'>> = {},
): Promise<TrialResult[]> {
  const queue = [...trials];
  const results: TrialResult[] = [];
  try {
    await playOnSession({
      session,
      scriptOf,
      folders,
      next: () => queue.shift(),
      onResult: (result) => results.push(result),
    });
  } finally {
    await session.close();
  }
  return results;
}
