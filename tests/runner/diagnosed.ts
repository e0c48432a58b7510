import { ErrorCode } from '../../adapter/contract/errors';
import type { Deviation } from '../../suite/play/deviation';
import type { Explanation } from '../../runner/diagnosis/diagnose';
import { symptomOf, type DiagnosedTrial, type Symptom } from '../../runner/diagnosis/symptom';
import type { KnownMistake, Step } from '../../suite/read';

/** Returns steps with these keywords. */
export function stepsWith(...keywords: readonly string[]): Step[] {
  return keywords.map((keyword) => ({ keyword, text: '', line: 1 }));
}

/** The steps of a scenario, of which the first three prepare, and the last two check. */
const STEPS = stepsWith('Given', 'And', 'When', 'Then', 'And');

/** Returns the symptom of a deviation in one of these steps. */
export function symptomIn(step: number, deviation: Partial<Deviation>): Symptom {
  const whole = { surface: 'I18n', operation: 'inject', expected: null, ...deviation };
  const problem = { kind: 'failed', message: '', deviations: [whole] } as const;
  return symptomOf({ trial: { steps: STEPS }, problem, step });
}

/** Returns the part of a deviation that says that an operation raised an error. */
export function raised(
  message: string,
  code: ErrorCode = ErrorCode.Other,
): Pick<Required<Deviation>, 'error'> {
  return { error: { code, type: 'TypeError', message } };
}

/** The symptom of an operation that returned a wrong text in a check. */
export const WRONG = symptomIn(3, { expected: 'a', actual: 'b' });

/** Returns four trials of each rule, of which the first ones fail with a symptom. */
export function trialsOf(
  ...rules: readonly (readonly [rule: string, failing: number, symptom?: Symptom])[]
): DiagnosedTrial[] {
  return rules.flatMap(([rule, failing, symptom = WRONG]) =>
    Array.from({ length: 4 }, (_, index) => trial(rule, index, index < failing ? symptom : undefined)),
  );
}

/** Returns a trial of each rule for each symptom. */
export function failuresOf(rules: Readonly<Record<string, readonly Symptom[]>>): DiagnosedTrial[] {
  return Object.entries(rules).flatMap(([rule, symptoms]) =>
    symptoms.map((symptom, index) => trial(rule, index, symptom)),
  );
}

function trial(rule: string, index: number, symptom?: Symptom): DiagnosedTrial {
  return { key: `${rule}/${index}`, rule, sentence: `\`${rule}\` must work`, ...(symptom && { symptom }) };
}

/**
 * Returns a known mistake with the trials that it makes fail, each with the outcome of {@link WRONG}. Its id begins with
 * its rule.
 */
export function mistake(id: string, ...trials: readonly string[]): KnownMistake {
  const outcomes = new Map(trials.map((key) => [key, WRONG.outcome]));
  return { id, rule: id.split('/')[0]!, title: id, trials, outcomes };
}

/** Returns many known mistakes of a rule, each of which makes these trials fail. */
export function forty(rule: string, ...trials: readonly string[]): KnownMistake[] {
  return Array.from({ length: 40 }, (_, index) => mistake(`${rule}/${index}`, ...trials));
}

/** Returns the rule of each finding, the number of its failures, and its symptom if it has one. */
export function summariesOf(found: readonly Explanation[]): unknown[] {
  return found.map(({ rule, failures, symptom }) => [rule, failures.size, ...(symptom ? [symptom] : [])]);
}

/** Returns the keys of the first trials of a rule. */
export function keysOf(rule: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${rule}/${index}`);
}
