import { InvalidLocale } from './errors';
import type { Fallbacks } from './locale/fallbacks';
import { LocaleEntries } from './lookup/entries';
import { LocaleView } from './lookup/locale-view';
import type { TranslationsHash } from './translations/translations-hash';

/** A locale of a catalog. The catalog keeps it at hand while it is active, so that a lookup need not find it again. */
export class CatalogLocale {
  /** Whether it can be activated. */
  isAvailable = false;
  /** Its translations; undefined while there are none. */
  entries: LocaleEntries | undefined;
  /** Its translations and those of its fallbacks, from the first lookup until translations are injected. */
  view: LocaleView | undefined;

  constructor(readonly name: string) {}
}

/** The locales of a catalog: which are available, and what they translate. */
export class CatalogLocales {
  private readonly locales = new Map<string, CatalogLocale>();
  /** The available locales, as they were given, then as they were injected. */
  private readonly available: string[];
  /** The only locales whose translations are taken; empty for every locale. */
  private readonly restriction: ReadonlySet<string>;
  private viewed: CatalogLocale[] = [];

  // Keeps AVAILABLE-07, AVAILABLE-08.
  /**
   * @param defaultLocale is available while no other locale is
   * @param restriction the only locales whose translations are taken; none for every locale
   */
  constructor(
    private readonly defaultLocale: string,
    restriction: readonly string[],
    private readonly fallbacks: Fallbacks | null,
  ) {
    this.restriction = new Set(restriction);
    this.available = [...restriction];
    for (const name of this.names) this.get(name).isAvailable = true;
  }

  // Keeps CATALOG-04, AVAILABLE-04.
  /** The names of the available locales: the default locale alone while there is no other. */
  get names(): string[] {
    return this.available.length === 0 ? [this.defaultLocale] : [...this.available];
  }

  /** The number of texts in all locales. */
  get size(): number {
    const locales = [...this.locales.values()];
    return locales.reduce((sum, { entries }) => sum + (entries?.flatten().size ?? 0), 0);
  }

  /** Returns a locale, whether it is available or not. */
  get(name: string): CatalogLocale {
    let locale = this.locales.get(name);
    if (locale === undefined) {
      locale = new CatalogLocale(name);
      this.locales.set(name, locale);
    }
    return locale;
  }

  // Keeps AVAILABLE-02, AVAILABLE-04.
  /** @throws InvalidLocale when the locale is not available */
  getAvailable(name: string): CatalogLocale {
    const locale = this.locales.get(name);
    if (locale === undefined || !locale.isAvailable) throw new InvalidLocale(name);
    return locale;
  }

  // Keeps AVAILABLE-06, OPTION-01, OPTION-02.
  /** Returns the translations of the locales that are taken. */
  restricted(translations: TranslationsHash): TranslationsHash {
    if (this.restriction.size === 0) return translations;
    const kept = Object.entries(translations).filter(([locale]) => this.restriction.has(locale));
    return Object.fromEntries(kept);
  }

  // Keeps LATER-04.
  /**
   * Adds translations that were checked, and that nobody changes until they are flattened. What was derived from earlier
   * ones is forgotten.
   */
  add(translations: TranslationsHash): void {
    for (const [name, map] of Object.entries(this.restricted(translations)))
      (this.get(name).entries ??= new LocaleEntries()).add(map);
    this.makeAvailable(Object.keys(translations));
    for (const locale of this.viewed) locale.view = undefined;
    this.viewed = [];
  }

  /** Reads what was added for some locales, so that the caller of {@link add} may change it afterwards. */
  flatten(names: readonly string[]): void {
    for (const name of names) this.get(name).entries?.flatten();
  }

  // Keeps LOOKUP-04, NUMBER-05, DATE-03, TIME-03, FALLBACK-06.
  /** Returns the entries of a locale and its fallbacks, for lookups and localization. */
  viewOf(locale: CatalogLocale): LocaleView {
    if (locale.view === undefined) {
      const { name } = locale;
      const chain = this.fallbacks === null ? [name] : this.fallbacks.for(name);
      const found = chain.map((one) => this.locales.get(one)?.entries?.flatten());
      locale.view = new LocaleView(
        name,
        found.filter((entries) => entries !== undefined),
      );
      this.viewed.push(locale);
    }
    return locale.view;
  }

  private makeAvailable(names: readonly string[]): void {
    if (this.available.length === 0 && names.length > 0) this.get(this.defaultLocale).isAvailable = false;
    for (const name of names) {
      const locale = this.get(name);
      if (!locale.isAvailable) this.available.push(name);
      locale.isAvailable = true;
    }
  }
}
