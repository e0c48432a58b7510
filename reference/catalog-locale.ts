import type { LocaleFormats } from './localization/locale-formats';
import { LocaleEntries } from './lookup/entries';
import type { Entry } from './lookup/template';
import { missingPrefix } from './messages';
import { categoryOf } from './pluralization/registry';
import type { Count } from './pluralization/rules';

/** A locale of a catalog. Lookups search its own translations first, and then those of its parents and fallbacks. */
export class CatalogLocale {
  readonly own: LocaleEntries;
  readonly missingPrefix: string;
  /** The version of the catalog for which the fields below were prepared. */
  version = -1;
  /** The formats of `localize`, which sets them itself: pages that only look up texts do not load the code. */
  formats: LocaleFormats | undefined;
  /** The translations that a lookup searches in turn: the locale's own, then those of its parents and fallbacks. */
  #chain: readonly LocaleEntries[] = [];
  /** The entries of the chain's only locale. For a chain of several locales, a cache of the entries found in it. */
  #found = new Map<string, Entry>();

  /** @param name the name of the locale, whose plural rule applies even to texts from fallbacks */
  constructor(
    readonly name: string,
    paths: Map<string, Map<string, string>>,
  ) {
    this.own = new LocaleEntries(paths);
    this.missingPrefix = missingPrefix(name);
  }

  prepare(version: number, chain: readonly LocaleEntries[]): void {
    this.version = version;
    this.#chain = chain;
    this.#found = chain.length === 1 ? chain[0]!.entries : new Map();
    this.formats = undefined;
  }

  // Keeps FALLBACK-05, FALLBACK-10, FALLBACK-11.
  /** Returns the entry at a path from the locale itself or, if it has none, from the first fallback that has one. */
  find(path: string): Entry | undefined {
    const known = this.#found.get(path);
    if (known !== undefined || this.#chain.length === 1) return known;
    for (const { entries } of this.#chain) {
      const entry = entries.get(path);
      if (entry === undefined) continue;
      this.#found.set(path, entry);
      return entry;
    }
    return undefined;
  }

  // Keeps PLURAL-01, FORM-03, FORM-04, FALLBACK-07.
  /**
   * Returns the plural form for a count at a path. For a count of 0, a locale's `zero` form takes precedence over its
   * form for the category that the rule selects. Nothing replaces a missing form.
   */
  findForm(path: string, count: Count): Entry | undefined {
    const category = categoryOf(this.name, count);
    const isZero = count === 0 || count === 0n;
    for (const entries of this.#chain) {
      // As in crystal-i18n 0.2.2, a `zero` form with the value false does not take precedence. With the value true, it
      // does, and gives the text "true".
      const zero = isZero && entries.form(path, 'zero');
      const form = zero === undefined || zero === false ? entries.form(path, category) : zero;
      if (form !== undefined) return form;
    }
    return undefined;
  }
}
