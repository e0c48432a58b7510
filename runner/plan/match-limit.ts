import { runInNewContext } from 'node:vm';
import { UsageError } from '../usage-error';

/**
 * The time in which a pattern must have been matched with all names or ids of the suite, in milliseconds. Ordinary
 * patterns take less than one, so a slow machine has time.
 */
const MATCH_TIMEOUT_MS = 2000;

/**
 * Matches a pattern of the user's own with texts of the suite. A regular expression or a glob can take time that is
 * exponential in the length of a text, so the time is limited. The syntax stays that of JavaScript: a linear engine
 * such as RE2 has no look-behind, and would be one more dependency.
 *
 * @param argument the option and the pattern, or the place of the pattern, for messages
 * @param match matches the pattern with all texts
 * @throws UsageError when the match takes too long
 */
export function matchInTime<Result>(argument: string, match: () => Result): Result {
  try {
    // Node can end code that runs too long, even within one match, in a script with a timeout.
    return runInNewContext('match()', { match }, { timeout: MATCH_TIMEOUT_MS }) as Result;
  } catch (thrown) {
    if (!isTimeout(thrown)) throw thrown;
    const limit = `${MATCH_TIMEOUT_MS / 1000} seconds`;
    throw new UsageError(`${argument} takes longer than ${limit} to match; write a simpler pattern`);
  }
}

function isTimeout(thrown: unknown): boolean {
  // It is an error of the script's own realm, and thus no instance of this one's Error.
  return (thrown as { readonly code?: unknown } | undefined)?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
}
