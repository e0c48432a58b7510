import { SURFACES, type Trial } from '../../suite/read';
import { UsageError } from '../errors';

/** A parsed pattern: a function that tells whether the pattern matches a scenario on a surface. */
export type TrialPattern = (trial: Pick<Trial, 'id' | 'surface'>) => boolean;

/**
 * Parses a pattern: the id of a rule, outline or scenario, or a glob for such ids, in which `*` stands for any text. The
 * pattern also matches everything below the ids that it matches, so `LOOKUP-04` matches every scenario of that rule.
 * `LOOKUP-04/a-key*` matches the scenarios whose ids begin with `LOOKUP-04/a-key`. A surface can follow after a space,
 * as in `LOOKUP-04 @catalog`. Without a surface, the pattern matches scenarios on all surfaces.
 *
 * @param place the option or line that contains the pattern; error messages begin with it
 * @throws UsageError when the pattern has no id, when its surface does not exist, or when it has several
 */
export function trialPattern(pattern: string, place?: string): TrialPattern {
  const start = place === undefined ? '' : `${place}: `;
  // With `\s+`, a pattern with many spaces would take quadratic time.
  const [before = '', surface, ...others] = pattern.trim().split(/\s@/);
  const ids = before.trimEnd();
  if (ids === '')
    throw new UsageError(`${start}the id is empty: give the id of a rule or scenario, or a glob of ids`);
  if (surface !== undefined && !SURFACES.some((one) => one === surface)) {
    const all = SURFACES.map((one) => `@${one}`).join(', ');
    throw new UsageError(`${start}@${surface} is not a surface: use ${all}`);
  }
  if (others.length > 0)
    throw new UsageError(
      `${start}${pattern} names several surfaces: give a pattern for each, or leave them out`,
    );
  const matches = globTest(ids);
  const longest = ids.split('*').reduce((one, other) => (other.length > one.length ? other : one));
  return (trial) =>
    (surface === undefined || trial.surface === surface) &&
    // This alone decides for most trials, and a list may have thousands of patterns.
    trial.id.includes(longest) &&
    idAndItsParents(trial.id).some((one) => matches(one));
}

/**
 * Returns a function that tells whether a text matches a glob, in which `*` stands for any text, including `/`. Each
 * part of the glob is looked for after the previous part only, so the time is linear.
 */
function globTest(glob: string): (text: string) => boolean {
  const [start = '', ...parts] = glob.split('*');
  const end = parts.pop();
  if (end === undefined) return (text) => text === glob;
  return (text) => {
    let place = text.startsWith(start) ? start.length : -1;
    for (const part of parts) {
      const found = place === -1 ? -1 : text.indexOf(part, place);
      place = found === -1 ? -1 : found + part.length;
    }
    return place !== -1 && text.length - end.length >= place && text.endsWith(end);
  };
}

/** The results of {@link idAndItsParents}, by id: each of thousands of patterns may ask for those of each trial. */
const PARENTS = new Map<string, readonly string[]>();

/** Returns `A`, `A/b` and `A/b/c` for `A/b/c`. */
export function idAndItsParents(id: string): readonly string[] {
  let ids = PARENTS.get(id);
  if (ids === undefined) {
    const parts = id.split('/');
    ids = parts.map((_, index) => parts.slice(0, index + 1).join('/'));
    PARENTS.set(id, ids);
  }
  return ids;
}
