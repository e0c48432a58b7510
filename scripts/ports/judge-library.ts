import { join } from 'node:path';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import type { InitializeResult } from '../../adapter/contract/adapter';
import type { TrialResult } from '../../play';
import { parseKnownFailures } from '../../runner/plan/known-failures';
import { playOnPort } from '../../runner/judge/play-on-port';
import { recordRun } from '../../runner/run/run';
import { judge } from '../../runner/verdict/judge';
import type { Judgement } from '../../runner/verdict/judgement';
import { readSuite, type Level } from '../../suite';
import { knownFailuresOf, portOf, type Library } from './library';

/** The verdicts on a library. */
export interface JudgedLibrary {
  /** The judgement at level `crystal`, which includes level `spec`, without a list of known failures. */
  readonly crystal: Judgement;
  /** The judgement at level `spec`, with the known failures of the library. */
  readonly listed: Judgement;
}

/**
 * Plays all scenarios on a library, and judges the library.
 *
 * @throws AdapterFault when the library's adapter does not start
 * @throws UsageError when the library's list of known failures cannot be read
 */
export async function judgeLibrary(library: Library): Promise<JudgedLibrary> {
  const suite = readSuite(PACKAGE_ROOT);
  const file = join('ports', library.name, 'known-failures.txt');
  const knownFailures = parseKnownFailures(knownFailuresOf(library), file);
  const results: TrialResult[] = [];
  let port: InitializeResult | undefined;
  await playOnPort(
    {
      port: portOf(library),
      trials: suite.trials,
      limits: { repeat: 1 },
      stop: new AbortController().signal,
    },
    {
      onHandshake: (handshake) => (port = handshake),
      onResult: (result) => void results.push(result),
      isWanted: () => true,
    },
  );
  const runAt = (level: Level) => recordRun(suite, results, { port: port!, level });
  return {
    crystal: judge(suite, runAt('crystal'), []),
    listed: judge(suite, runAt('spec'), knownFailures),
  };
}
