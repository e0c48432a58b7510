import { CORE_SCHEMA, load } from 'js-yaml';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openInProcessSession } from '../../adapter/client/in-process-session';
import { playScripts } from '../../suite/play/play-scripts';
import { readScripts } from '../../suite/compile/scripts-file';
import type { Suite, Trial } from '../../suite/read';
import { referenceWith } from '../changes/reference-with';
import { KINDS, operationsOf, predecessorsOf, STATES, type SurfaceKind } from './model';
import { watchedBy } from './recorder';

/** The file that lists the cells that the document leaves open, in this repository. */
const OPEN_CELLS_FILE = 'proof/open-cells.yaml';

/** Cells that the document leaves open, for one reason. */
export interface OpenCells {
  readonly surface: SurfaceKind;
  readonly rows: readonly string[];
  /** Absent: all of them. */
  readonly operations?: readonly string[];
  readonly why: string;
  /** The ids of the silent points that they belong to. */
  readonly silent: readonly string[];
}

/**
 * The trials of level `spec` that play each cell. A cell is a pair of an operation, and the state or the transition that
 * it follows: `catalog, nothing injected: inject (hash)`.
 */
type PlayedCells = ReadonlyMap<string, readonly Pick<Trial, 'key'>[]>;

/** Reads the list of open cells. */
export function readOpenCells(packageRoot: string): OpenCells[] {
  const source = readFileSync(join(packageRoot, OPEN_CELLS_FILE), 'utf8');
  return load(source, { schema: CORE_SCHEMA }) as OpenCells[];
}

/**
 * Plays the scripts of level `spec` on the reference, and returns all cells with the trials that play them.
 *
 * @throws Error when a call belongs to no cell
 */
export async function playedCells({ trials, rules }: Suite): Promise<PlayedCells> {
  const spec = new Set(rules.filter(({ level }) => level === 'spec').map(({ id }) => id));
  const played = new Map(allCells().map((cell) => [cell, new Set<Trial>()]));
  let current: Trial | undefined;
  const watch = watchedBy(({ kind, operation, state, previous }) => {
    for (const row of [state, previous]) {
      const its = played.get(cellText(kind, row, operation));
      if (its === undefined) throw new Error(`there is no cell ${cellText(kind, row, operation)}`);
      if (current !== undefined) its.add(current);
    }
    return undefined;
  });
  // An adapter in this process is not sent the calls of later trials ahead, so each call is the current trial's.
  const session = await openInProcessSession(referenceWith(watch));
  const inTurn = function* (): Generator<Trial> {
    for (current of trials.filter(({ rule }) => spec.has(rule))) yield current;
  };
  await playScripts([session], inTurn(), { scriptOf: readScripts() });
  return new Map([...played].map(([cell, its]) => [cell, [...its]]));
}

/**
 * Returns what is wrong with the list: cells that do not exist, that are listed twice, or that a scenario of level
 * `spec` plays, and unknown silent points.
 */
export function listFindings(
  entries: readonly OpenCells[],
  played: PlayedCells,
  silentPoints: readonly string[],
): string[] {
  const listed = entries.flatMap(cellsOf);
  const wrong = listed.flatMap((cell, index) => {
    const trials = played.get(cell);
    if (trials === undefined) return [`${cell}: there is no such pair; correct the entry`];
    if (listed.indexOf(cell) !== index) return [`${cell}: is listed twice; remove one of them`];
    return trials.slice(0, 1).map(({ key }) => `${cell}: ${key} plays it; remove it from the entry`);
  });
  const unknown = entries.flatMap(({ silent }) => silent).filter((id) => !silentPoints.includes(id));
  return [...wrong, ...unknown.map((id) => `${id}: there is no such silent point`)].map(
    (finding) => `${OPEN_CELLS_FILE}: ${finding}`,
  );
}

/** Returns the cells that no scenario of level `spec` plays, and no entry lists. */
export function holesIn(played: PlayedCells, entries: readonly OpenCells[]): string[] {
  const listed = new Set(entries.flatMap(cellsOf));
  return [...played].flatMap(([cell, trials]) => (trials.length === 0 && !listed.has(cell) ? cell : []));
}

/** Returns an entry's cells. Rows and operations that do not exist give cells that do not exist. */
function cellsOf({ surface, rows, operations = operationsOf(surface) }: OpenCells): string[] {
  return rows.flatMap((row) => operations.map((operation) => cellText(surface, row, operation)));
}

/** Returns all cells: for each kind of surface, each operation in each state and after each transition. */
function allCells(): string[] {
  return KINDS.flatMap((kind) =>
    [...STATES[kind], ...predecessorsOf(kind)].flatMap((row) =>
      operationsOf(kind).map((operation) => cellText(kind, row, operation)),
    ),
  );
}

function cellText(kind: SurfaceKind, row: string, operation: string): string {
  return `${kind}, ${row}: ${operation}`;
}
