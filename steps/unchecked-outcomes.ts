import type { CallResponse, ErrorValue, WithLocaleResult } from '../adapter/contract/adapter';
import { ErrorCode, OperationError } from '../adapter/contract/errors';
import { deviationOf, requireNone, type Deviation, type Outcome } from './deviations';

/**
 * Requires that operations succeeded whose outcomes no later step checks, the calls inside of blocks included.
 *
 * @throws Mismatch with each error
 * @throws OperationError with code -32601 when the port lacks an operation that a block calls
 */
export function requireSuccess(outcomes: readonly Outcome[]): void {
  requireNone(errorsIn(outcomes));
}

/**
 * Returns the errors of operations, those of the calls inside of blocks included.
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
  if (outcome.operation !== 'with_locale') return [];
  return errorsInBlock(outcome.result as WithLocaleResult).map((error) =>
    deviationOf(
      { surface: outcome.surface, operation: 'a call in the block of with_locale', error },
      { expected: 'succeeds', inWords: true },
    ),
  );
}

function errorsInBlock({ block }: WithLocaleResult): OperationError[] {
  return block.flatMap((response: CallResponse) => {
    if ('error' in response) return [operationError(response.error)];
    const inner = response.result as Partial<WithLocaleResult> | null;
    return inner?.block === undefined ? [] : errorsInBlock(inner as WithLocaleResult);
  });
}

function operationError({ code, message, data }: ErrorValue): OperationError {
  const error = new OperationError(code, data?.type ?? `error ${code}`, message);
  if (code === ErrorCode.Unsupported) throw error;
  return error;
}
