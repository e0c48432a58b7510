/** A level at which a port is judged: `crystal` adds to the document what 0.2.2 does where the document is silent. */
export type Level = 'spec' | 'crystal';

/** The names of the surfaces. */
export const SURFACES = ['module', 'catalog', 'library'] as const;

/**
 * The place where the operations of a scenario are called: on the module `I18n`, on a catalog, or on the library as a
 * whole. Scenarios of the last one need both of the others, or neither, such as a loader's `load`.
 */
export type Surface = (typeof SURFACES)[number];

/** A step of a scenario as it is played: backgrounds included, placeholders of an outline filled in. */
export interface Step {
  /** `Given`, `When`, `Then`, `And`, `But` or `*`. */
  readonly keyword: string;
  readonly text: string;
  /** Its doc string, if it has one. */
  readonly docString?: { readonly mediaType?: string; readonly content: string };
  /** The cells of its data table, row by row, if it has one. */
  readonly table?: readonly (readonly string[])[];
  readonly line: number;
}

/** A scenario outline as it is written, placeholders included. */
export interface Outline {
  /** `<rule id>/<slug of its name>`. The ids of its rows begin with it. */
  readonly id: string;
  readonly line: number;
  /** Those of the backgrounds included. */
  readonly steps: readonly Step[];
  /** Its tables of examples, each with its header as the first row. */
  readonly examples: readonly (readonly (readonly string[])[])[];
}

/** One case of a rule: a scenario, or one row of a scenario outline. It is played once on each of its surfaces. */
export interface Scenario {
  /** `<rule id>/<slug of its name>`, and `/<slug of its case cell>` for a row of an outline. */
  readonly id: string;
  /** The id of the rule that it checks. */
  readonly rule: string;
  readonly name: string;
  /** The `case` cell of its row, for a row of an outline. */
  readonly case?: string;
  /** The feature file, relative to the package's root, with forward slashes. */
  readonly file: string;
  /** The line of the scenario, or of its row. */
  readonly line: number;
  /** The module and a catalog, unless a tag `@surface:` of the rule or of the scenario says otherwise. */
  readonly surfaces: readonly Surface[];
  readonly steps: readonly Step[];
  /**
   * The recordings of the original that it rests on, as its tags `@recorded:` name them: an id, or a range of ids
   * (`directives-open-1..8`). Absent when it has no such tag.
   */
  readonly recordings?: readonly string[];
  /** The ids of the contradictions because of which 0.2.2 fails it: `CONTRADICTION-1`. Absent when there are none. */
  readonly contradictions?: readonly string[];
  /** The outline that it is a row of; the rows of an outline share it. */
  readonly outline?: Outline;
}

/** A scenario on one surface. It is played once and gets one verdict. */
export interface Trial extends Scenario {
  readonly surface: Surface;
  /** The id of the scenario and the surface: `LOOKUP-01/a-key-that-is-the-beginning-of-another-one @catalog`. */
  readonly key: string;
}

/** One normative sentence: of the document (level `spec`), or about 0.2.2 (level `crystal`). */
export interface Rule {
  readonly id: string;
  readonly level: Level;
  /** The sections of the document that it comes from, at least one: `4.4.1`. */
  readonly sections: readonly string[];
  /** The silent points that it observes: `SILENT-07`. */
  readonly silentPoints: readonly string[];
  readonly sentence: string;
  /** Its description, or an empty string. */
  readonly description: string;
  /** The name of its feature. */
  readonly feature: string;
  readonly file: string;
  readonly line: number;
  readonly scenarios: readonly Scenario[];
}

/** One capability, described so that it can be read alone. */
export interface Feature {
  readonly name: string;
  readonly description: string;
  /** The folder of its file below `features/`: `lookup`. */
  readonly chapter: string;
  readonly file: string;
  readonly rules: readonly Rule[];
}

/** A point on which the document is silent. */
export interface SilentPoint {
  readonly id: string;
  readonly title: string;
  /** The sections of the document that leave it open. */
  readonly sections: readonly string[];
  /** The ids of the rules of level `spec` whose readers ask for it. */
  readonly rules: readonly string[];
  /** The reason why no scenario of level `spec` expects anything. */
  readonly why: string;
  /** The behaviour of crystal-i18n 0.2.2. */
  readonly original: string;
  /** The behaviour of the reference. */
  readonly reference: string;
}

/** A sentence of the document that states behaviour. */
export interface Sentence {
  /** The sentence in our words. */
  readonly says: string;
  /** The ids of the rules that hold it. */
  readonly rules: readonly string[];
  /** The ids of the points on which it is silent. */
  readonly silent: readonly string[];
}

/** A section of the document. */
export interface Section {
  /** Its number: `4.3.1`. */
  readonly section: string;
  readonly title: string;
  readonly sentences: readonly Sentence[];
}

/** The whole suite, in the order of its files. */
export interface Suite {
  readonly name: string;
  readonly version: string;
  readonly features: readonly Feature[];
  readonly rules: readonly Rule[];
  readonly scenarios: readonly Scenario[];
  /** The scenarios on each of their surfaces, in the same order. */
  readonly trials: readonly Trial[];
  readonly silentPoints: readonly SilentPoint[];
  /** The sections of the document, and the sentences from which rules of level `spec` come. */
  readonly document: readonly Section[];
}

/** A mistake in the suite's own files, because of which it cannot be played. */
export class SuiteDefect extends Error {
  override readonly name = 'SuiteDefect';

  /**
   * @param findings each begins with `file:line: `, or with `file: ` when it concerns the whole file
   * @param options the error that showed it, if one did, as its `cause`
   */
  constructor(
    readonly findings: readonly string[],
    options?: ErrorOptions,
  ) {
    super(findings.join('\n'), options);
  }
}
