import type { ErrorName, Outcome } from './deviations';
import type { Recording } from './recordings';

/** Regular expressions for whole texts that cannot state that a translation is missing. */
export interface NoStatements {
  /** Matches the path that was looked up. The pattern is applied without regard to case. */
  readonly path: string;
  /** Matches the texts of the scenario's translations, empty texts and numbers. */
  readonly text: string;
}

/**
 * An expected outcome as data. The suite compares outcomes with it (`deviationsFrom`), and `export` writes it for other
 * test frameworks.
 */
export type Expectation =
  /** The operation returns this value. */
  | { readonly kind: 'returns'; readonly result: unknown }
  /** The operation returns an object that has this value in one of its fields. */
  | { readonly kind: 'has field'; readonly field: string; readonly result: unknown }
  /** The operation raises this error and, if a message is given, with this message. */
  | { readonly kind: 'raises'; readonly error: ErrorName; readonly message?: string }
  /** The operation returns these locales in any order, each once. It returns other locales only if `others` is true. */
  | { readonly kind: 'lists'; readonly locales: readonly string[]; readonly others: boolean }
  /** The lookup returns a text that states that the translation is missing. */
  | { readonly kind: 'states missing'; readonly not: NoStatements }
  /** The lookup finds nothing: it returns a text that states this, an empty text, or the path. */
  | { readonly kind: 'finds nothing'; readonly not: NoStatements }
  /** The operation has the same outcome as another call. */
  | { readonly kind: 'same'; readonly as: Outcome; readonly not: NoStatements }
  /** The calls of the block have these outcomes, which are given in words. */
  | { readonly kind: 'block returns'; readonly texts: readonly string[]; readonly not: NoStatements }
  /** The calls of the block all have the same outcome. */
  | { readonly kind: 'block agrees' }
  /** `with_locale` returns the value of its block, which is neither nil nor one of these locales. */
  | { readonly kind: 'block value'; readonly locales: readonly string[] }
  /** The call with this index in a recording has the outcome that was recorded. */
  | { readonly kind: 'as recorded'; readonly recording: Recording; readonly index: number }
  /** The operation succeeds, and returns what the document promises in every state. */
  | { readonly kind: 'succeeds' };

/** Expects that an operation returns exactly this value. */
export function returns(result: unknown): Expectation {
  return { kind: 'returns', result };
}

/** Expects that an operation raises this error. */
export function raises(error: ErrorName, message?: string): Expectation {
  return { kind: 'raises', error, ...(message !== undefined && { message }) };
}

/** Expects that an operation succeeds. See {@link Expectation}. */
export const SUCCEEDS: Expectation = { kind: 'succeeds' };
