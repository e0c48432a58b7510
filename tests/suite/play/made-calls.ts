import { deepStrictEqual } from 'node:assert/strict';
import { deviationsFrom, type PlayedCall } from '../../../suite/play/compare';
import { deviationText, type Outcome } from '../../../suite/play/deviation';
import type { Expectation } from '../../../steps/script';

export const INVALID: Outcome = { error: { code: 1, type: 'I18n::Errors::InvalidLocale', message: 'es' } };
export const MISSING: Outcome = {
  error: { code: 2, type: 'I18n::Errors::MissingTranslation', message: 'a' },
};
export const OTHER: Outcome = { error: { code: 3, type: 'StateError', message: 'too late' } };

/** Returns a call of a method of the module, with its outcome. */
export function call(method: string, outcome: Outcome, params: object = {}): PlayedCall {
  return { surface: 'I18n', operation: method, method, params, outcome };
}

export function returned(result: unknown, method = 'translate'): PlayedCall {
  return call(method, { result });
}

/** Returns a call of `with_locale` with calls of one method in its block, which had these responses. */
export function block(method: string, ...responses: readonly object[]): PlayedCall {
  const calls = responses.map(() => ({ method, params: { subject: 'catalog' } }));
  return call('with_locale', { result: { block: responses } }, { block: calls });
}

/** Returns the messages of the deviations of a call's outcome. */
export function messages(
  made: PlayedCall,
  expectation: Expectation,
  calls: readonly PlayedCall[] = [],
): string[] {
  return deviationsFrom(made, expectation, calls).map(deviationText);
}

/** Fails unless a call is as expected. */
export function accepts(made: PlayedCall, expectation: Expectation, calls: readonly PlayedCall[] = []): void {
  deepStrictEqual(messages(made, expectation, calls), []);
}

/** Fails unless a call deviates with this message. */
export function rejects(
  made: PlayedCall,
  expectation: Expectation,
  message: string,
  calls: readonly PlayedCall[] = [],
): void {
  deepStrictEqual(messages(made, expectation, calls), [message]);
}
