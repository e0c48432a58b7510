/** The names of the levels. Each includes those before it. */
export const LEVELS = ['spec', 'crystal'] as const;

/**
 * A level at which a port is judged. `crystal` adds the behaviour of crystal-i18n 0.2.2 where the document is silent.
 */
export type Level = (typeof LEVELS)[number];

/** The surfaces of a scenario to which no surface tag applies. */
export const USUAL_SURFACES = ['module', 'catalog'] as const;

/** The names of the surfaces. */
export const SURFACES = [...USUAL_SURFACES, 'library'] as const;

/**
 * The place where a scenario's operations are called: the module `I18n`, a catalog, or the library as a whole. A
 * scenario on the library needs either both of the other surfaces or, as for a loader's `load`, neither.
 */
export type Surface = (typeof SURFACES)[number];

/** A step of a scenario as it is played, with the values from an outline's row filled in. */
export interface Step {
  /** The keyword: `Given`, `When`, `Then`, `And`, `But` or `*`. */
  readonly keyword: string;
  readonly text: string;
  /** The step's doc string, if there is one. */
  readonly docString?: { readonly mediaType?: string; readonly content: string };
  /** The cells of the step's data table, row by row, if there is one. */
  readonly table?: readonly (readonly string[])[];
  readonly line: number;
}

/** A scenario outline as it is written, with its placeholders. */
export interface Outline {
  /** The id: `<rule id>/<slug of the outline's name>`. The ids of the outline's rows begin with this id. */
  readonly id: string;
  readonly line: number;
  /** The steps, including those of backgrounds. */
  readonly steps: readonly Step[];
  /** The example tables. The first row of each table is its header. */
  readonly examples: readonly (readonly (readonly string[])[])[];
}

/** One case of a rule: a scenario, or one row of a scenario outline. A case is played once on each of its surfaces. */
export interface Scenario {
  /** The id: `<rule id>/<slug of the name>`, followed by `/<slug of the case>` for a row of an outline. */
  readonly id: string;
  /** The id of the rule that the scenario checks. */
  readonly rule: string;
  readonly name: string;
  /** For a row of an outline, the cell in the column `case`. */
  readonly case?: string;
  /** The path of the feature file, relative to the package's root, with forward slashes. */
  readonly file: string;
  /** The line of the scenario, or of the outline's row. */
  readonly line: number;
  /**
   * The surfaces of the scenario: the module and a catalog, unless a `@surface:` tag of the scenario, its rule or its
   * feature says otherwise.
   */
  readonly surfaces: readonly Surface[];
  readonly steps: readonly Step[];
  /**
   * The recordings of the original that the scenario is based on, from its `@recorded:` tags. Each item is an id or a
   * range of ids, such as `directives-open-1..8`. Absent if there is no such tag.
   */
  readonly recordings?: readonly string[];
  /**
   * The ids of the contradictions that make crystal-i18n 0.2.2 fail the scenario, such as `CONTRADICTION-1`. Absent if
   * there are none.
   */
  readonly contradictions?: readonly string[];
  /** For a row of an outline, the outline. All rows of an outline share the same object. */
  readonly outline?: Outline;
}

/** A scenario on one surface. A trial is played once and gets one verdict. */
export interface Trial extends Scenario {
  readonly surface: Surface;
  /** The id of the scenario and the surface, as in `LOOKUP-01/a-key-that-is-the-beginning-of-another-one @catalog`. */
  readonly key: string;
}

/** One normative sentence, from the document (level `spec`) or about crystal-i18n 0.2.2 (level `crystal`). */
export interface Rule {
  readonly id: string;
  readonly level: Level;
  /** The sections of the document that the rule comes from, such as `4.4.1`. There is at least one. */
  readonly sections: readonly string[];
  /** The ids of the silent points that the rule is about, such as `SILENT-07`. */
  readonly silentPoints: readonly string[];
  readonly sentence: string;
  /** The rule's description, or an empty string. */
  readonly description: string;
  /** The name of the rule's feature. */
  readonly feature: string;
  readonly file: string;
  readonly line: number;
  readonly scenarios: readonly Scenario[];
}

/** One capability, with a description that can be understood on its own. */
export interface Feature {
  readonly name: string;
  readonly description: string;
  /** The folder below `features/` that contains the feature's file, such as `lookup`. */
  readonly chapter: string;
  readonly file: string;
  readonly rules: readonly Rule[];
}

/** A point on which the document is silent. */
export interface SilentPoint {
  readonly id: string;
  readonly title: string;
  /** The sections of the document that leave the point open. */
  readonly sections: readonly string[];
  /** The ids of the rules of level `spec` under which readers may look for this point. */
  readonly rules: readonly string[];
  /** The reason why no scenario of level `spec` expects a particular behaviour. */
  readonly why: string;
  /** The behaviour of crystal-i18n 0.2.2. */
  readonly original: string;
  /** The behaviour of the reference. */
  readonly reference: string;
}

/** A sentence of the document that states behaviour or leaves it open. */
export interface Sentence {
  /** The sentence in our words. */
  readonly says: string;
  /** The ids of the rules that come from the sentence. */
  readonly rules: readonly string[];
  /** The ids of the points on which the sentence is silent. */
  readonly silent: readonly string[];
}

/** A section of the document. */
export interface Section {
  /** The number of the section, such as `4.3.1`. */
  readonly section: string;
  readonly title: string;
  readonly sentences: readonly Sentence[];
  /** The names, types and values that the section gives. */
  readonly tables: readonly DocumentTable[];
}

/** A table of a section. A text between backticks is code. */
export interface DocumentTable {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** The whole suite, in the order of its files. */
export interface Suite {
  readonly name: string;
  readonly version: string;
  readonly features: readonly Feature[];
  readonly rules: readonly Rule[];
  readonly scenarios: readonly Scenario[];
  /** Each scenario on each of its surfaces, in the order of the scenarios. */
  readonly trials: readonly Trial[];
  readonly silentPoints: readonly SilentPoint[];
  /** The sections of the document, with their sentences. */
  readonly document: readonly Section[];
}

/** The parts of the suite that are read from `features/`. The rules, scenarios and trials are derived from them. */
export type SuiteSource = Pick<Suite, 'features' | 'silentPoints' | 'document'>;

/** The error for mistakes in the suite's own files that prevent the suite from being played. */
export class SuiteDefect extends Error {
  override readonly name = 'SuiteDefect';

  /**
   * @param findings a message for each mistake, which begins with `file:line: `, or with `file: ` if the mistake
   *   concerns the whole file
   * @param options the error that revealed the mistake, if any, as `cause`
   */
  constructor(
    readonly findings: readonly string[],
    options?: ErrorOptions,
  ) {
    super(findings.join('\n'), options);
  }
}
