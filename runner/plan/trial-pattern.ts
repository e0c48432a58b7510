import picomatch from 'picomatch';
import { SURFACES, type Surface, type Trial } from '../../suite';
import { UsageError } from '../usage-error';

/** Tells whether a pattern names a scenario on a surface. */
export type TrialPattern = (trial: Pick<Trial, 'id' | 'surface'>) => boolean;

/**
 * Reads a pattern: the id of a rule, of a scenario or of an outline, or a glob of them. What it names it names with
 * all below: `LOOKUP-04` every scenario of the rule, `LOOKUP-0*` those of several rules, `LOOKUP-04/a-key*` some of
 * its scenarios. After a space it may name a surface, `LOOKUP-04 @catalog`; without one it names all of them.
 *
 * @throws UsageError when it names a surface that does not exist
 */
export function trialPattern(pattern: string): TrialPattern {
  const [ids = '', place] = pattern.trim().split(/\s+@/);
  const matches = picomatch(ids);
  const surface = place === undefined ? undefined : surfaceOf(place);
  return (trial) =>
    (surface === undefined || trial.surface === surface) &&
    idAndItsParents(trial.id).some((one) => matches(one));
}

function surfaceOf(name: string): Surface {
  const surface = SURFACES.find((one) => one === name);
  if (surface === undefined) {
    throw new UsageError(`@${name} is no surface: they are ${SURFACES.map((one) => `@${one}`).join(', ')}`);
  }
  return surface;
}

/** `A/b/c`: `A`, `A/b`, `A/b/c`. */
function idAndItsParents(id: string): string[] {
  const parts = id.split('/');
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}
