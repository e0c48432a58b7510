import { openInProcessSession } from '../../adapter/client/in-process-session';
import { playAll, type TrialResult } from '../../play';
import type { Suite, Trial } from '../../suite';
import { referenceWith } from '../changes/reference-with';
import { allCells, cellsOf, cellText, isCallOf, type Cell } from './cells';
import { mistakesOf, type Mistake } from './mistakes';
import { ONLY_DEFAULT_LOCALE } from './model';
import { watchedBy, type Watch } from './recorder';

/** A cell with the scenarios that play it. */
export interface PlayedCell extends Cell {
  /** The trials of level `spec`. */
  readonly stated: readonly Trial[];
  /** The trials of level `crystal`. They observe what the document leaves open. */
  readonly observed: readonly Trial[];
}

/**
 * Plays every scenario on the reference, and returns all cells with the scenarios that play them.
 *
 * @throws Error when the reference fails a scenario, or a call belongs to no cell
 */
export async function playedCells({ trials, rules }: Suite): Promise<PlayedCell[]> {
  const trialsOf = new Map(allCells().map((cell) => [cellText(cell), new Set<Trial>()]));
  for (const trial of trials) {
    const { kind, problem } = await play(trial, {
      onCall: (call) => {
        for (const cell of cellsOf(call)) trialsIn(trialsOf, cell).add(trial);
        return undefined;
      },
    });
    if (kind !== 'passed' && kind !== 'not-applicable')
      throw new Error(`the reference fails ${trial.key}: ${problem?.message ?? kind}`);
  }
  const spec = new Set(rules.filter(({ level }) => level === 'spec').map(({ id }) => id));
  return allCells().map((cell) => {
    const played = [...trialsIn(trialsOf, cell)];
    return {
      ...cell,
      stated: played.filter(({ rule }) => spec.has(rule)),
      observed: played.filter(({ rule }) => !spec.has(rule)),
    };
  });
}

/** Returns the mistakes of a cell's operation that no scenario of level `spec` notices. */
export async function unnoticedMistakes(cell: PlayedCell): Promise<Mistake[]> {
  if (cell.stated.length === 0) return [];
  const unnoticed: Mistake[] = [];
  for (const mistake of mistakesOf(cell.operation)) {
    if (!(await isNoticed(cell, mistake))) unnoticed.push(mistake);
  }
  return unnoticed;
}

/** Tells whether a scenario fails with a mistake. Where only one locale is available, no other can be made active. */
async function isNoticed(cell: PlayedCell, mistake: Mistake): Promise<boolean> {
  let isMade = false;
  for (const trial of cell.stated) {
    const { kind } = await play(trial, {
      onCall: (call) => (isCallOf(cell, call) ? mistake : undefined),
      onMistake: () => {
        isMade = true;
      },
    });
    if (kind === 'failed') return true;
  }
  return !isMade && ONLY_DEFAULT_LOCALE.includes(cell.row);
}

/** Plays one scenario on the reference, in a session of its own, so that each call is known to be the scenario's. */
async function play(trial: Trial, watch: Watch): Promise<TrialResult> {
  const [result] = await playAll(await openInProcessSession(referenceWith(watchedBy(watch))), [trial]);
  return result!;
}

function trialsIn(trialsOf: ReadonlyMap<string, Set<Trial>>, cell: Cell): Set<Trial> {
  const found = trialsOf.get(cellText(cell));
  if (found === undefined)
    throw new Error(`proof/states/model.ts has no cell for the call: ${cellText(cell)}`);
  return found;
}
