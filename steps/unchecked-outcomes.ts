import {
  isMethod,
  type CallResponse,
  type ErrorValue,
  type LocaleParams,
  type WithLocaleParams,
  type WithLocaleResult,
} from '../adapter/contract/adapter';
import { ErrorCode, OperationError } from '../adapter/contract/errors';
import { isOfPromisedType, promisedTypeOf } from '../adapter/contract/promised-types';
import { checkResult, deviationOf, type Deviation, type Outcome } from './deviations';
import { nameText } from './notation';
import { surfaceOf } from './surfaces';

/**
 * Returns a deviation for each error that an operation was not allowed to raise, and for each result that is not as the
 * document promises. Calls inside blocks are checked too.
 *
 * @throws OperationError with code -32601 when the port lacks an operation that a block calls
 */
export function errorsIn(outcomes: readonly Outcome[]): Deviation[] {
  return outcomes.flatMap(errorsOf);
}

function errorsOf(outcome: Outcome): Deviation[] {
  if ('error' in outcome) {
    const isOpen = outcome.mayRaise === true && outcome.error.code === ErrorCode.Other;
    return isOpen ? [] : [deviationOf(outcome, { expected: 'succeeds', inWords: true })];
  }
  if (outcome.call?.method === 'with_locale') return errorsIn(outcomesInBlock(outcome));
  return [checkPromised(outcome)].filter((deviation) => deviation !== undefined);
}

type Returned = Outcome & { readonly result: unknown };

/** Checks that a result is what the document promises for every state. */
function checkPromised(outcome: Returned): Deviation | undefined {
  if (outcome.call === undefined) return undefined;
  const { method } = outcome.call;
  const promised = promisedResult(outcome.call);
  if (promised !== undefined) return checkResult(outcome, promised);
  if (isOfPromisedType(method, outcome.result)) return undefined;
  return deviationOf(outcome, { expected: promisedTypeOf(method), inWords: true });
}

/**
 * Returns the result that the document promises for a call in every state. For `activate` and `locale=`, this is the
 * name of the locale. Returns undefined for other operations, whose results are checked only for their type.
 */
export function promisedResult({ method, params }: NonNullable<Outcome['call']>): string | undefined {
  if (method !== 'activate' && method !== 'locale=') return undefined;
  return nameText((params as LocaleParams).locale);
}

function outcomesInBlock({ call, result }: Returned): Outcome[] {
  const { block } = call!.params as WithLocaleParams;
  return (result as WithLocaleResult).block.map((response: CallResponse, index) => {
    const { method, params = {} } = block[index]!;
    const at = { surface: surfaceOf(params), operation: `${method} in the block of with_locale` };
    if ('error' in response) return { ...at, error: operationError(response.error) };
    return { ...at, result: response.result, ...(isMethod(method) && { call: { method, params } }) };
  });
}

function operationError({ code, message, data }: ErrorValue): OperationError {
  const error = new OperationError(code, data?.type ?? `error ${code}`, message);
  if (code === ErrorCode.Unsupported) throw error;
  return error;
}
