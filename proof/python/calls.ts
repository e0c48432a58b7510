import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openStdioSession } from '../../adapter/client/stdio-session';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { loadSteps, playOnSession, type TrialResult } from '../../play';
import type { Trial } from '../../suite';
import { commandOf } from './port';

/** The functions of the port that the trials call. */
export interface Calls {
  /** Returns the trials that call a function, or undefined when all may depend on it. */
  readonly trialsOf: (place: string | null) => readonly Trial[] | undefined;
}

/**
 * Plays trials on the unchanged port, and records which functions each of them calls. All of them must pass.
 *
 * @param base the folder of the port
 * @throws Error when a trial does not pass
 */
export async function recordCalls(base: string, trials: readonly Trial[], timeout: number): Promise<Calls> {
  const file = join(base, 'calls.json');
  const owners = await playInTurn(commandOf(base, file), trials, timeout);
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  // The first reset comes after the library was loaded.
  const [always = [], ...places] = lines.map((line) => JSON.parse(line) as string[]);
  if (places.length !== owners.length)
    throw new Error(`the port in Python was reset ${places.length} times, not ${owners.length} times`);
  const trialsByPlace = new Map<string, Set<Trial>>();
  places.forEach((called, index) => {
    for (const place of called)
      trialsByPlace.set(place, (trialsByPlace.get(place) ?? new Set()).add(owners[index]!));
  });
  return {
    trialsOf: (place) =>
      place === null || always.includes(place) ? undefined : [...(trialsByPlace.get(place) ?? [])],
  };
}

/** Plays trials one after the other, and returns the trial of each reset. A trial may begin anew several times. */
async function playInTurn(
  command: readonly [string, ...string[]],
  trials: readonly Trial[],
  timeout: number,
): Promise<Trial[]> {
  const session = await openStdioSession({ command, folder: PACKAGE_ROOT, timeout });
  const owners: Trial[] = [];
  const problems: TrialResult[] = [];
  let current = -1;
  await playOnSession({
    library: loadSteps(),
    session: {
      handshake: session.handshake,
      fresh: () => {
        owners.push(trials[current]!);
        return session.fresh();
      },
      close: () => session.close(),
    },
    next: () => trials[(current += 1)],
    onResult: (result) => {
      if (result.kind !== 'passed' && result.kind !== 'not-applicable') problems.push(result);
    },
  });
  // The calls of the last trial are written at a reset.
  await session.fresh();
  await session.close();
  const [first] = problems;
  if (first === undefined) return owners;
  throw new Error(
    `the unchanged port in Python does not pass ${problems.length} trials; the first is ` +
      `${first.trial.key}: ${first.problem?.message}`,
  );
}
