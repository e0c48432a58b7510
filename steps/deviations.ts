import { isDeepStrictEqual } from 'node:util';
import type { Method } from '../adapter/contract/adapter';
import { ErrorCode, type OperationError } from '../adapter/contract/errors';
import { surfaceText } from './surfaces';
import { isUnexpected } from '../adapter/contract/json-value';
import { actualText, expectedText } from './value-text';

/** The outcome of one operation on one surface: what it returned, or the error that it raised. */
export type Outcome = {
  readonly surface: string;
  readonly operation: string;
  /** The call that was made. Its method determines the type that the result must have. */
  readonly call?: { readonly method: Method; readonly params: object };
  /**
   * Whether the operation may raise an error other than InvalidLocale and MissingTranslation. This is the case for
   * `with_locale` when its block raises an error (SILENT-28).
   */
  readonly mayRaise?: boolean;
} & ({ readonly result: unknown } | { readonly error: OperationError });

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

/** The fields of an error that are shown in reports. */
export type ErrorFields = Pick<OperationError, 'code' | 'type' | 'message'>;

/** The reason why a scenario did not pass. */
export interface Problem {
  readonly kind: 'failed' | 'unsupported' | 'not-applicable' | 'fault';
  readonly message: string;
  readonly deviations?: readonly Deviation[];
  readonly fault?: { readonly reason: string; readonly stderr: readonly string[] };
}

/** The error that a step throws when its outcomes differ from the rule. */
export class Mismatch extends Error {
  override readonly name = 'Mismatch';

  constructor(readonly deviations: readonly Deviation[]) {
    super(deviations.map(deviationText).join('\n'));
  }
}

/**
 * The error for a scenario that does not apply to the port, for example because the port's language cannot express a
 * value.
 */
export class NotApplicable extends Error {
  override readonly name = 'NotApplicable';
}

/**
 * Requires that no check found a deviation.
 *
 * @throws Mismatch with all deviations, if there are any
 */
export function requireNone(checked: readonly (Deviation | undefined)[]): void {
  const deviations = checked.filter((deviation) => deviation !== undefined);
  if (deviations.length > 0) throw new Mismatch(deviations);
}

/** Checks that an operation returned exactly the given result. */
export function checkResult(outcome: Outcome, expected: unknown): Deviation | undefined {
  const holds = 'result' in outcome && isDeepStrictEqual(outcome.result, expected);
  return holds ? undefined : deviationOf(outcome, { expected });
}

/** Checks that a field of the object that an operation returned has the given value. */
export function checkField(outcome: Outcome, field: string, expected: unknown): Deviation | undefined {
  const { surface } = outcome;
  if (!('result' in outcome) || !isObject(outcome.result)) return checkResult(outcome, expected);
  return checkResult({ surface, operation: field, result: outcome.result[field] ?? null }, expected);
}

/**
 * Checks that an operation returned a result that meets a condition.
 *
 * @param expected the expected value, or a string that describes it in words
 */
export function checkThat(
  outcome: Outcome,
  expected: unknown,
  holds: (result: unknown) => boolean,
): Deviation | undefined {
  if ('result' in outcome && holds(outcome.result)) return undefined;
  return deviationOf(outcome, typeof expected === 'string' ? { expected, inWords: true } : { expected });
}

/**
 * Checks that an operation returned the given locales, and other locales only if `others` is true. Their order is not
 * checked, because the document leaves it open.
 */
export function checkLocales(
  outcome: Outcome,
  expected: readonly string[],
  others: boolean,
): Deviation | undefined {
  const wanted = others ? `an array with ${expected.join(', ')}` : expected;
  return checkThat(outcome, wanted, (locales) => {
    if (!Array.isArray(locales) || !expected.every((locale) => locales.includes(locale))) return false;
    // Unless other locales are allowed, each locale must be listed exactly once.
    return others || locales.length === expected.length;
  });
}

/**
 * The error codes that a scenario can expect: those of the errors in section 7 of the document, and the code for any
 * other error.
 */
export const EXPECTED_ERRORS = {
  InvalidLocale: ErrorCode.InvalidLocale,
  MissingTranslation: ErrorCode.MissingTranslation,
  'another error': ErrorCode.Other,
} as const;

/** The name of an error that a scenario can expect. */
export type ErrorName = keyof typeof EXPECTED_ERRORS;

/** Checks that an operation raised the named error, with the given message if there is one. */
export function checkError(outcome: Outcome, name: ErrorName, message?: string): Deviation | undefined {
  if (!('error' in outcome) || outcome.error.code !== EXPECTED_ERRORS[name]) {
    return deviationOf(outcome, { expected: `raises ${name}`, inWords: true });
  }
  if (message === undefined || outcome.error.message === message) return undefined;
  return deviationOf(outcome, { expected: `raises ${name}: ${message}`, inWords: true });
}

/**
 * Checks that an operation returned the same result as another operation, or raised the same error. If `translate`
 * returned a text stating that the translation is missing, `translate!` may raise MissingTranslation instead.
 *
 * @param isMissing tells whether a result states that the translation is missing
 */
export function checkSame(
  outcome: Outcome,
  model: Outcome,
  isMissing: (result: unknown) => boolean,
): Deviation | undefined {
  if ('result' in model) {
    const isRaised = 'error' in outcome && outcome.error.code === ErrorCode.MissingTranslation;
    const isRight = isRaised && mayRaiseInstead(outcome, model) && isMissing(model.result);
    return isRight ? undefined : checkResult(outcome, model.result);
  }
  if ('error' in outcome && outcome.error.code === model.error.code) return undefined;
  return deviationOf(outcome, {
    expected: `raises ${model.error.type}, as ${model.operation} does`,
    inWords: true,
  });
}

/** Tells whether an operation may raise MissingTranslation although the operation of `model` returned a text. */
export function mayRaiseInstead({ operation }: Outcome, model: Outcome): boolean {
  return operation.endsWith('!') && !model.operation.endsWith('!');
}

/** Returns the deviation of an outcome from an expectation. */
export function deviationOf(
  { surface, operation, ...outcome }: Outcome,
  expectation: Pick<Deviation, 'expected' | 'inWords'>,
): Deviation {
  if ('result' in outcome) return { surface, operation, ...expectation, actual: outcome.result };
  return { surface, operation, ...expectation, error: errorFields(outcome.error) };
}

/** Returns the fields of an error that are shown in reports. */
export function errorFields({ code, type, message }: OperationError): ErrorFields {
  return { code, type, message };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !isUnexpected(value);
}

function deviationText(deviation: Deviation): string {
  const { surface, operation, error } = deviation;
  const got =
    error === undefined ? `got ${actualText(deviation)}` : `but it raised ${error.type}: ${error.message}`;
  return `${operation} on ${surfaceText(surface)}: expected ${expectedText(deviation)}, ${got}`;
}
