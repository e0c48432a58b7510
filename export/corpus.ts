import type { Call } from '../adapter/contract/adapter';
import type { Inexpressible } from '../adapter/contract/values';
import type { Level, Surface } from '../suite';
import type { WrittenExpectation } from './written-expectation';

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

/** A trial that cannot be written as data. */
export interface LeftOutTrial {
  readonly id: string;
  readonly surface: Surface;
  readonly reason: string;
}
