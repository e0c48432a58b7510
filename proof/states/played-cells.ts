import { openInProcessSession } from '../../adapter/client/in-process-session';
import { playOnSession, readScripts } from '../../play';
import type { Suite, Trial } from '../../suite';
import { referenceWith } from '../changes/reference-with';
import { allCells, cellsOf, cellText, type PlayedCell } from './cells';
import { watchedBy } from './recorder';

/**
 * Plays the scripts of level `spec` on the reference, and returns all cells with the trials that play them.
 *
 * @throws Error when a call belongs to no cell
 */
export async function playedCells({ trials, rules }: Suite): Promise<PlayedCell[]> {
  const spec = new Set(rules.filter(({ level }) => level === 'spec').map(({ id }) => id));
  const queue = trials.filter(({ rule }) => spec.has(rule));
  const played = new Map(allCells().map((cell) => [cellText(cell), new Set<Trial>()]));
  let current: Trial | undefined;
  const watch = watchedBy({
    onCall(call) {
      for (const cell of cellsOf(call)) {
        const its = played.get(cellText(cell));
        if (its === undefined) throw new Error(`proof/states/model.ts has no cell for ${cellText(cell)}`);
        if (current !== undefined) its.add(current);
      }
      return undefined;
    },
  });
  // An adapter in this process is not sent the calls of later trials ahead, so each call is the current trial's.
  const session = await openInProcessSession(referenceWith(watch));
  await playOnSession({
    session,
    scriptOf: readScripts(),
    next: () => (current = queue.shift()),
    onResult: () => undefined,
  });
  return allCells().map((cell) => ({ ...cell, stated: [...played.get(cellText(cell))!] }));
}
