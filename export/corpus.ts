import type { Call } from '../adapter/contract/adapter';
import type { Inexpressible } from '../adapter/contract/values';
import type { NoStatements } from '../steps/expectation';
import type { Level, Surface } from '../suite';

/** Trials as data that other test frameworks can run. `corpus.schema.json` describes the JSON format. */
export interface Corpus {
  /** The version of the format: 1. */
  readonly format: 1;
  readonly suite: { readonly name: string; readonly version: string };
  readonly level: Level;
  readonly trials: readonly CorpusTrial[];
  /** The trials that cannot be written as data. */
  readonly leftOut: readonly LeftOutTrial[];
}

/** A scenario on one surface: its files, calls and expectations. */
export interface CorpusTrial {
  /** The id of the scenario. */
  readonly id: string;
  readonly surface: Surface;
  /** The id of the scenario's rule. The next fields are the rule's sentence, level and sections. */
  readonly rule: string;
  readonly sentence: string;
  readonly level: Level;
  readonly sections: readonly string[];
  /** The kinds of values that a language must be able to express for the trial to be applicable. */
  readonly needs: readonly Inexpressible[];
  /**
   * The files that must exist before the first call. Their paths are relative to the folder that `{dir}` stands for.
   */
  readonly files: Files;
  readonly calls: readonly CorpusCall[];
}

/** Maps the path of each file to its text. */
export type Files = Readonly<Record<string, string>>;

/** A protocol call, and the expectations that its outcome must meet. */
export interface CorpusCall extends Call {
  /** The files to write or change before the call. */
  readonly write?: Files;
  readonly expect: readonly WrittenExpectation[];
}

/** The expected outcome of a call: a result or an error in the protocol's format, or a named predicate. */
export type WrittenExpectation =
  | { readonly result: unknown }
  | { readonly error: { readonly code: number; readonly message?: string } }
  /**
   * The call succeeds, and its result has this JSON type, if one is given. If `mayRaise` is set, an error with code 3
   * is also correct.
   */
  | { readonly predicate: 'succeeds'; readonly type?: string; readonly mayRaise?: true }
  /** The result is an object in which this field has this value. */
  | { readonly predicate: 'field'; readonly field: string; readonly result: unknown }
  /** The result contains these locales in any order. It may contain other locales only if `others` is true. */
  | { readonly predicate: 'locales'; readonly locales: readonly string[]; readonly others: boolean }
  /** The result states that the translation is missing. */
  | { readonly predicate: 'states missing'; readonly not: NoStatements }
  /** The lookup finds nothing: the result is empty, is the path, or states that the translation is missing. */
  | { readonly predicate: 'finds nothing'; readonly not: NoStatements }
  | WrittenSameness
  | WrittenBlock
  /** `with_locale` returns the value of its block. The value is neither nil nor one of these locales. */
  | { readonly predicate: 'block value'; readonly locales: readonly string[] };

/** The expectation that a call returns the same result as another call, or raises an error with the same code. */
export interface WrittenSameness {
  readonly predicate: 'same outcome';
  /** The index of the other call among the trial's calls, or among the block's calls if this call is in a block. */
  readonly call: number;
  /** Present if this call may raise MissingTranslation when the other call finds nothing but returns a text. */
  readonly missing?: NoStatements;
}

/** The expectations for the calls in a block. */
export interface WrittenBlock {
  readonly predicate: 'block';
  readonly calls: readonly WrittenExpectation[];
  /** Whether the block may also raise an error with code 3. */
  readonly mayRaise?: true;
}

/** A trial that cannot be written as data. */
export interface LeftOutTrial {
  readonly id: string;
  readonly surface: Surface;
  readonly reason: string;
}
