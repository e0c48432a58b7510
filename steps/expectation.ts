import type { ErrorName, Outcome } from './deviations';
import type { Recording } from './recordings';

/**
 * Regular expressions for texts that cannot state that a translation is missing. The whole text must match one of the
 * expressions.
 */
export interface NoStatements {
  /**
   * Matches the path that was looked up, or its end, in any notation. This pattern must be matched case-insensitively.
   */
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
  /** The operation returns an object that has this value in the given field. */
  | { readonly kind: 'has field'; readonly field: string; readonly result: unknown }
  /** The operation raises this error, with this message if one is given. */
  | { readonly kind: 'raises'; readonly error: ErrorName; readonly message?: string }
  /**
   * The operation returns these locales in any order. Unless `others` is true, it returns each of them only once, and
   * no other locales.
   */
  | { readonly kind: 'lists'; readonly locales: readonly string[]; readonly others: boolean }
  /** The lookup returns a text stating that the translation is missing. */
  | { readonly kind: 'states missing'; readonly not: NoStatements }
  /**
   * The lookup finds nothing: it returns a text stating that the translation is missing, an empty text, or the path.
   */
  | { readonly kind: 'finds nothing'; readonly not: NoStatements }
  /** The operation has the same outcome as another call. */
  | { readonly kind: 'same'; readonly as: Outcome; readonly not: NoStatements }
  /** The calls in the block have these outcomes, which are described in words. */
  | { readonly kind: 'block returns'; readonly texts: readonly string[]; readonly not: NoStatements }
  /** The calls in the block all have the same outcome. */
  | { readonly kind: 'block agrees' }
  /** `with_locale` returns the value of its block, which is neither nil nor one of these locales. */
  | { readonly kind: 'block value'; readonly locales: readonly string[] }
  /** The call with this index in a recording has the recorded outcome. */
  | { readonly kind: 'as recorded'; readonly recording: Recording; readonly index: number }
  /** The operation succeeds, and its result is what the document promises for every state. */
  | { readonly kind: 'succeeds' };

/** Expects an operation to return exactly the given value. */
export function returns(result: unknown): Expectation {
  return { kind: 'returns', result };
}

/** Expects an operation to raise the given error. */
export function raises(error: ErrorName, message?: string): Expectation {
  return { kind: 'raises', error, ...(message !== undefined && { message }) };
}

/** Expects an operation to succeed. See {@link Expectation}. */
export const SUCCEEDS: Expectation = { kind: 'succeeds' };
