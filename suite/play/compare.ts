import { isDeepStrictEqual } from 'node:util';
import type { CallResponse, WithLocaleParams, WithLocaleResult } from '../../adapter/contract/adapter';
import { boundedValue } from '../../adapter/client/bounded-value';
import { ErrorCode } from '../../adapter/contract/errors';
import { isUnexpected } from '../../adapter/contract/json-value';
import { isAlwaysNull } from '../../adapter/contract/promised-types';
import {
  errorNameOf,
  NOTHING,
  type BlockOutcomes,
  type Expectation,
  type SameOutcome,
} from '../../steps/script';
import { surfaceOf } from '../../steps/surfaces';
import { errorInWords, type Deviation, type Outcome } from './deviation';
import { isNothing, isStatement } from './missing';
import { shownValues } from './shown-values';

/** A call that was made, and its outcome. */
export interface PlayedCall {
  /** The surface of the call: a subject of the protocol. */
  readonly surface: string;
  /** The name of the operation in messages. */
  readonly operation: string;
  /** The method, or `raise` in a block. */
  readonly method: string;
  readonly params: object;
  readonly outcome: Outcome;
}

/** The words with which a deviation describes the text that is expected when a translation is missing. */
export const STATEMENT = 'a text that states that the translation is missing';

/** The error for an outcome that cannot be compared, because the adapter does not report what the expectation is about. */
export class NotReported extends Error {
  override readonly name = 'NotReported';
}

/**
 * Compares a call's outcome with an expectation, and returns the deviations.
 *
 * @param calls the calls among which the expectation finds other calls: those of the script, or those of the block
 * @throws NotReported when the adapter does not report the value that the expectation is about
 */
export function deviationsFrom(
  call: PlayedCall,
  expectation: Expectation,
  calls: readonly (PlayedCall | undefined)[],
): Deviation[] {
  if (!('predicate' in expectation)) {
    return 'error' in expectation
      ? deviatesUnless(isRaised(call, expectation.error), call, raisedInWords(expectation.error), true)
      : deviatesUnless(returns(call, expectation.result), call, expectation.result);
  }
  switch (expectation.predicate) {
    case 'succeeds':
      // What the call returned is judged by its own rule alone, so that one mistake does not fail every scenario.
      // No rule judges an answer that is always null: it is right unless it says that the port returned something else.
      if (isAlwaysNull(call.method) && holds(call, isUnexpected)) return [deviationOf(call, null)];
      return deviatesUnless('result' in call.outcome, call, 'no error', true);
    case 'ends':
      return deviatesUnless(
        'error' in call.outcome || typeof call.outcome.result === 'string',
        call,
        'a text or an error',
        true,
      );
    case 'field':
      return fieldDeviations(call, expectation.field, expectation.result);
    case 'locales':
      return localeDeviations(call, expectation.locales, expectation.others);
    case 'states missing':
      return deviatesUnless(
        holds(call, (result) => isStatement(result, expectation.not)),
        call,
        STATEMENT,
        true,
      );
    case 'finds nothing':
      return deviatesUnless(
        holds(call, (result) => isNothing(result, expectation.not)),
        call,
        NOTHING,
        true,
      );
    case 'same outcome':
      return differences(call, calls[expectation.call]!, expectation);
    case 'block':
      return blockDeviations(call, expectation);
    case 'block value':
      return valueDeviations(call, new Set<unknown>(expectation.locales));
  }
}

/** Returns the calls in the block of a `with_locale` that returned, with their outcomes. */
export function callsInBlock({ params, outcome }: PlayedCall): PlayedCall[] {
  if (!('result' in outcome)) return [];
  const { block } = params as WithLocaleParams;
  return (outcome.result as WithLocaleResult).block.map((response, index) => {
    const { method, params: inner = {} } = block[index]!;
    const operation = `${method} in the block of with_locale`;
    return { surface: surfaceOf(inner), operation, method, params: inner, outcome: outcomeOf(response) };
  });
}

function outcomeOf(response: CallResponse): Outcome {
  if (!('error' in response)) return { result: response.result };
  const { code, message, data } = response.error;
  const at = data?.at;
  return { error: { code, message, type: data?.type ?? `error ${code}`, ...(at !== undefined && { at }) } };
}

