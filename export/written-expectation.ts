import type { WithLocaleParams } from '../adapter/contract/adapter';
import { EXPECTED_ERRORS, mayRaiseInstead, NotApplicable, type Outcome } from '../steps/deviations';
import type { Expectation } from '../steps/expectation';
import type { WrittenExpectation } from './corpus';
import { writtenAgreement, writtenBlock, writtenSuccess } from './written-block';

/**
 * Converts an expectation to the format of a corpus.
 *
 * @param indexOf returns the index of the call to which an outcome belongs
 * @throws NotApplicable when the expectation cannot be written as data
 */
export function writtenExpectation(
  outcome: Outcome,
  expectation: Expectation,
  indexOf: (outcome: Outcome) => number,
): WrittenExpectation {
  switch (expectation.kind) {
    case 'returns':
      return { result: expectation.result };
    case 'raises': {
      const { error, message } = expectation;
      return { error: { code: EXPECTED_ERRORS[error], ...(message !== undefined && { message }) } };
    }
    case 'has field':
      return { predicate: 'field', field: expectation.field, result: expectation.result };
    case 'lists':
      return { predicate: 'locales', locales: expectation.locales, others: expectation.others };
    case 'states missing':
    case 'finds nothing':
      return { predicate: expectation.kind, not: expectation.not };
    case 'same': {
      const { as, not } = expectation;
      const missing = mayRaiseInstead(outcome, as) ? { missing: not } : {};
      return { predicate: 'same outcome', call: indexOf(as), ...missing };
    }
    case 'block returns':
      return writtenBlock(blockOf(outcome), expectation.texts, expectation.not);
    case 'block agrees':
      return writtenAgreement(blockOf(outcome));
    case 'block value':
      return { predicate: 'block value', locales: expectation.locales };
    case 'succeeds':
      return {
        ...writtenSuccess(outcome.call!),
        ...(outcome.mayRaise === true && { mayRaise: true }),
      };
    case 'as recorded':
      throw new NotApplicable(
        'it replays recorded calls in many fresh states; fixtures/recordings/ of the package has them as data',
      );
  }
}

function blockOf({ call }: Outcome): WithLocaleParams['block'] {
  return (call!.params as WithLocaleParams).block;
}
