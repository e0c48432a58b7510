import { SURFACES } from '../../suite';
import { otherVerdictsText } from './conclusion-text';
import type { Judgement, JudgedSurface } from '../verdict/judgement';
import { chaptersOf } from '../verdict/surfaces';
import type { Cell, Table } from './block';

/** Returns a table of the numbers of passed trials, by chapter and surface. */
export function chapterTable(judgement: Judgement): Table {
  const surfaces = SURFACES.filter((surface) => judgement.surfaces.some((one) => one.surface === surface));
  return {
    kind: 'table',
    columns: ['chapter', ...surfaces, 'other verdicts'],
    numeric: surfaces.map((_, index) => index + 1),
    rows: chaptersOf(judgement).map(({ chapter, totals, cells }) => [
      { line: [{ to: chapterPlace(chapter), text: chapter }] },
      ...surfaces.map((surface) => surfaceCell(cells.get(surface))),
      { line: [otherVerdictsText(totals)] },
    ]),
  };
}

/** Returns the id of a chapter's place on the page. */
export function chapterPlace(chapter: string): string {
  return `chapter-${chapter}`;
}

/** Describes one surface in one chapter. The cell is empty if the chapter has no trials on the surface. */
function surfaceCell(judged: JudgedSurface | undefined): Cell {
  if (judged === undefined) return { line: [] };
  const { exists, totals, planned } = judged;
  return {
    line: [exists ? `${totals.passed} of ${planned}` : 'absent'],
    isGood: totals.passed + totals['not-applicable'] === planned,
    totals,
  };
}
