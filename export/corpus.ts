import type { Call } from '../adapter/contract/adapter';
import type { Inexpressible } from '../adapter/contract/values';
import type { NoStatements } from '../steps/expectation';
import type { Level, Surface } from '../suite';

/** The trials as data, for test frameworks other than the suite's own. `corpus.schema.json` describes its JSON. */
export interface Corpus {
  /** The version of this form: 1. */
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
  /** The id of its rule, and the rule's sentence, level and sections. */
  readonly rule: string;
  readonly sentence: string;
  readonly level: Level;
  readonly sections: readonly string[];
  /** The kinds of values that the language must be able to express. */
  readonly needs: readonly Inexpressible[];
  /** The files that are there before the first call, by their paths in the folder that `{dir}` stands for. */
  readonly files: Files;
  readonly calls: readonly CorpusCall[];
}

/** Texts of files, by their paths. */
export type Files = Readonly<Record<string, string>>;

/** A call of the protocol, and all that is expected of its outcome. */
export interface CorpusCall extends Call {
  /** The files that are written or changed before the call. */
  readonly write?: Files;
  readonly expect: readonly WrittenExpectation[];
}

/** An expectation of an outcome: a result or an error as the protocol writes them, or a named predicate. */
export type WrittenExpectation =
  | { readonly result: unknown }
  | { readonly error: { readonly code: number; readonly message?: string } }
  /** The call succeeds. The result has this JSON type. `mayRaise`: an error of code 3 is right too. */
  | { readonly predicate: 'succeeds'; readonly type?: string; readonly mayRaise?: true }
  /** The result is an object that has this value in one of its fields. */
  | { readonly predicate: 'field'; readonly field: string; readonly result: unknown }
  /** The result has these locales in any order. It has others only if they are allowed. */
  | { readonly predicate: 'locales'; readonly locales: readonly string[]; readonly others: boolean }
  /** The result states that the translation is missing. */
  | { readonly predicate: 'states missing'; readonly not: NoStatements }
  /** The lookup finds nothing: the result states that the translation is missing, is empty, or is the path. */
  | { readonly predicate: 'finds nothing'; readonly not: NoStatements }
  | WrittenSameness
  | WrittenBlock
  /** `with_locale` returns the value of its block, which is not nil and none of these locales. */
  | { readonly predicate: 'block value'; readonly locales: readonly string[] };

/** The expectation that a call returns what another one returns, or raises an error of the same code. */
export interface WrittenSameness {
  readonly predicate: 'same outcome';
  /** The index of the other call among the calls of the trial, or of the block. */
  readonly call: number;
  /** Present when MissingTranslation is right too, where the other call finds nothing and returns a text. */
  readonly missing?: NoStatements;
}

/** The expectations of the calls of a block. */
export interface WrittenBlock {
  readonly predicate: 'block';
  readonly calls: readonly WrittenExpectation[];
  /** Whether an error of code 3 that comes out of the block is right too. */
  readonly mayRaise?: true;
}

/** A trial that cannot be written as data. */
export interface LeftOutTrial {
  readonly id: string;
  readonly surface: Surface;
  readonly reason: string;
}
