import picomatch from 'picomatch';
import { SURFACES, type Surface, type Trial } from '../../suite';
import { messageOf } from '../reports/output-files';
import { UsageError } from '../usage-error';

/** Tells whether a pattern matches a scenario on a surface. */
export type TrialPattern = (trial: Pick<Trial, 'id' | 'surface'>) => boolean;

/**
 * Parses a pattern: an id or a glob of ids of rules, outlines and scenarios. It matches everything below them too:
 * `LOOKUP-04` matches every scenario of the rule, and `LOOKUP-04/a-key*` matches some of them. A surface may follow after
 * a space, as in `LOOKUP-04 @catalog`. Without one, the pattern matches on all surfaces.
 *
 * @throws UsageError when it has no id, is too long, or names a surface that does not exist
 */
export function trialPattern(pattern: string): TrialPattern {
  const [ids = '', place] = pattern.trim().split(/\s+@/);
  const matches = globOf(ids);
  const surface = place === undefined ? undefined : surfaceOf(place);
  return (trial) =>
    (surface === undefined || trial.surface === surface) &&
    idAndItsParents(trial.id).some((one) => matches(one));
}

function globOf(ids: string): ReturnType<typeof picomatch> {
  if (ids === '')
    throw new UsageError('the id is empty: give the id of a rule or scenario, or a glob of ids');
  try {
    // Ids have no backslashes. On Windows, picomatch would take one for a slash.
    return picomatch(ids, { windows: false });
  } catch (thrown) {
    throw new UsageError(`the glob cannot be used: ${messageOf(thrown)}`);
  }
}

function surfaceOf(name: string): Surface {
  const surface = SURFACES.find((one) => one === name);
  if (surface === undefined) {
    throw new UsageError(`@${name} is not a surface: use ${SURFACES.map((one) => `@${one}`).join(', ')}`);
  }
  return surface;
}

/** Returns `A`, `A/b` and `A/b/c` for `A/b/c`. */
function idAndItsParents(id: string): string[] {
  const parts = id.split('/');
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}
