import { CORE_SCHEMA, load } from 'js-yaml';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cellText, type Cell, type PlayedCell } from './cells';
import { operationsOf, type Kind } from './model';

/** The file that lists the cells that the document leaves open, in this repository. */
export const OPEN_CELLS_FILE = 'proof/open-cells.yaml';

/** Cells that the document leaves open, for one reason. */
export interface OpenCells {
  readonly surface: Kind;
  readonly rows: readonly string[];
  /** Absent: all of them. */
  readonly operations?: readonly string[];
  readonly why: string;
  /** The ids of the silent points that they belong to. */
  readonly silent: readonly string[];
}

/** Reads the list of open cells. */
export function readOpenCells(packageRoot: string): OpenCells[] {
  const source = readFileSync(join(packageRoot, OPEN_CELLS_FILE), 'utf8');
  return load(source, { schema: CORE_SCHEMA }) as OpenCells[];
}

/**
 * Returns what is wrong with the list: cells that do not exist, that are listed twice, or that a scenario of level
 * `spec` plays, and unknown silent points.
 */
export function listFindings(
  entries: readonly OpenCells[],
  cells: readonly PlayedCell[],
  silentPoints: readonly string[],
): string[] {
  const listed = entries.flatMap(namesOf);
  const played = new Map(cells.map((cell) => [cellText(cell), cell.stated[0]]));
  return [
    ...listed.flatMap((name, index) => {
      if (!played.has(name)) return [`${name}: there is no such pair; correct the entry`];
      if (listed.indexOf(name) !== index) return [`${name}: is listed twice; remove one of them`];
      const trial = played.get(name);
      return trial === undefined ? [] : [`${name}: ${trial.key} plays it; remove it from the entry`];
    }),
    ...entries
      .flatMap(({ silent }) => silent)
      .filter((id) => !silentPoints.includes(id))
      .map((id) => `${id}: there is no such silent point`),
  ].map((finding) => `${OPEN_CELLS_FILE}: ${finding}`);
}

/** Returns the cells that no scenario of level `spec` plays, and no entry lists. */
export function holesIn(cells: readonly PlayedCell[], entries: readonly OpenCells[]): PlayedCell[] {
  const listed = new Set(entries.flatMap(namesOf));
  return cells.filter((cell) => cell.stated.length === 0 && !listed.has(cellText(cell)));
}

/** Returns the names of an entry's cells. Rows and operations that do not exist give names of no cell. */
function namesOf({ surface: kind, rows, operations = operationsOf(kind) }: OpenCells): string[] {
  return rows.flatMap((row) => operations.map((operation) => cellText({ kind, row, operation } as Cell)));
}
