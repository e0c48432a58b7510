import type { WithLocaleResult } from '../adapter/contract/adapter';
import { checkError, checkResult, checkThat, NotApplicable, type Check, type Outcome } from './findings';

/** The check of an outcome that must be an error of this name with this text; undefined when it is. */
export function checkErrorSaying(outcome: Outcome, name: string, text: string): Check | undefined {
  const check = checkError(outcome, name);
  if (check !== undefined || !('error' in outcome) || outcome.error.message === text) return check;
  const { surface, operation, error } = outcome;
  const { code, type, message } = error;
  return {
    surface,
    operation,
    expected: `raises ${name}: ${text}`,
    inWords: true,
    error: { code, type, message },
  };
}

/** The check of a lookup that finds nothing: the plain spellings return this text, those with a `!` raise it. */
export function checkReportedMissing(outcome: Outcome, text: string): Check | undefined {
  if (outcome.operation.endsWith('!')) return checkErrorSaying(outcome, 'MissingTranslation', text);
  return checkResult(outcome, text);
}

/**
 * The check that `with_locale` returned the value of its block. What a block returns is the adapter's own: all that
 * can be told is that it is something, and no locale.
 *
 * @throws NotApplicable when the adapter does not say what `with_locale` returned
 */
export function checkBlockValue(outcome: Outcome, locales: ReadonlySet<unknown>): Check | undefined {
  if ('result' in outcome && (outcome.result as WithLocaleResult).value === undefined) {
    throw new NotApplicable('the adapter does not say what with_locale returned');
  }
  return checkThat(outcome, 'the value of the block', (result) => {
    const { value } = result as WithLocaleResult;
    return value !== null && !locales.has(value);
  });
}
