import { checkAgreement, checkBlock, checkBlockValue } from './block-checks';
import {
  checkError,
  checkField,
  checkLocales,
  checkResult,
  checkSame,
  type Deviation,
  type Outcome,
} from './deviations';
import type { Expectation } from './expectation';
import { checkNothing, checkStatement, isNothing } from './missing';
import { checkRecorded } from './recorded-outcomes';
import { errorsIn } from './unchecked-outcomes';

/** Compares an outcome with the expectation of a scenario. */
export type Check = (outcome: Outcome, expectation: Expectation) => readonly Deviation[];

/**
 * Returns the deviations of an outcome from an expectation.
 *
 * @throws NotApplicable when the adapter does not report the value that the expectation is about
 * @throws OperationError with code -32601 when the port lacks an operation that a block calls
 */
export function deviationsFrom(outcome: Outcome, expectation: Expectation): Deviation[] {
  if (expectation.kind === 'succeeds') return errorsIn([outcome]);
  return [deviationFrom(outcome, expectation)].filter((deviation) => deviation !== undefined);
}

function deviationFrom(
  outcome: Outcome,
  expectation: Exclude<Expectation, { kind: 'succeeds' }>,
): Deviation | undefined {
  switch (expectation.kind) {
    case 'returns':
      return checkResult(outcome, expectation.result);
    case 'has field':
      return checkField(outcome, expectation.field, expectation.result);
    case 'raises':
      return checkError(outcome, expectation.error, expectation.message);
    case 'lists':
      return checkLocales(outcome, expectation.locales, expectation.others);
    case 'states missing':
      return checkStatement(outcome, expectation.not);
    case 'finds nothing':
      return checkNothing(outcome, expectation.not);
    case 'same': {
      const isMissing = (result: unknown): boolean => result !== '' && isNothing(result, expectation.not);
      return checkSame(outcome, expectation.as, isMissing);
    }
    case 'block returns':
      return checkBlock(outcome, expectation.texts, expectation.not);
    case 'block agrees':
      return checkAgreement(outcome);
    case 'as recorded':
      return checkRecorded(expectation.recording, expectation.index, outcome);
    case 'block value':
      return checkBlockValue(outcome, new Set(expectation.locales));
  }
}
