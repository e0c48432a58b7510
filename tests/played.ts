import type { Session } from '../adapter/contract/session';
import { readScripts } from '../suite/compile/scripts-file';
import { playScripts, type ScriptOptions } from '../suite/play/play-scripts';
import type { TrialResult } from '../suite/play/trial-result';
import type { Trial } from '../suite/read';

/** Plays trials in a session, by default with the scripts of the build, and closes the session. */
export async function playedOn(
  session: Session,
  trials: readonly Trial[],
  { scriptOf = readScripts() }: Partial<Pick<ScriptOptions, 'scriptOf'>> = {},
): Promise<TrialResult[]> {
  try {
    return await playScripts([session], trials, { scriptOf });
  } finally {
    await session.close();
  }
}
