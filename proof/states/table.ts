import { cellsOfRow, cellText } from './cells';
import type { PlayedCell } from './coverage';
import { KINDS, operationsOf, predecessorsOf, STATES } from './model';
import { entryOf, type OpenCells } from './open-cells';

/** Returns a table for each kind of surface and each kind of rows. A cell counts the scenarios that play it. */
export function tablesOf(cells: readonly PlayedCell[], entries: readonly OpenCells[]): string[] {
  return KINDS.flatMap((kind) =>
    [STATES[kind], predecessorsOf(kind)].flatMap((rows, index) => {
      const operations = operationsOf(kind);
      const lines = rows.map((row) => [
        row,
        ...cellsOfRow(cells, { kind, row }).map((cell) =>
          entryOf(cell, entries) ? `open${suffix(cell.observed.length)}` : String(cell.stated.length),
        ),
      ]);
      const title = `${kind}: operations by ${index === 0 ? 'the state' : 'the operation'} before them`;
      return [
        '',
        title,
        ...aligned([['', ...operations.map(firstWord)], ['', ...operations.map(argument)], ...lines]),
      ];
    }),
  );
}

/** Returns each cell with the scenarios that play it. */
export function scenariosByCell(cells: readonly PlayedCell[]): string[] {
  return cells.flatMap((cell) => [
    cellText(cell),
    ...[...cell.stated, ...cell.observed].map(({ key }) => `  ${key}`),
  ]);
}

function suffix(observations: number): string {
  return observations === 0 ? '' : `+${observations}`;
}

function firstWord(operation: string): string {
  return operation.split(' ', 1)[0]!;
}

function argument(operation: string): string {
  return /\((.*)\)/.exec(operation)?.[1] ?? '';
}

function aligned(lines: readonly (readonly string[])[]): string[] {
  const widths = lines[0]!.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)));
  return lines.map((line) =>
    line
      .map((text, column) => text.padEnd(widths[column]!))
      .join('  ')
      .trimEnd(),
  );
}
