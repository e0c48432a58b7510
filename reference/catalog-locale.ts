import type { LocaleFormats } from './localization/locale-formats';
import { LocaleEntries } from './lookup/entries';
import type { Entry } from './lookup/template';
import { categoryOf } from './pluralization/registry';
import type { Count } from './pluralization/rule';

/** A locale of a catalog. Lookups search its own translations first, and then the translations of its fallbacks. */
export class CatalogLocale {
  /** Whether the locale can be activated. */
  isAvailable = false;
  /** The translations of the locale itself. */
  readonly own = new LocaleEntries();
  /** The catalog version for which the fields below were prepared. In any other version, these fields are stale. */
  version = -1;
  /**
   * The formats that `localize` reads; undefined until `localize` is first called for this version. `localize` sets
   * this field itself, so that lookups need not load the code for formats.
   */
  formats: LocaleFormats | undefined;
  /** The translations that a lookup tries in turn: the locale's own, then the translations of its fallbacks. */
  private chain: readonly LocaleEntries[] = [];
  /**
   * A cache of the entries found in a chain of several locales, so that lookups in the last fallback are as fast as in
   * the first.
   */
  private found = new Map<string, Entry>();

  /** @param name the name of the locale, which selects the plural rule even for texts from fallbacks */
  constructor(readonly name: string) {}

  /** Prepares the locale for lookups in a version of its catalog. */
  prepare(version: number, chain: readonly LocaleEntries[]): void {
    this.version = version;
    this.chain = chain;
    this.found = new Map();
    this.formats = undefined;
  }

  // Keeps FALLBACK-05, FALLBACK-10, FALLBACK-11.
  /**
   * Returns the entry at a path, from the locale or the first of its fallbacks that has such an entry (section 4.4,
   * rule 1).
   */
  find(path: string): Entry | undefined {
    const { chain } = this;
    if (chain.length === 1) return chain[0]!.get(path);
    const known = this.found.get(path);
    if (known !== undefined) return known;
    for (const entries of chain) {
      const entry = entries.get(path);
      if (entry === undefined) continue;
      this.found.set(path, entry);
      return entry;
    }
    return undefined;
  }

  // Keeps PLURAL-01, FORM-03, FORM-04, FALLBACK-07.
  /**
   * Returns the plural form for a count at a path (section 4.4, rule 3), from the locale or the first of its fallbacks
   * that has this form. For the count 0, a form `zero` is used whatever category the rule selects. Nothing else
   * replaces a missing form: neither `other` nor a text at the path itself.
   */
  findForm(path: string, count: Count): Entry | undefined {
    const category = categoryOf(this.name, count);
    const isZero = count === 0 || count === 0n;
    for (const entries of this.chain) {
      // As in 0.2.2, the value false under `zero` counts as no form, and true is the text "true".
      const zero = isZero && entries.form(path, 'zero');
      const form = zero === undefined || zero === false ? entries.form(path, category) : zero;
      if (form !== undefined) return form;
    }
    return undefined;
  }
}
