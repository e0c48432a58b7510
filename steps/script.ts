import type { Method } from '../adapter/contract/adapter';
import { ErrorCode } from '../adapter/contract/errors';
import type { Inexpressible } from '../adapter/contract/values';

/** A trial as data: the calls that it makes, in order, and what the outcome of each must be. */
export interface Script {
  /** The kinds of values that a port's language must be able to express. The trial does not apply to other ports. */
  readonly needs: readonly Inexpressible[];
  readonly calls: readonly ScriptCall[];
}

/** One call of the adapter protocol. */
export interface ScriptCall {
  /** The index of the step that makes the call. */
  readonly step: number;
  readonly method: Method;
  /** The params. In the path of a loader, `{dir}` stands for the folder that contains the script's files. */
  readonly params: object;
  /** The name of the operation in messages, if it is not the method. */
  readonly name?: string;
  /** The recording that the call replays, and the number of the call in it: `lookups-17, call 3`. */
  readonly recording?: string;
  /** The files to write before the call, after all earlier calls have ended. */
  readonly files?: Files;
  /** Whether the port is put into a fresh state before the call. */
  readonly fresh?: true;
  /** The kinds of values without which a port's language cannot make this call. It is then left out. */
  readonly needs?: readonly Inexpressible[];
  readonly expect: readonly StatedExpectation[];
}

/** Maps the path of each file, below the folder that `{dir}` stands for, to its text. */
export type Files = Readonly<Record<string, string>>;

/** An expectation, and the index of the step that states it. */
export type StatedExpectation = Expectation & { readonly step: number };

/** The expected outcome of a call: a result or an error in the form of the adapter protocol, or a predicate. */
export type Expectation =
  | { readonly result: unknown }
  | { readonly error: { readonly code: number; readonly message?: string } }
  /** The call succeeds, and its result has the type that the document promises; `type` names it as a type of JSON. */
  | { readonly predicate: 'succeeds'; readonly type?: string }
  /** The result is an object in which this field has this value. */
  | { readonly predicate: 'field'; readonly field: string; readonly result: unknown }
  /**
   * The result is an array with these locales in any order. Unless `others` is true, it has each of them only once, and
   * no other locales.
   */
  | { readonly predicate: 'locales'; readonly locales: readonly string[]; readonly others: boolean }
  /** The result is a text that states that the translation is missing. */
  | { readonly predicate: 'states missing'; readonly not: NoStatements }
  /** The lookup finds nothing: the result states that the translation is missing, is empty, or is the path. */
  | { readonly predicate: 'finds nothing'; readonly not: NoStatements }
  | SameOutcome
  | BlockOutcomes
  /** `with_locale` returns the value of its block. The value is neither nil nor one of these locales. */
  | { readonly predicate: 'block value'; readonly locales: readonly string[] };

/** The expectation that a call returns the same result as another call, or raises an error with the same code. */
export interface SameOutcome {
  readonly predicate: 'same outcome';
  /** The index of the other call in the script, or in the block if this call is in a block. */
  readonly call: number;
  /** Present if this call may raise MissingTranslation when the other call finds nothing but returns a text. */
  readonly missing?: NoStatements;
}

/** The expectations for the calls in the block of `with_locale`. */
export interface BlockOutcomes {
  readonly predicate: 'block';
  readonly calls: readonly Expectation[];
  /** Whether `with_locale` may also raise an error with code 3, because its block raises one (SILENT-28). */
  readonly mayRaise?: true;
}

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

/** The placeholder for the folder that contains a script's files. */
export const FOLDER = '{dir}';

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

/** The words that, in a table of a block's results, stand for a lookup that finds nothing. */
export const NOTHING = 'no translation';
