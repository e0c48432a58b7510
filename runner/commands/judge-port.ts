import { resolve } from 'node:path';
import { Transcript } from '../../adapter/client/transcript';
import type { Trial } from '../../suite';
import type { Plan } from '../plan/select';
import { runPort } from '../judge/play-on-port';
import { isSystemError, systemErrorText } from '../errors';
import { loadKnownMistakes } from '../diagnosis/diagnose';
import { judge } from '../verdict/judge';
import type { Judgement } from '../verdict/judgement';
import type { RunCommandOptions } from './run-options';
import type { Preparation } from './run-preparation';
import type { RunRecord } from '../judge/record';

/**
 * Judges a port by the scenarios of a plan. When the promise settles, all processes of the port have ended.
 *
 * @param record collects the results
 * @param interrupt ends the run early
 * @param problems receives a sentence when the system ends the run early, or the transcript is not complete
 * @returns undefined when the run was interrupted before the port answered
 * @throws AdapterFault when the port does not start
 * @throws SuiteDefect when the suite has a defect
 */
export async function judgePort(
  { port, suite, plan, knownFailures, seed, first, shard }: Preparation,
  { jobs, repeat, transcript: file }: Pick<RunCommandOptions, 'jobs' | 'repeat' | 'transcript'>,
  record: RunRecord,
  interrupt: AbortSignal,
  problems: string[],
): Promise<Judgement | undefined> {
  const transcript = file === undefined ? undefined : new Transcript(resolve(port.folder, file));
  const begin = performance.now();
  try {
    await runPort(
      {
        port,
        parts: partsOf(plan, first),
        repeat,
        stop: AbortSignal.any([interrupt, record.limitReached]),
        ...(jobs !== undefined && { jobs }),
        ...(seed !== undefined && { seed }),
        ...(transcript && { transcript }),
        // A transcript records one program, and this process can run one port.
        ...((transcript ?? port.inProcess) && { jobs: 1 }),
      },
      record,
    );
  } catch (thrown) {
    if (record.port === undefined || !isSystemError(thrown)) throw thrown;
    problems.push(`the run ended early: ${systemErrorText(thrown)}`);
  } finally {
    record.end();
    const failure = transcript?.close();
    if (failure) problems.push(`the transcript is not complete: ${failure.message}`);
  }
  if (record.port === undefined) return undefined;
  return judge({
    suite,
    plan,
    mistakes: loadKnownMistakes,
    port: record.port,
    results: record.results,
    knownFailures: knownFailures?.entries ?? [],
    ...(shard && { shard }),
    isInterrupted: interrupt.aborted,
    ...record.endings,
    ...(seed !== undefined && { seed }),
    milliseconds: performance.now() - begin,
  });
}

/** Returns what decides, and after it what is only observed, so that no observation can change the verdict. */
function partsOf({ trials, decisive }: Plan, first: ReadonlySet<string> = new Set()): Trial[][] {
  const parts = [true, false].map((decides) => trials.filter(({ key }) => decisive.has(key) === decides));
  return parts.map((part) => inTurn(part, first));
}

/** Returns scenarios in their order, but some of them before the others. */
function inTurn(trials: readonly Trial[], first: ReadonlySet<string>): Trial[] {
  const isFirst = ({ key }: Trial): boolean => first.has(key);
  return [...trials.filter(isFirst), ...trials.filter((trial) => !isFirst(trial))];
}
