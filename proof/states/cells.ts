import {
  KINDS,
  operationsOf,
  predecessorsOf,
  STATES,
  type Kind,
  type Operation,
  type Predecessor,
  type State,
} from './model';
import type { StateCall } from './recorder';
import type { Trial } from '../../suite';

/** A pair of an operation, and the state or the transition that it follows: one cell of a table. */
export interface Cell {
  readonly kind: Kind;
  readonly row: State | Predecessor;
  readonly operation: Operation;
}

/** Returns the rows of both tables of a kind of surface: its states, and the transitions before an operation. */
function rowsOf(kind: Kind): (State | Predecessor)[] {
  return [...STATES[kind], ...predecessorsOf(kind)];
}

/** Returns all cells of both kinds of surfaces. */
export function allCells(): Cell[] {
  return KINDS.flatMap((kind) =>
    rowsOf(kind).flatMap((row) => operationsOf(kind).map((operation) => ({ kind, row, operation }))),
  );
}

/** Names a cell: `catalog, nothing injected: inject (hash)`. */
export function cellText({ kind, row, operation }: Cell): string {
  return `${kind}, ${row}: ${operation}`;
}

/** A cell with the scenarios of level `spec` that play it. */
export interface PlayedCell extends Cell {
  readonly stated: readonly Trial[];
}

/** Returns the two cells of a call: that of the state before it, and that of the transition before it. */
export function cellsOf({ kind, operation, state, previous }: StateCall): Cell[] {
  return [state, previous].map((row) => ({ kind, row, operation }));
}
