import { SURFACES, type Surface } from '../../suite';
import type { ChapterRow } from '../verdict/surfaces';
import type { Judgement } from '../verdict/judgement';

/** Returns the columns of the chapter table: the surfaces that were judged. */
export function surfaceColumns({ surfaces }: Pick<Judgement, 'surfaces'>): Surface[] {
  return SURFACES.filter((surface) => surfaces.some((one) => one.surface === surface));
}

/** Returns the text of a cell: `170 of 179`, `no such surface`, or nothing if the surface has no scenarios. */
export function cellText({ cells }: ChapterRow, surface: Surface): string {
  const cell = cells.get(surface);
  if (cell === undefined) return '';
  return cell.exists ? `${cell.totals.passed} of ${cell.planned}` : 'no such surface';
}

/** Tells whether all applicable scenarios of a cell passed. */
export function allPassed({ cells }: ChapterRow, surface: Surface): boolean {
  const cell = cells.get(surface);
  return cell !== undefined && cell.totals.passed + cell.totals['not-applicable'] === cell.planned;
}
