import { SURFACES, type Surface } from '../../suite';
import type { ChapterRow } from '../verdict/chapters';
import type { Judgement } from '../verdict/judgement';

/** Returns the columns of the table of chapters: the surfaces that were judged. */
export function surfaceColumns({ surfaces }: Pick<Judgement, 'surfaces'>): Surface[] {
  return SURFACES.filter((surface) => surfaces.some((one) => one.surface === surface));
}

/** Returns the text of a cell: `170 of 179`, `no such surface`, or nothing where the surface has no scenario. */
export function cellText({ cells }: ChapterRow, surface: Surface): string {
  const cell = cells.get(surface);
  if (cell === undefined) return '';
  return cell.exists ? `${cell.totals.passed} of ${cell.planned}` : 'no such surface';
}

/** Tells whether all that applies in a cell has passed. */
export function isWholeCell({ cells }: ChapterRow, surface: Surface): boolean {
  const cell = cells.get(surface);
  return cell !== undefined && cell.totals.passed + cell.totals['not-applicable'] === cell.planned;
}
