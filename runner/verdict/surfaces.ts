import { type Surface, SURFACES } from '../../suite';
import { grouped } from '../grouped';
import { chaptersByFile } from '../text/suite-text';
import type { Judged, JudgedSurface, Judgement } from './judgement';
import { type Totals, totalsOf } from './verdict';

/**
 * Returns the verdicts on the given scenarios, by surface.
 *
 * @param exists tells whether the port has a surface, judging by the scenarios on it
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

/** Tells whether the port supports at least one of the applicable scenarios, or no scenario is applicable. */
export function isSupported(its: readonly Judged[]): boolean {
  const applicable = its.filter(({ verdict }) => verdict !== 'not-applicable');
  return applicable.length === 0 || !applicable.every(isUnsupported);
}

/**
 * Tells whether the port lacks an operation that the scenario needs, even if the trial is listed as a known failure.
 */
function isUnsupported({ result }: Judged): boolean {
  return result?.kind === 'unsupported';
}

/** The verdicts of one chapter on each surface, without observations. */
export interface ChapterRow {
  readonly chapter: string;
  readonly totals: Totals;
  /** The verdicts on each surface that has scenarios in the chapter. */
  readonly cells: ReadonlyMap<Surface, JudgedSurface>;
}

/** Returns the verdicts of each chapter on each surface, in the order of the suite. */
export function chaptersOf({ rules, suite, surfaces }: Judgement): ChapterRow[] {
  const chapterOf = chaptersByFile(suite);
  const judged = rules.flatMap(({ trials }) => trials);
  const exists = new Map(surfaces.map((one) => [one.surface, one.exists]));
  return grouped(judged, ({ rule }) => chapterOf(rule.file)).map(([chapter, trials]) => ({
    chapter,
    totals: totalsOf(trials),
    // Whether a surface exists is decided for all chapters together: a surface without results in one chapter may have
    // results in another chapter.
    cells: new Map(
      surfacesOf(trials, (surface) => exists.get(surface) ?? true).map((one) => [one.surface, one]),
    ),
  }));
}
