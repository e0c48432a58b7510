import { grouped } from '../../suite/read/grouped';
import { chaptersByFile } from '../text/suite-text';
import type { Judged, JudgedSurface, Judgement } from '../verdict/judgement';
import { totalsOf } from '../verdict/verdict';
import type { Cell, Table } from './block';
import { otherVerdictsText } from './conclusion-text';

/** Returns a table of the numbers of passed trials, by chapter and surface. */
export function chapterTable({ suite, rules, surfaces }: Judgement): Table {
  const chapterOf = chaptersByFile(suite);
  const judged = rules.flatMap(({ trials }) => trials);
  return {
    kind: 'table',
    columns: ['chapter', ...surfaces.map(({ surface }) => surface), 'other verdicts'],
    numeric: surfaces.map((_, index) => index + 1),
    rows: grouped(judged, ({ rule }) => chapterOf(rule.file)).map(([chapter, trials]) => [
      { line: [{ to: chapterPlace(chapter), text: chapter }] },
      ...surfaces.map((surface) => surfaceCell(surface, trials)),
      { line: [otherVerdictsText(totalsOf(trials))] },
    ]),
  };
}

/** Returns the id of a chapter's place on the page. */
export function chapterPlace(chapter: string): string {
  return `chapter-${chapter}`;
}

/**
 * Describes the trials of a chapter on one surface; empty if there are none. Whether the port has the surface is decided
 * for all chapters together: a surface that is unsupported in one chapter may be supported in another.
 */
function surfaceCell({ surface, exists }: JudgedSurface, trials: readonly Judged[]): Cell {
  const onSurface = trials.filter(({ trial }) => trial.surface === surface);
  if (onSurface.length === 0) return { line: [] };
  const totals = totalsOf(onSurface);
  return {
    line: [exists ? `${totals.passed} of ${onSurface.length}` : 'absent'],
    isGood: totals.passed + totals['not-applicable'] === onSurface.length,
    totals,
  };
}
