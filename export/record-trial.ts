import { Inexpressible } from '../adapter/contract/values';
import { loadSteps, playOnSession, type TrialResult } from '../play';
import type { Outcome } from '../steps/deviations';
import type { Trial } from '../suite';
import type { CorpusCall, CorpusTrial, Files, WrittenExpectation } from './corpus';
import { RecordingSession } from './recording-session';
import { writtenExpectation } from './written-expectation';

/** The steps of a trial as data, or the reason why they cannot be written as data. */
export type RecordedTrial = Pick<CorpusTrial, 'needs' | 'files' | 'calls'> | { readonly reason: string };

/**
 * Plays a trial's steps in a recording session, and returns their calls and expectations as data. No outcome is
 * checked.
 *
 * @throws SuiteDefect when a step cannot be played
 */
export async function recordTrial(trial: Trial): Promise<RecordedTrial> {
  const session = new RecordingSession([]);
  const expectations = new Map<number, WrittenExpectation[]>();
  const result = await play(trial, session, (index, expectation) =>
    expectations.set(index, [...(expectations.get(index) ?? []), expectation]),
  );
  if (result.problem !== undefined) return { reason: result.problem.message };
  return { needs: await needsOf(trial), ...stepsOf(session, expectations) };
}

/** Returns the kinds of values that a language must be able to express for the trial to be applicable. */
async function needsOf(trial: Trial): Promise<Inexpressible[]> {
  const needs: Inexpressible[] = [];
  for (const kind of Inexpressible['enum'] as readonly Inexpressible[]) {
    const result = await play(trial, new RecordingSession([kind]), () => undefined);
    if (result.kind === 'not-applicable') needs.push(kind);
  }
  return needs;
}

async function play(
  trial: Trial,
  session: RecordingSession,
  onExpectation: (index: number, expectation: WrittenExpectation) => void,
): Promise<TrialResult> {
  const queue = [trial];
  const results: TrialResult[] = [];
  await playOnSession({
    library: loadSteps(),
    session,
    check: (outcome, expectation) => {
      onExpectation(indexOf(outcome), writtenExpectation(outcome, expectation, indexOf));
      return [];
    },
    next: () => queue.shift(),
    onResult: (result) => results.push(result),
  });
  return results[0]!;
}

/** Returns the index of a call, which the recording session returned as the call's result. */
function indexOf(outcome: Outcome): number {
  return (outcome as { readonly result: number }).result;
}

/**
 * Returns the files that must exist before the first call, and the calls in order, each with the files to write before
 * it.
 */
function stepsOf(
  { calls }: RecordingSession,
  expectations: ReadonlyMap<number, readonly WrittenExpectation[]>,
): Pick<CorpusTrial, 'files' | 'calls'> {
  const first = calls.findIndex(({ written }) => isSome(written));
  return {
    files: calls[first]?.written ?? {},
    calls: calls.map(({ call, written }, index): CorpusCall => ({
      ...(isSome(written) && index !== first && { write: written }),
      ...call,
      expect: expectations.get(index) ?? [],
    })),
  };
}

function isSome(files: Files): boolean {
  return Object.keys(files).length > 0;
}
