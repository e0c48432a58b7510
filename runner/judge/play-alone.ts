import type { InitializeResult } from '../../adapter/contract/adapter';
import { AdapterFault } from '../../adapter/contract/errors';
import type { TrialResult } from '../../suite/play/trial-result';
import type { Trial } from '../../suite/read';
import { playOnPort } from './play-on-port';
import type { Port } from './port';

/**
 * Returns the failures of a run that show whether an earlier trial has left something behind, if they pass alone. The
 * first failure may have another reason, so one in the middle and the last one are returned too.
 *
 * @returns none if each trial had a program of its own, or if a fault started the program anew
 */
export function failuresToRepeat({ isolation }: InitializeResult, results: readonly TrialResult[]): Trial[] {
  if (isolation === 'process' || results.some(({ kind }) => kind === 'fault')) return [];
  const failures = results.slice(1).filter(({ kind }) => kind === 'failed');
  const indexes = new Set([0, Math.floor(failures.length / 2), failures.length - 1]);
  return [...indexes].flatMap((index) => failures[index]?.trial ?? []);
}

/**
 * Plays trials one after the other, each alone on a fresh program, until one passes. Returns the last result, or
 * undefined if there is none because the program does not start, or because the run was stopped.
 */
export async function playAlone(
  trials: readonly Trial[],
  port: Port,
  stop: AbortSignal,
): Promise<TrialResult | undefined> {
  let alone: TrialResult | undefined;
  const listener = {
    onHandshake: () => undefined,
    onResult: (result: TrialResult) => (alone = result),
    isWanted: () => true,
  };
  for (const trial of trials) {
    try {
      await playOnPort(port, [trial], listener, { stop, jobs: 1 });
    } catch (thrown) {
      if (!(thrown instanceof AdapterFault)) throw thrown;
    }
    if (alone?.kind === 'passed') break;
  }
  return alone;
}
