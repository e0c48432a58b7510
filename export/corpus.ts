import type { Call } from '../adapter/contract/adapter';
import type { Inexpressible } from '../adapter/contract/values';
import type { NoStatements } from '../steps/expectation';
import type { Level, Surface } from '../suite';

/**
 * The trials as data, for test frameworks other than the suite's own. `corpus.schema.json` describes the JSON format.
 */
export interface Corpus {
  /** The version of the format: 1. */
  readonly format: 1;
  readonly suite: { readonly name: string; readonly version: string };
  readonly level: Level;
  readonly trials: readonly CorpusTrial[];
  /** The trials that cannot be written as data. */
  readonly leftOut: readonly LeftOutTrial[];
}

/** A scenario on one surface, as files, calls and expectations. */
export interface CorpusTrial {
  /** The id of the scenario. */
  readonly id: string;
  readonly surface: Surface;
  /** The id of the scenario's rule, followed by the rule's sentence, level and sections. */
  readonly rule: string;
  readonly sentence: string;
  readonly level: Level;
  readonly sections: readonly string[];
  /** The kinds of values that the language must be able to express. */
  readonly needs: readonly Inexpressible[];
  /** The files that must exist before the first call, by their paths relative to the folder that `{dir}` stands for. */
  readonly files: Files;
  readonly calls: readonly CorpusCall[];
}

/** The texts of files, by path. */
export type Files = Readonly<Record<string, string>>;

/** A call of the protocol, and the expectations of its outcome. */
export interface CorpusCall extends Call {
  /** The files that are written or changed before the call. */
  readonly write?: Files;
  readonly expect: readonly WrittenExpectation[];
}

/** An expectation of an outcome: a result or an error in the format of the protocol, or a named predicate. */
export type WrittenExpectation =
  | { readonly result: unknown }
  | { readonly error: { readonly code: number; readonly message?: string } }
  /**
   * The call succeeds, and the result has this JSON type. If `mayRaise` is set, an error with the code 3 is also right.
   */
  | { readonly predicate: 'succeeds'; readonly type?: string; readonly mayRaise?: true }
  /** The result is an object that has this value in one of its fields. */
  | { readonly predicate: 'field'; readonly field: string; readonly result: unknown }
  /** The result contains these locales in any order. Other locales may be in the result only if `others` is true. */
  | { readonly predicate: 'locales'; readonly locales: readonly string[]; readonly others: boolean }
  /** The result states that the translation is missing. */
  | { readonly predicate: 'states missing'; readonly not: NoStatements }
  /** The lookup finds nothing: the result states that the translation is missing, is empty, or is the path. */
  | { readonly predicate: 'finds nothing'; readonly not: NoStatements }
  | WrittenSameness
  | WrittenBlock
  /** `with_locale` returns the value of its block. The value is not nil, and is not one of these locales. */
  | { readonly predicate: 'block value'; readonly locales: readonly string[] };

/** The expectation that a call returns the same result as another call, or raises an error with the same code. */
export interface WrittenSameness {
  readonly predicate: 'same outcome';
  /** The index of the other call among the calls of the trial, or of the block. */
  readonly call: number;
  /** Present if MissingTranslation is also right when the other call finds nothing and returns a text. */
  readonly missing?: NoStatements;
}

/** The expectations of the calls of a block. */
export interface WrittenBlock {
  readonly predicate: 'block';
  readonly calls: readonly WrittenExpectation[];
  /** Whether it is also right that the block raises an error with the code 3. */
  readonly mayRaise?: true;
}

/** A trial that cannot be written as data. */
export interface LeftOutTrial {
  readonly id: string;
  readonly surface: Surface;
  readonly reason: string;
}
