import type { Method } from '../adapter/contract/adapter';
import type { Inexpressible, LoaderValue, Translations } from '../adapter/contract/values';
import type { Surface } from '../suite/read/suite';
import type { WrittenConfig } from './configuration';
import { succeeds } from './expectations';
import { patternsOfNonStatements } from './missing';
import { needsOf } from './needs';
import { hasRepeats } from './repeats';
import type { Expectation, Files, OtherTexts, Script, ScriptCall, StatedExpectation } from './script';
import { CATALOG, MODULE, OTHER_CATALOG, type SurfaceInWords } from './surfaces';

/** A call as a step definition makes it. */
export interface StepCall extends Pick<
  ScriptCall,
  'method' | 'params' | 'name' | 'recording' | 'fresh' | 'needs'
> {
  readonly expect?: readonly Expectation[];
}

/** A call to which later steps may add expectations. */
interface OpenCall extends ScriptCall {
  readonly expect: StatedExpectation[];
}

/**
 * Writes the script of one trial, and knows what the trial has given the port so far. Step definitions add calls and
 * expectations to it. It makes no calls itself.
 */
export class ScriptWriter {
  /** The path of the last lookup. A text that is only this path does not state that the translation is missing. */
  path = '';
  /** The path of the folder with the locale files, in the notation of the params. */
  folder = '';
  private readonly calls: OpenCall[] = [];
  private readonly needs = new Set<Inexpressible>();
  /** The locales of the translations, and the initial default locale. */
  private readonly locales = new Set(['en']);
  private readonly translations: Translations[] = [];
  private files: Files = {};
  private catalogs = 0;
  private step = 0;
  /** The calls whose outcomes the next Then checks. */
  private asked: readonly OpenCall[] = [];
  /** All calls whose outcomes a Then may check. */
  private readonly everAsked = new Set<OpenCall>();

  /** @param surface the surface on which the trial is played */
  constructor(readonly surface: Surface) {}

  /** Begins a step. The calls and expectations that follow belong to it. */
  begin(step: number): void {
    this.step = step;
  }

  /** Adds a call that prepares the scenario, and must succeed. */
  prepare(method: Method, params: object = {}): void {
    this.add({ method, params, expect: [{ predicate: 'succeeds' }] });
  }

  /** Adds a call on the surface under test, or on another subject. The next Then checks its outcome. */
  ask(method: Method, params: object = {}, subject = this.subject): void {
    this.askEach([{ method, params: { subject, ...params } }]);
  }

  /** Adds calls with exactly these params. The next Then checks the outcome of each. */
  askEach(calls: readonly StepCall[]): void {
    this.asked = calls.map((call) => this.add(call));
    for (const call of this.asked) this.everAsked.add(call);
  }

  /** Adds a call with any outcome. Returns its index in the script. */
  call(method: Method, params: object): number {
    return this.calls.indexOf(this.add({ method, params }));
  }

  /**
   * The last call whose outcome the next Then checks.
   *
   * @throws Error when no call was asked
   */
  get lastAsked(): ScriptCall {
    return this.requireAsked().at(-1)!;
  }

  /**
   * Adds an expectation for each call that was asked last.
   *
   * @throws Error when no call was asked
   */
  expect(expectation: Expectation): void {
    for (const { expect } of this.requireAsked()) expect.push({ ...expectation, step: this.step });
  }

  /** Adds a call with its expectations, which later steps do not check. */
  add({ expect = [], ...call }: StepCall): OpenCall {
    const { step, files } = this;
    this.files = {};
    // A recorded call that a language cannot express is left out; the others are made.
    if (call.recording === undefined) {
      for (const need of needsOf(call.params, (name) => this.timePatterns(name))) this.needs.add(need);
    }
    const stated = expect.map((one) => ({ ...one, step }));
    const added = { step, ...call, ...(Object.keys(files).length > 0 && { files }), expect: stated };
    this.calls.push(added);
    return added;
  }

  /**
   * Returns the script. Each operation must succeed whose outcome no Then checks: otherwise, a port that does the work
   * and then raises an error would pass.
   */
  script(): Script {
    const calls = this.calls.map((call) =>
      this.everAsked.has(call) && call.expect.length === 0
        ? { ...call, expect: [{ ...succeeds(call), step: call.step }] }
        : call,
    );
    return { needs: [...this.needs], calls, ...(hasRepeats(calls) && { repeats: true }) };
  }

  /**
   * Gives a name to a new catalog, which becomes the catalog that the scenario is about. Each catalog gets a new name:
   * the document has no names for catalogs, so a port need not define what happens when a name is reused.
   */
  nameCatalog(): string {
    this.catalogs += 1;
    return this.catalog;
  }

  /** The protocol's name for the subject of the scenario: the module, or the catalog that was named last. */
  get subject(): string {
    return this.surface === 'module' ? MODULE : this.catalog;
  }

  /** Returns the protocol's name for a surface that a step mentions. */
  subjectOf(surface: SurfaceInWords): string {
    return { 'the module': MODULE, 'the catalog': this.catalog, 'the other catalog': OTHER_CATALOG }[surface];
  }

  /** Records translations that the scenario gives the port, and returns them. */
  remember(data: unknown): Translations {
    const translations = data as Translations;
    this.translations.push(translations);
    for (const locale of Object.keys(translations)) this.locales.add(locale);
    return translations;
  }

  /** Records the translations that a configuration's loaders return. */
  rememberIn(config: WrittenConfig): WrittenConfig {
    for (const { translations } of config.loaders) this.remember(translations);
    return config;
  }

  /** Adds files that the next call finds in the folder. */
  write(files: Files): void {
    this.files = { ...this.files, ...files };
  }

  /** Returns the loader of the folder. */
  loader(format: 'yaml' | 'json'): LoaderValue {
    return { format, path: this.folder };
  }

  /** The locales that the scenario has given the port, and the initial default locale. */
  get knownLocales(): string[] {
    return [...this.locales];
  }

  /** Returns patterns for texts that cannot state that the translation of the last lookup is missing. */
  get notMissing(): OtherTexts {
    return patternsOfNonStatements(this.path, this.translations, this.locales);
  }

  private requireAsked(): readonly OpenCall[] {
    if (this.asked.length > 0) return this.asked;
    throw new Error('there is no When before this Then: no operation was called');
  }

  /** Returns the time patterns with the given name from all locales in the translations. */
  private timePatterns(name: string): string[] {
    const locales = this.translations.flatMap((one) => Object.values(one));
    return locales.flatMap((locale) => {
      const { i18n } = locale as { readonly i18n?: { readonly time?: { readonly formats?: object } } };
      const pattern: unknown = Object.entries(i18n?.time?.formats ?? {}).find(([key]) => key === name)?.[1];
      return typeof pattern === 'string' ? [pattern] : [];
    });
  }

  /** Returns the name that {@link nameCatalog} gave to one of the catalogs of the scenario, counted from 1. */
  nameOfCatalog(number: number): string {
    return number <= 1 ? CATALOG : `${CATALOG} ${number}`;
  }

  private get catalog(): string {
    return this.nameOfCatalog(this.catalogs);
  }
}
