import type { WithLocaleParams, WithLocaleResult } from '../adapter/contract/adapter';
import { isUnexpected } from '../adapter/contract/json-value';
import { outcomesInWords, type OutcomeInWords } from './block-notation';
import { checkResult, checkThat, NotApplicable, type Deviation, type Outcome } from './deviations';
import type { NoStatements } from './expectation';
import { isNothing, NOTHING } from './missing';

/** Checks that the calls in a block of `with_locale` have the given outcomes, which are described in words. */
export function checkBlock(
  outcome: Outcome,
  expected: readonly string[],
  not: NoStatements,
): Deviation | undefined {
  if (!('result' in outcome)) return checkResult(outcome, expected);
  const result = outcomesInBlock(outcome).map(({ text, isError }, index) =>
    expected[index] === NOTHING && !isError && isNothing(text, not) ? NOTHING : text,
  );
  return checkResult({ ...outcome, result }, expected);
}

/** Checks that the calls in a block all have the same outcome. */
export function checkAgreement(outcome: Outcome): Deviation | undefined {
  if (!('result' in outcome)) return checkResult(outcome, 'a result');
  const [first, ...others] = outcomesInBlock(outcome).map(({ text }) => text);
  return checkResult({ ...outcome, result: [first, ...others] }, [first, ...others.map(() => first)]);
}

/**
 * Checks that `with_locale` returned the value of its block. The adapter chooses that value. It must be a JSON value
 * other than nil and the given locales.
 *
 * @throws NotApplicable when the adapter does not report what `with_locale` returned
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

function outcomesInBlock({ call, result }: Outcome & { readonly result: unknown }): OutcomeInWords[] {
  return outcomesInWords((result as WithLocaleResult).block, (call!.params as WithLocaleParams).block);
}
