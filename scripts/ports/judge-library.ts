import type { InitializeResult } from '../../adapter/contract/adapter';
import type { TrialResult } from '../../suite/play/trial-result';
import { playOnPort } from '../../runner/judge/play-on-port';
import { recordRun } from '../../runner/run/run';
import { judge } from '../../runner/verdict/judge';
import type { Judgement } from '../../runner/verdict/judgement';
import type { Suite } from '../../suite/read';
import { portOf, type Library } from './library';

/**
 * Plays all scenarios on a library, and judges the library at level `crystal`, which includes level `spec`.
 *
 * @throws AdapterFault when the library's adapter does not start
 */
export async function judgeLibrary(library: Library, suite: Suite): Promise<Judgement> {
  const results: TrialResult[] = [];
  let port: InitializeResult | undefined;
  await playOnPort(
    portOf(library),
    suite.trials,
    {
      onHandshake: (handshake) => (port = handshake),
      onResult: (result) => void results.push(result),
      isWanted: () => true,
    },
    { stop: new AbortController().signal },
  );
  return judge(suite, recordRun(suite, results, { port: port!, level: 'crystal' }), []);
}
