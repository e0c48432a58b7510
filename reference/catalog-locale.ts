import type { LocaleFormats } from './localization/locale-formats';
import { LocaleEntries } from './lookup/entries';
import type { Entry } from './lookup/template';
import { categoryOf } from './pluralization/registry';
import type { Count } from './pluralization/rule';

/** A locale of a catalog: its translations, and those of its fallbacks, which it uses where it has none itself. */
export class CatalogLocale {
  /** Whether the locale can be activated. */
  isAvailable = false;
  /** The translations of the locale itself. */
  readonly own = new LocaleEntries();
  /** The version of the catalog that the fields below belong to. Another version makes them stale. */
  version = -1;
  /** The formats that `localize` has read; undefined until it is called. It sets them, so that lookups do not load its code. */
  formats: LocaleFormats | undefined;
  /** The translations that a lookup tries in turn: those of the locale itself and of its fallbacks. */
  private chain: readonly LocaleEntries[] = [];
  /** The entries that were found in a longer chain, so that the last fallback is as fast as the first. */
  private found = new Map<string, Entry>();

  /** @param name the name of the locale; it selects the plural rule, also for texts of fallbacks */
  constructor(readonly name: string) {}

  /** Makes the locale ready for lookups in a version of its catalog. */
  prepare(version: number, chain: readonly LocaleEntries[]): void {
    this.version = version;
    this.chain = chain;
    this.found = new Map();
    this.formats = undefined;
  }

  // Keeps FALLBACK-05, FALLBACK-10, FALLBACK-11.
  /** Returns the entry at a path, from the locale or the first of its fallbacks that has one (section 4.4, rule 1). */
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
   * Returns the plural form of a count at a path (section 4.4, rule 3), from the locale or the first of its fallbacks that has
   * it. A form `zero` takes 0 whatever the rule says. Nothing else takes the place of the form: neither `other` nor a text at
   * the path itself.
   */
  findForm(path: string, count: Count): Entry | undefined {
    const category = categoryOf(this.name, count);
    const isZero = count === 0 || count === 0n;
    for (const entries of this.chain) {
      // In 0.2.2, false under `zero` is as good as no form there, and true is the text "true".
      const zero = isZero && entries.form(path, 'zero');
      const form = zero === undefined || zero === false ? entries.form(path, category) : zero;
      if (form !== undefined) return form;
    }
    return undefined;
  }
}
