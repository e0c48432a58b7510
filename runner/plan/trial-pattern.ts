import { runInNewContext } from 'node:vm';
import type picomatch from 'picomatch';
import { SURFACES, type Trial } from '../../suite';
import { messageOf, UsageError } from '../errors';

/** A parsed pattern: a function that tells whether the pattern matches a scenario on a surface. */
export type TrialPattern = (trial: Pick<Trial, 'id' | 'surface'>) => boolean;

/**
 * Parses a pattern: the id of a rule, outline or scenario, or a glob for such ids. The pattern also matches everything
 * below the ids that it matches, so `LOOKUP-04` matches every scenario of that rule. `LOOKUP-04/a-key*` matches the
 * scenarios whose ids begin with `LOOKUP-04/a-key`. A surface can follow after a space, as in `LOOKUP-04 @catalog`.
 * Without a surface, the pattern matches scenarios on all surfaces.
 *
 * @param place the option or line that contains the pattern; error messages begin with it
 * @throws UsageError when the pattern has no id, when its glob cannot be used, or when its surface does not exist
 */
export function trialPattern(pattern: string, place?: string): TrialPattern {
  const start = place === undefined ? '' : `${place}: `;
  const [ids = '', surface] = pattern.trim().split(/\s+@/);
  if (ids === '')
    throw new UsageError(`${start}the id is empty: give the id of a rule or scenario, or a glob of ids`);
  const matches = globOf(ids, start);
  if (surface !== undefined && !SURFACES.some((one) => one === surface)) {
    const all = SURFACES.map((one) => `@${one}`).join(', ');
    throw new UsageError(`${start}@${surface} is not a surface: use ${all}`);
  }
  return (trial) =>
    (surface === undefined || trial.surface === surface) &&
    idAndItsParents(trial.id).some((one) => matches(one));
}

function globOf(ids: string, start: string): ReturnType<typeof picomatch> {
  // Most runs have no pattern, and start sooner without the package.
  const parse = require('picomatch') as typeof picomatch;
  try {
    // By default, picomatch lets a slash in the glob match a backslash on Windows. Ids contain no backslashes, so globs
    // can work in the same way on all platforms.
    return parse(ids, { windows: false });
  } catch (thrown) {
    throw new UsageError(`${start}the glob cannot be used: ${messageOf(thrown)}`);
  }
}

/** Returns `A`, `A/b` and `A/b/c` for `A/b/c`. */
function idAndItsParents(id: string): string[] {
  const parts = id.split('/');
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

/**
 * The maximum time for matching a pattern against all names or ids of the suite, in milliseconds. Ordinary patterns
 * take less than 1 ms, so the limit suits slow machines as well.
 */
const MATCH_TIMEOUT_MS = 2000;

/**
 * Matches texts of the suite against a pattern from the user, within a time limit. Without the limit, a regular
 * expression or a glob could take time that is exponential in the length of a text. A linear-time engine such as RE2
 * would be an additional dependency, and does not support look-behind.
 *
 * @param argument the beginning of the error message: where the pattern comes from (an option, or a file and line),
 *   followed by the pattern itself
 * @param match carries out the match, and returns its result
 * @throws UsageError when the match takes too long
 */
export function matchInTime<Result>(argument: string, match: () => Result): Result {
  try {
    // Node can end a script that exceeds its timeout, even in the middle of a single match.
    return runInNewContext('match()', { match }, { timeout: MATCH_TIMEOUT_MS }) as Result;
  } catch (thrown) {
    // The error may come from the script's own realm, so it may not be an instance of this realm's `Error`.
    const { code } = thrown as { readonly code?: unknown };
    if (code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw thrown;
    const limit = `${MATCH_TIMEOUT_MS / 1000} seconds`;
    throw new UsageError(`${argument} takes longer than ${limit} to match; write a simpler pattern`);
  }
}
