import { resultsOf } from '../judging/prove';
import { symptomOf, type DiagnosedTrial, type Symptom } from '../../runner/diagnosis/symptom';
import type { Trial } from '../../suite/read';
import type { Make } from '../changes/reference-with';

/** A wrong port, and the trials that it fails. */
export interface FailingPort {
  readonly id: string;
  /** For each of its mistakes, the ids of the rules of which one must be found. */
  readonly broken: readonly (readonly string[])[];
  /** The symptoms of the trials that failed, by their keys. */
  readonly symptoms: ReadonlyMap<string, Symptom>;
}

/** Plays trials against a wrong port. */
export async function failingPort(
  id: string,
  broken: FailingPort['broken'],
  make: Make,
  trials: readonly Trial[],
): Promise<FailingPort> {
  const failed = (await resultsOf(make, trials)).filter(({ kind }) => kind === 'failed');
  const symptoms = new Map(failed.map((result) => [result.trial.key, symptomOf(result)]));
  return { id, broken, symptoms };
}

/**
 * Returns the trials as a diagnosis takes them.
 *
 * @param sentences the sentences of the rules, by their ids
 */
export function diagnosedTrials(
  { symptoms }: FailingPort,
  trials: readonly Trial[],
  sentences: ReadonlyMap<string, string>,
): DiagnosedTrial[] {
  return trials.map(({ key, rule }) => ({
    key,
    rule,
    sentence: sentences.get(rule) ?? '',
    symptom: symptoms.get(key),
  }));
}