function holds({ outcome }: PlayedCall, condition: (result: unknown) => boolean): boolean {
  return 'result' in outcome && condition(outcome.result);
}

function returns(call: PlayedCall, expected: unknown): boolean {
  return holds(call, (result) => isDeepStrictEqual(result, expected));
}

function isRaised({ outcome }: PlayedCall, { code, message }: RaisedError): boolean {
  if (!('error' in outcome) || outcome.error.code !== code) return false;
  return message === undefined || outcome.error.message === message;
}

interface RaisedError {
  readonly code: number;
  readonly message?: string;
}

function raisedInWords({ code, message }: RaisedError): string {
  const words = errorInWords(errorNameOf(code)!);
  return message === undefined ? words : `${words}: ${message}`;
}

function fieldDeviations(call: PlayedCall, field: string, expected: unknown): Deviation[] {
  if (!('result' in call.outcome) || !isObject(call.outcome.result)) return [deviationOf(call, expected)];
  const ofField = { ...call, operation: field, outcome: { result: call.outcome.result[field] ?? null } };
  return deviatesUnless(returns(ofField, expected), ofField, expected);
}

/** The order of locales is not compared, because the document leaves it open. */
function localeDeviations(call: PlayedCall, expected: readonly string[], others: boolean): Deviation[] {
  const isListed = holds(call, (locales) => {
    if (!Array.isArray(locales) || !expected.every((locale) => locales.includes(locale))) return false;
    // Unless other locales are allowed, each locale must be listed exactly once.
    return others || locales.length === expected.length;
  });
  return others
    ? deviatesUnless(isListed, call, `an array with ${expected.join(', ')}`, true)
    : deviatesUnless(isListed, call, expected);
}

function differences(call: PlayedCall, model: PlayedCall, { missing }: SameOutcome): Deviation[] {
  const { outcome } = call;
  if ('error' in model.outcome) {
    const { code, type } = model.outcome.error;
    const isSame = 'error' in outcome && outcome.error.code === code;
    return deviatesUnless(isSame, call, `error ${type}, as ${model.operation} raises`, true);
  }
  const { result } = model.outcome;
  const isMissing = missing !== undefined && result !== '' && isNothing(result, missing);
  const isRaisedInstead =
    isMissing && 'error' in outcome && outcome.error.code === ErrorCode.MissingTranslation;
  return deviatesUnless(isRaisedInstead || returns(call, result), call, result);
}

function blockDeviations(call: PlayedCall, { calls, mayRaise }: BlockOutcomes): Deviation[] {
  if ('error' in call.outcome) {
    const isOpen = mayRaise === true && call.outcome.error.code === ErrorCode.Other;
    return deviatesUnless(isOpen, call, 'no error', true);
  }
  const made = callsInBlock(call);
  return made.flatMap((inner, index) => deviationsFrom(inner, calls[index]!, made));
}

/**
 * The adapter chooses the value of its block. It must be a JSON value other than nil and the given locales, which a
 * wrong `with_locale` could return instead.
 */
function valueDeviations(call: PlayedCall, locales: ReadonlySet<unknown>): Deviation[] {
  const { outcome } = call;
  const value = 'result' in outcome ? (outcome.result as WithLocaleResult).value : null;
  if (value === undefined) throw new NotReported('the adapter does not say what with_locale returned');
  const isValue = value !== null && !isUnexpected(value) && !locales.has(value);
  return deviatesUnless(isValue, call, 'the value of the block', true);
}

function deviatesUnless(isRight: boolean, call: PlayedCall, expected: unknown, inWords = false): Deviation[] {
  return isRight ? [] : [deviationOf(call, expected, inWords)];
}

function deviationOf(
  { surface, operation, outcome }: PlayedCall,
  expected: unknown,
  inWords = false,
): Deviation {
  const actual = 'result' in outcome ? outcome.result : undefined;
  const shown = inWords ? { expected, actual: boundedValue(actual) } : shownValues(expected, actual);
  return {
    surface,
    operation,
    expected: shown.expected,
    ...(inWords && { inWords: true }),
    ...('result' in outcome ? { actual: shown.actual } : { error: outcome.error }),
  };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !isUnexpected(value);
}
