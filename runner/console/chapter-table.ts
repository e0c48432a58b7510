import type { Colors } from 'picocolors/types';
import { SURFACES, type Surface } from '../../suite';
import { otherVerdictsText } from '../text/conclusion';
import type { Judgement } from '../verdict/judgement';
import { chaptersOf, type ChapterRow } from '../verdict/chapters';

/** Shows how much of each chapter the port keeps on each surface. */
export function chapterTable(judgement: Judgement, colors: Colors): string[] {
  const rows = chaptersOf(judgement);
  const columns = SURFACES.filter((surface) => judgement.surfaces.some((one) => one.surface === surface));
  const cells = rows.map((row) => columns.map((surface) => cellText(row, surface)));
  const nameWidth = Math.max(...rows.map(({ chapter }) => chapter.length));
  const widths = columns.map((surface, index) =>
    Math.max(surface.length, ...cells.map((row) => row[index]!.length)),
  );
  const head = columns.map((surface, index) => surface.padStart(widths[index]!)).join('   ');
  return [
    colors.dim(`  ${' '.repeat(nameWidth)}   ${head}`),
    ...rows.map((row, number) => {
      const parts = columns.map((surface, index) =>
        colored(row, surface, cells[number]![index]!.padStart(widths[index]!), colors),
      );
      const others = otherVerdictsText(row.totals);
      return `  ${row.chapter.padEnd(nameWidth)}   ${parts.join('   ')}${others && `   ${others}`}`;
    }),
  ];
}

/** Returns the text of a cell: `170 of 179`, `no such surface`, or nothing where the surface has no scenario. */
export function cellText({ cells }: ChapterRow, surface: Surface): string {
  const cell = cells.get(surface);
  if (cell === undefined) return '';
  return cell.exists ? `${cell.totals.passed} of ${cell.planned}` : 'no such surface';
}

function colored({ cells }: ChapterRow, surface: Surface, text: string, colors: Colors): string {
  const cell = cells.get(surface);
  if (cell === undefined) return text;
  const { totals, planned } = cell;
  return totals.passed + totals['not-applicable'] === planned ? colors.green(text) : colors.red(text);
}
