import type { LocaleFormats } from '../localization/locale-formats';
import { missingPrefix } from '../messages';
import { Rule, ruleFor } from '../pluralization';
import type { Count, PluralCategory } from '../pluralization/rules';
import type { TranslationMap } from '../translations/translations-hash';
import { parseText, type Entry } from './template';

/** Plural forms by category. An object with all categories is read faster than one to which they are added later. */
const NO_FORMS: Record<PluralCategory, Entry | undefined> = {
  zero: undefined,
  one: undefined,
  two: undefined,
  few: undefined,
  many: undefined,
  other: undefined,
};

/**
 * A locale of a catalog. Its translations are flattened, so that a lookup needs only one map access. Lookups search the
 * locale's own translations first, and then those of its parents and fallbacks.
 */
export class CatalogLocale {
  /** The beginning of the text about a missing translation. Making it anew each time takes 1.2 times as long. */
  readonly missingPrefix: string;
  /** The formats of `localize`, which sets them when it first needs them. */
  formats: LocaleFormats | undefined;
  /** The added translations that have not been flattened yet. */
  readonly #waiting: TranslationMap[] = [];
  // Keeps LOOKUP-01, PATH-06, SIZE-01.
  /** The flattened entries by path. Maps, arrays and null have no entry of their own. */
  readonly #entries = new Map<string, Entry>();
  /** The plural forms, a second time, by the path above them: a lookup that builds their path takes twice as long. */
  readonly #plurals = new Map<string, typeof NO_FORMS>();
  /** The locales that a lookup searches in turn, from this one on. */
  #chain: readonly CatalogLocale[] = [];
  /** The entries that were found in the chain. Searching several locales each time takes 2 to 3 times as long. */
  #found = this.#entries;

  /**
   * @param name the name of the locale, whose plural rule applies even to texts from fallbacks
   * @param paths every path of the catalog, by itself. Locales mostly have the same keys: with paths of their own, they
   *   take 1.3 times the memory, and a lookup after a change of the active locale takes up to 1.7 times as long
   */
  constructor(
    readonly name: string,
    private readonly paths: Map<string, string>,
  ) {
    this.missingPrefix = missingPrefix(name);
  }

  /** Adds checked translations, which must not change until they are flattened. */
  add(map: TranslationMap): void {
    this.#waiting.push(map);
  }

  // Keeps LEAF-04, LATER-01.
  /**
   * Flattens the added translations, which replace only earlier ones at the same paths. For a loader, this is done before
   * the first lookup in the locale: it takes as long as parsing JSON, and a process may use only a few locales.
   */
  flatten(): void {
    for (const map of this.#waiting.splice(0)) this.addMap(map);
  }

  get isPrepared(): boolean {
    return this.#chain.length > 0;
  }

  /**
   * Prepares the locale for lookups, or for none if the chain is empty, and forgets what was found before.
   *
   * @param chain the locales that a lookup searches in turn, from this one on
   */
  prepare(chain: readonly CatalogLocale[]): void {
    for (const locale of chain) locale.flatten();
    this.#chain = chain;
    this.#found = chain.length === 1 ? this.#entries : new Map();
    this.formats = undefined;
  }

  // Keeps FALLBACK-05, FALLBACK-10, FALLBACK-11.
  /** Returns the entry at a path from the locale itself or, if it has none, from the first fallback that has one. */
  find(path: string): Entry | undefined {
    const known = this.#found.get(path);
    if (known !== undefined || this.#chain.length === 1) return known;
    const holder = this.#chain.find((locale) => locale.#entries.has(path));
    const entry = holder === undefined ? undefined : holder.#entries.get(path);
    if (entry !== undefined) this.#found.set(path, entry);
    return entry;
  }

  // Keeps PLURAL-01, FORM-03, FORM-04, FALLBACK-07.
  /**
   * Returns the plural form for a count at a path. For a count of 0, a locale's `zero` form takes precedence over its
   * form for the category that the rule selects. Nothing replaces a missing form.
   */
  findForm(path: string, count: Count): Entry | undefined {
    const category = this.categoryOf(count);
    const isZero = count === 0 || count === 0n;
    for (const locale of this.#chain) {
      // As in crystal-i18n 0.2.2, a `zero` form with the value false does not take precedence. With the value true, it
      // does, and gives the text "true".
      const zero = isZero && locale.form(path, 'zero');
      const form = zero === undefined || zero === false ? locale.form(path, category) : zero;
      if (form !== undefined) return form;
    }
    return undefined;
  }

  // Keeps FORM-01, FORM-02.
  /** Returns the plural category of a count. A locale without a rule uses `one` for 1, and else `other`. */
  categoryOf(count: Count): string {
    return (ruleFor(this.name) ?? Rule.OneOther).apply(count);
  }

  private form(path: string, category: string): Entry | undefined {
    const forms = this.#plurals.get(path) ?? NO_FORMS;
    // With a property whose name is in a variable instead of these four, a lookup takes up to 1.3 times as long.
    if (category === 'other') return forms.other;
    if (category === 'one') return forms.one;
    if (category === 'many') return forms.many;
    if (category === 'few') return forms.few;
    // Rules that users register may use other categories.
    return isCategory(category) ? forms[category] : this.#entries.get(`${path}.${category}`);
  }

  // Keeps LOOKUP-02, PATH-04, PATH-07.
  private addMap(map: TranslationMap, parent?: string): void {
    for (const key of Object.keys(map)) {
      const path = this.pathBelow(parent, key);
      const value = map[key]!;
      // An array is added like a map. Its keys are the indexes of its texts.
      if (typeof value === 'object' && value !== null) this.addMap(value as TranslationMap, path);
      else this.addLeaf(parent, key, path, typeof value === 'string' ? parseText(value) : value);
    }
  }

  // Keeps LEAF-01, LEAF-03.
  /** Stores an entry at its path and, if its key is a category, also as a plural form of the path above it. */
  private addLeaf(parent: string | undefined, key: string, path: string, entry: Entry | null): void {
    // Translations below the path are kept.
    if (entry === null) this.#entries.delete(path);
    else this.#entries.set(path, entry);
    // A key may itself contain dots, as in `{ 'files.one': 'one file' }`.
    const dot = key.lastIndexOf('.');
    const category = key.slice(dot + 1);
    const formsPath = dot === -1 ? parent : this.pathBelow(parent, key.slice(0, dot));
    if (formsPath === undefined || !isCategory(category)) return;
    const forms = this.#plurals.get(formsPath) ?? { ...NO_FORMS };
    forms[category] = entry ?? undefined;
    this.#plurals.set(formsPath, forms);
  }

  private pathBelow(parent: string | undefined, key: string): string {
    const path = parent === undefined ? key : `${parent}.${key}`;
    const shared = this.paths.get(path);
    if (shared === undefined) this.paths.set(path, path);
    return shared ?? path;
  }
}

function isCategory(name: string): name is PluralCategory {
  return Object.hasOwn(NO_FORMS, name);
}
