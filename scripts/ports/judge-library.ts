import { join } from 'node:path';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import type { InitializeResult } from '../../adapter/contract/adapter';
import type { TrialResult } from '../../play';
import { parseKnownFailures } from '../../runner/plan/known-failures';
import { select } from '../../runner/plan/select';
import { playOnPort } from '../../runner/judge/play-on-port';
import { judge } from '../../runner/verdict/judge';
import type { Judgement } from '../../runner/verdict/judgement';
import { readSuite, type Level } from '../../suite';
import { knownFailuresOf, portOf, type Library } from './library';

/** The verdicts on a library. */
export interface JudgedLibrary {
  /** `spec` and `crystal` are the judgements at these levels, without a list of known failures. */
  readonly spec: Judgement;
  readonly crystal: Judgement;
  /** The judgement at level `spec`, with the known failures of the library. */
  readonly listed: Judgement;
}

/**
 * Plays all scenarios on a library, and judges the library at both levels.
 *
 * @throws AdapterFault when the library's adapter does not start
 * @throws UsageError when the library's list of known failures cannot be read
 */
export async function judgeLibrary(library: Library): Promise<JudgedLibrary> {
  const suite = readSuite(PACKAGE_ROOT);
  const planOf = (level: Level) => select(suite, { level, observations: true, patterns: [] });
  const file = join('ports', library.name, 'known-failures.txt');
  const knownFailures = parseKnownFailures(knownFailuresOf(library), file);
  const results: TrialResult[] = [];
  let port: InitializeResult | undefined;
  const { trials } = planOf('crystal');
  await playOnPort(
    {
      port: portOf(library),
      parts: [trials],
      limits: { repeat: 1 },
      stop: new AbortController().signal,
    },
    {
      onHandshake: (handshake) => (port = handshake),
      onResult: (result) => void results.push(result),
      isWanted: () => true,
    },
  );
  const findings = { suite, port: port!, results, isInterrupted: false, milliseconds: 0 };
  return {
    spec: judge({ ...findings, plan: planOf('spec'), knownFailures: [] }),
    crystal: judge({ ...findings, plan: planOf('crystal'), knownFailures: [] }),
    listed: judge({ ...findings, plan: planOf('spec'), knownFailures }),
  };
}
