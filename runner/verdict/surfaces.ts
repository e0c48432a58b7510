import { type Surface, SURFACES } from '../../suite';
import { grouped } from '../grouped';
import { chaptersByFile } from '../text/suite-text';
import type { Judged, JudgedSurface, Judgement } from './judgement';
import { totalsOf } from './verdict';

/**
 * Returns the verdicts on the given scenarios, by surface.
 *
 * @param exists tells whether the port has a surface; it is also given the judged scenarios on that surface
 */
export function surfacesOf(
  judged: readonly Judged[],
  exists: (surface: Surface, its: readonly Judged[]) => boolean,
): JudgedSurface[] {
  return SURFACES.flatMap((surface) => {
    const its = judged.filter(({ trial }) => trial.surface === surface);
    if (its.length === 0) return [];
    return [{ surface, exists: exists(surface, its), planned: its.length, totals: totalsOf(its) }];
  });
}

/**
 * Tells whether the port supports at least one applicable scenario. If no scenario is applicable, returns true as well.
 * Listing an unsupported scenario as a known failure does not make it count as supported.
 */
export function isSupported(its: readonly Judged[]): boolean {
  const applicable = its.filter(({ verdict }) => verdict !== 'not-applicable');
  return applicable.length === 0 || applicable.some(({ result }) => result?.kind !== 'unsupported');
}

/** Returns the verdicts for each chapter and surface, with the chapters in the order of the suite. */
export function chaptersOf({ rules, suite, surfaces }: Judgement) {
  const chapterOf = chaptersByFile(suite);
  const judged = rules.flatMap(({ trials }) => trials);
  const exists = new Map(surfaces.map((one) => [one.surface, one.exists]));
  return grouped(judged, ({ rule }) => chapterOf(rule.file)).map(([chapter, trials]) => ({
    chapter,
    /** The number of trials with each verdict on all surfaces together. */
    totals: totalsOf(trials),
    // Whether a surface exists is decided for all chapters together: a surface that is unsupported in one chapter may
    // be supported in another.
    /** The verdicts on each surface that has scenarios in the chapter. */
    cells: new Map(surfacesOf(trials, (surface) => exists.get(surface)!).map((one) => [one.surface, one])),
  }));
}
