import type { WithLocaleResult } from '../adapter/contract/adapter';
import { isUnexpected } from '../adapter/contract/json-value';
import {
  checkError,
  checkThat,
  deviationOf,
  NotApplicable,
  type Deviation,
  type Outcome,
} from './deviations';

/** Checks that an operation raised the error of this name with this message. */
export function checkErrorMessage(outcome: Outcome, name: string, text: string): Deviation | undefined {
  const deviation = checkError(outcome, name);
  if (deviation !== undefined || !('error' in outcome) || outcome.error.message === text) return deviation;
  return deviationOf(outcome, { expected: `raises ${name}: ${text}`, inWords: true });
}

/**
 * Checks that `with_locale` returned the value of its block. The adapter chooses that value, so the check only requires
 * that it is not nil and not a locale.
 *
 * @throws NotApplicable when the adapter does not say what `with_locale` returned
 */
export function checkBlockValue(outcome: Outcome, locales: ReadonlySet<unknown>): Deviation | undefined {
  if ('result' in outcome && (outcome.result as WithLocaleResult).value === undefined) {
    throw new NotApplicable('the adapter does not say what with_locale returned');
  }
  return checkThat(outcome, 'the value of the block', (result) => {
    const { value } = result as WithLocaleResult;
    return value !== null && !isUnexpected(value) && !locales.has(value);
  });
}
