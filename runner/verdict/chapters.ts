import type { Surface } from '../../suite';
import type { Judged, JudgedSurface, Judgement } from './judgement';
import { surfacesOf } from './surfaces';
import { totalsOf, type Totals } from './verdict';

/** The verdicts of one chapter on each surface, without observations. */
export interface ChapterRow {
  readonly chapter: string;
  readonly totals: Totals;
  /** The verdicts on each surface that has scenarios in the chapter. */
  readonly cells: ReadonlyMap<Surface, JudgedSurface>;
}

/** Returns the verdicts of each chapter on each surface, in the order of the suite. */
export function chaptersOf({ rules, suite, surfaces }: Judgement): ChapterRow[] {
  const chapterOf = new Map(suite.features.map(({ file, chapter }) => [file, chapter]));
  const chapters = new Map<string, Judged[]>();
  for (const { rule, scenarios } of rules) {
    const chapter = chapterOf.get(rule.file) ?? '';
    chapters.set(chapter, [...(chapters.get(chapter) ?? []), ...scenarios]);
  }
  const exists = new Map(surfaces.map((one) => [one.surface, one.exists]));
  return [...chapters].map(([chapter, scenarios]) => ({
    chapter,
    totals: totalsOf(scenarios),
    // All chapters show the same: a surface that is missing in one chapter may be used in another.
    cells: new Map(
      surfacesOf(scenarios, (surface) => exists.get(surface) ?? true).map((one) => [one.surface, one]),
    ),
  }));
}
