import { SURFACES, type Surface } from '../../suite';
import type { Judged, JudgedSurface } from './judgement';
import { totalsOf } from './verdict';

/**
 * Returns the verdicts on each surface of the given scenarios.
 *
 * @param exists tells whether the port has a surface, from the scenarios on it
 */
export function surfacesOf(
  judged: readonly Judged[],
  exists: (surface: Surface, its: readonly Judged[]) => boolean,
): JudgedSurface[] {
  return SURFACES.flatMap((surface) => {
    const its = judged.filter(({ scenario }) => scenario.surface === surface);
    if (its.length === 0) return [];
    return [{ surface, exists: exists(surface, its), planned: its.length, totals: totalsOf(its) }];
  });
}

/** Tells whether the port supports any of the scenarios that apply to it. */
export function isSupported(its: readonly Judged[]): boolean {
  const applicable = its.filter(({ verdict }) => verdict !== 'not-applicable');
  return applicable.length === 0 || !applicable.every(isUnsupported);
}

/** Tells whether the port lacks an operation that the scenario needs, even if that is a known failure. */
function isUnsupported({ result }: Judged): boolean {
  return result?.kind === 'unsupported';
}
