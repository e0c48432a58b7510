import { isMethod, METHODS, type Call, type WithLocaleParams } from '../adapter/contract/adapter';
import { DEFINITIONS } from '../adapter/contract/methods';
import { EXPECTED_ERRORS, mayRaiseInstead, NotApplicable, type Outcome } from '../steps/deviations';
import type { Expectation, NoStatements } from '../steps/expectation';
import { NOTHING } from '../steps/missing';
import { promisedResult } from '../steps/unchecked-outcomes';

/** An expectation in a corpus: a result or an error as the protocol writes them, or a named predicate. */
export type WrittenExpectation =
  | { readonly result: unknown }
  | { readonly error: { readonly code: number; readonly message?: string } }
  | { readonly predicate: 'field'; readonly field: string; readonly result: unknown }
  | { readonly predicate: 'locales'; readonly locales: readonly string[]; readonly others: boolean }
  | { readonly predicate: 'states missing' | 'finds nothing'; readonly not: NoStatements }
  | {
      readonly predicate: 'same outcome';
      /** The index of the other call. */
      readonly call: number;
      /** Present when MissingTranslation is right too, if the other call found nothing and did not return "". */
      readonly missing?: NoStatements;
    }
  | {
      readonly predicate: 'block returns';
      readonly texts: readonly string[];
      /** Present when one of the texts is {@link NOTHING}. */
      readonly not?: NoStatements;
    }
  | { readonly predicate: 'block agrees' }
  | { readonly predicate: 'block value'; readonly locales: readonly string[] }
  | WrittenSuccess;

/** The expectation that a call succeeds, and returns what the document always promises. */
export interface WrittenSuccess {
  readonly predicate: 'succeeds';
  /** The JSON type of the result. */
  readonly type?: string;
  readonly result?: unknown;
  /** The expectations of the calls of a block. */
  readonly block?: readonly WrittenSuccess[];
  /** Whether an error of code 3 is right too. */
  readonly mayRaise?: true;
}

/**
 * Returns an expectation of an outcome as a corpus has it.
 *
 * @param indexOf returns the index of the call that an outcome belongs to
 * @throws NotApplicable when it cannot be written as data
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
      return {
        predicate: 'same outcome',
        call: indexOf(as),
        ...(mayRaiseInstead(outcome, as) && { missing: not }),
      };
    }
    case 'block returns': {
      const { texts, not } = expectation;
      return { predicate: 'block returns', texts, ...(texts.includes(NOTHING) && { not }) };
    }
    case 'block agrees':
      return { predicate: 'block agrees' };
    case 'block value':
      return { predicate: 'block value', locales: expectation.locales };
    case 'succeeds':
      return {
        ...success(outcome.call!),
        ...(outcome.mayRaise === true && { mayRaise: true }),
      };
    case 'as recorded':
      throw new NotApplicable(
        'it replays recorded calls in many fresh states; fixtures/recordings/ of the package has them as data',
      );
  }
}

function success(call: Call): WrittenSuccess {
  const { method, params = {} } = call;
  if (!isMethod(method)) return { predicate: 'succeeds' };
  if (method === 'with_locale') {
    return { predicate: 'succeeds', block: (params as WithLocaleParams).block.map(success) };
  }
  const result = promisedResult({ method, params });
  if (result !== undefined) return { predicate: 'succeeds', result };
  const { type } = DEFINITIONS[METHODS[method]].result as { readonly type?: string };
  return { predicate: 'succeeds', ...(type !== undefined && { type }) };
}
