import type { OperationError } from '../../adapter/contract/errors';
import { EXPECTED_ERRORS, type ErrorName } from '../../steps/script';
import { STATELESS, surfaceText } from '../../steps/surfaces';
import { actualText, expectedText } from './value-text';

/** The outcome of one operation: what it returned, or the error that it raised. */
export type Outcome = { readonly result: unknown } | { readonly error: ErrorFields };

/** The fields of an error that are compared, or shown in reports. */
export type ErrorFields = Pick<OperationError, 'code' | 'type' | 'message'> & { readonly at?: string };

/** An outcome that differs from the rule. */
export interface Deviation {
  readonly surface: string;
  readonly operation: string;
  readonly expected: unknown;
  /** Whether `expected` is a description in words rather than the expected value itself. */
  readonly inWords?: true;
  readonly actual?: unknown;
  readonly error?: ErrorFields;
}

/** Names the operation of a deviation and, if it has one, the surface on which it was called. */
export function operationText({ operation, surface }: Deviation): string {
  // A name may say more than the method, such as `plural_rule for 2`.
  const [method = ''] = operation.split(' ');
  return STATELESS.has(method) ? operation : `${operation} on ${surfaceText(surface)}`;
}

/** Describes a deviation in one line. */
export function deviationText(deviation: Deviation): string {
  return `${operationText(deviation)}: ${differenceText(deviation)}`;
}

/** Describes what was expected, and what the operation returned or raised. */
export function differenceText(deviation: Deviation): string {
  const { error } = deviation;
  const got =
    error === undefined
      ? `got ${actualText(deviation)}`
      : `but it raised ${error.type}: ${error.message}${codeNote(deviation)}`;
  return `expected ${expectedText(deviation)}, ${got}`;
}

/** Returns the words for an expected error: `error InvalidLocale` or `another error`. */
export function errorInWords(name: ErrorName): string {
  return name === 'another error' ? name : `error ${name}`;
}

/**
 * Returns a note if a certain error was expected and the raised one has another code. The type and the message alone may
 * be those of the expected error.
 */
export function codeNote({ expected, inWords, error }: Deviation): string {
  const names = Object.keys(EXPECTED_ERRORS) as ErrorName[];
  const named = names.find((name) => inWords && expected === errorInWords(name));
  if (named === undefined || error === undefined) return '';
  return ` (code ${error.code} instead of ${EXPECTED_ERRORS[named]})`;
}
