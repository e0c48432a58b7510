import { SURFACES } from '../../suite/read';
import type { Judged, JudgedSurface } from './judgement';
import { totalsOf } from './verdict';

/**
 * Returns the verdicts on each surface on which trials were judged.
 *
 * @param isWhole whether these are all trials of the level on the surfaces. Otherwise, every surface counts as existing
 */
export function surfacesOf(judged: readonly Judged[], isWhole: boolean): JudgedSurface[] {
  return SURFACES.flatMap((surface) => {
    const its = judged.filter(({ trial }) => trial.surface === surface);
    if (its.length === 0) return [];
    return [{ surface, exists: !isWhole || isSupported(its), planned: its.length, totals: totalsOf(its) }];
  });
}

/**
 * Tells whether the port supports at least one applicable scenario. If no scenario is applicable, returns true as well.
 * Listing an unsupported scenario as a known failure does not make it count as supported.
 */
function isSupported(its: readonly Judged[]): boolean {
  const applicable = its.filter(({ verdict }) => verdict !== 'not-applicable');
  return applicable.length === 0 || applicable.some(({ result }) => result?.kind !== 'unsupported');
}
