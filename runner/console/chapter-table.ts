import type { Colors } from 'picocolors/types';
import type { Surface } from '../../suite';
import { cellText, allPassed, surfaceColumns } from '../text/chapter-text';
import { otherVerdictsText } from '../text/conclusion';
import type { Judgement } from '../verdict/judgement';
import { chaptersOf, type ChapterRow } from '../verdict/surfaces';

/** Returns a table of the scenarios that passed, by chapter and surface; nothing for an empty shard. */
export function chapterTable(judgement: Judgement, colors: Colors): string[] {
  const rows = chaptersOf(judgement);
  if (rows.length === 0) return [];
  const columns = surfaceColumns(judgement);
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

function colored(row: ChapterRow, surface: Surface, text: string, colors: Colors): string {
  if (!row.cells.has(surface)) return text;
  return allPassed(row, surface) ? colors.green(text) : colors.red(text);
}
