import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { openInProcessSession } from '../../adapter/client/in-process-session';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { deviationsFrom } from '../../suite/play/compare';
import { deviationText } from '../../suite/play/deviation';
import { playScripts } from '../../suite/play/play-scripts';
import createReference from '../../ports/reference';
import { playableRecordings, type RecordedCall, type RecordedOutcome } from '../../steps/recordings';

/** Files by their paths in the folder of a recording. A folder has null instead of a text. */
type Files = Readonly<Record<string, string | null>>;

/** A recording that may write files between its calls. Such a call has no outcome. */
export interface Vector {
  readonly id: string;
  readonly files?: Files;
  readonly calls: readonly (RecordedCall | { readonly write: Files })[];
  readonly outcomes: readonly RecordedOutcome[];
}

/** Calls in which the original does not do what the suite expects, and the contradiction or accident that they show. */
export interface RecordedDifference {
  readonly recording: string;
  /** The calls with an outcome, counted from 1. */
  readonly calls: readonly number[];
  readonly shows: string;
}

const RECORDINGS = join(PACKAGE_ROOT, 'fixtures/recordings');

/** Reads the recordings of a file. */
export function readVectors(file: string): Vector[] {
  const lines = readFileSync(join(RECORDINGS, file), 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line) as Vector);
}

/** Reads the list of calls that show contradictions and accidents. */
export function readDifferences(): RecordedDifference[] {
  return load(readFileSync(join(RECORDINGS, 'differences.yaml'), 'utf8')) as RecordedDifference[];
}

/** Returns the calls of a recording that make one, in order. Calls that write files are left out. */
export function callsOf({ calls }: Pick<Vector, 'calls'>): RecordedCall[] {
  return calls.filter((call) => 'method' in call);
}

/** A call of which the reference has another outcome than the original, counted from 1. */
export interface Difference {
  readonly call: number;
  readonly message: string;
}

/** Plays a recording on the reference, and returns the calls that differ. */
export async function replay(vector: Vector): Promise<Difference[]> {
  const { id, outcomes } = vector;
  const recording = playableRecordings([{ id, files: {}, calls: callsOf(vector), outcomes }]);
  const files = filesBefore(vector);
  const calls = recording.calls
    .map((call, index) => ({ ...call, number: index + 1, ...(files[index] && { files: files[index] }) }))
    // The adapter of the original refused these, which says nothing about the original.
    .filter(({ number }) => !isRefused(outcomes[number - 1]!));
  const session = await openInProcessSession(createReference);
  const script = { needs: [], calls: calls.map((call) => ({ ...call, step: 0, expect: [] })) };
  let differences: Difference[] = [];
  await playScripts([session], [script], {
    scriptOf: (one) => one,
    onResult({ problem }, { made }) {
      assert.equal(problem, undefined, id);
      differences = calls.flatMap(({ number, expect = [] }, index) => {
        const call = made[index];
        // A call with a Float that JavaScript cannot distinguish from an Int is not made.
        const [deviation] = call ? expect.flatMap((one) => deviationsFrom(call, one, made)) : [];
        return deviation === undefined ? [] : [{ call: number, message: deviationText(deviation) }];
      });
    },
  });
  return differences;
}

/** Returns the files that are written before each call with an outcome, by their paths in the folder of all recordings. */
function filesBefore({ id, files = {}, calls }: Vector): Readonly<Record<string, string>>[] {
  const written: Record<string, string>[] = [];
  let next = files;
  for (const call of calls) {
    if ('write' in call) next = call.write;
    else {
      const texts = Object.entries(next).map(([path, text]) =>
        text === null ? [`${id}/${path}/no-locale-file`, ''] : [`${id}/${path}`, text],
      );
      written.push(Object.fromEntries(texts));
      next = {};
    }
  }
  return written;
}

function isRefused(outcome: RecordedOutcome): boolean {
  return 'error' in outcome && outcome.error.type.startsWith('adapter ');
}
