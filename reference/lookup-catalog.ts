import { ActiveLocale } from './active-locale';
import { expectOptions, expectType, nameOf, namesOf, refuse, type Name } from './arguments';
import { CatalogLocale } from './catalog-locale';
import { DEFAULT_LOCALE, fallbacksOf } from './config';
import { InvalidLocale } from './errors';
import { Base } from './loading/loader';
import type { Fallbacks, FallbacksLike } from './locale/fallbacks';
import { translated } from './lookup/lookup';
import type { LookupOptions } from './lookup/options';
import { checkTranslations } from './translations/check-translations';
import type { TranslationsHash } from './translations/translations-hash';
import type { Lookups } from './translator';

/** The options of a new catalog. */
export interface CatalogOptions {
  /** The locale that is active until another is activated; `"en"` by default. It is not automatically a fallback. */
  readonly defaultLocale?: Name | undefined;
  /**
   * The only locales whose translations are used. They can be activated from the start. Other locales can be activated
   * once they have been injected, but their translations are not used. If the option is omitted, null or an empty
   * array, the translations of all locales are used.
   */
  readonly availableLocales?: readonly Name[] | null | undefined;
  /**
   * The locales that a lookup tries, in order, when the active locale has no translation. An array such as `['en']`
   * lists the fallbacks of every locale; an object such as `{ de: 'nl' }` maps individual locales to their fallbacks.
   * The parents of a locale, such as `de` for `de-AT`, are tried before its fallbacks. If the option is omitted or
   * null, a lookup tries only the active locale; with `[]` or `{}`, it also tries the parents.
   */
  readonly fallbacks?: FallbacksLike | null | undefined;
}

/** The name of the method that Node's `console.log` calls to describe an object. */
export const inspection: unique symbol = Symbol.for('nodejs.util.inspect.custom') as never;

/** Formats a value as `console.log` does. */
export type Inspect = (value: unknown, options: unknown) => string;

/** Throws the error for an operation that was called without its object, as in `const { t } = catalog; t('key')`. */
export function refuseThis(given: unknown): never {
  return refuse('this', given, 'the catalog or the module, as in catalog.t(…) or catalog.t.bind(catalog)');
}

/**
 * A catalog without `localize`. The class is separate from `Catalog` so that pages that only look up translations do
 * not load the localization code: no bundler leaves out a method of a class.
 */
export class LookupCatalog implements Lookups {
  /** The default locale of a catalog that is created without the option `defaultLocale`: `"en"`. */
  static readonly DEFAULT_LOCALE = DEFAULT_LOCALE;

  private readonly paths = new Map<string, string>();
  private readonly default: CatalogLocale;
  private readonly locales = new Map<string, CatalogLocale>();
  /** The names of `locales`, as they were given: some perhaps twice. While there are none, the default is available. */
  private readonly available: string[];
  /** The only locales whose translations are used. If the set is empty, the translations of all locales are used. */
  private readonly restriction: ReadonlySet<string>;
  private readonly fallbacks: Fallbacks | null;
  // Keeps ACTIVATE-04, ACTIVATE-07.
  private readonly active: ActiveLocale;
  /** The number of times that translations have been added. */
  private version = 0;

  // Keeps CATALOG-02, CATALOG-03, AVAILABLE-01, AVAILABLE-07, AVAILABLE-08.
  /**
   * Creates an empty catalog. To add translations, call {@link inject}.
   *
   * @throws InvalidArgument when an option has the wrong type or is unknown
   */
  constructor(options: CatalogOptions = {}) {
    expectOptions(options, 'options', ['defaultLocale', 'availableLocales', 'fallbacks']);
    const { defaultLocale = DEFAULT_LOCALE, availableLocales, fallbacks } = options;
    this.default = new CatalogLocale(nameOf(defaultLocale, 'options.defaultLocale'), this.paths);
    this.available = namesOf(availableLocales ?? [], 'options.availableLocales');
    this.restriction = new Set(this.available);
    this.fallbacks = fallbacksOf(fallbacks);
    for (const name of this.available) this.get(name);
    this.active = new ActiveLocale(this.default);
  }

  // Keeps CATALOG-01.
  /** The locale that is active until another locale is activated. */
  get defaultLocale(): string {
    return this.default.name;
  }

  // Keeps CATALOG-04, AVAILABLE-04.
  get availableLocales(): readonly string[] {
    return this.available.length === 0 ? [this.defaultLocale] : [...this.available];
  }

  get locale(): string {
    return this.active.current.name;
  }
  // Keeps ACTIVATE-03.
  set locale(locale: Name) {
    this.activate(locale);
  }

  // Keeps ACTIVATE-01, ACTIVATE-02, ACTIVATE-05, ACTIVATE-06.
  activate(locale: Name): string {
    const catalog = LookupCatalog.checked(this);
    const found = catalog.getAvailable(locale);
    catalog.active.current = found;
    return found.name;
  }

  // Keeps BLOCK-01, BLOCK-03.
  withLocale<Result>(locale: Name, block: () => Result): Result {
    const catalog = LookupCatalog.checked(this);
    expectType(block, 'function', 'block');
    return catalog.active.during(catalog.getAvailable(locale), block);
  }

  translate(key: Name, options?: LookupOptions): string {
    return translated(LookupCatalog.localeOf(this), key, options, false);
  }

  // Keeps ALIAS-01.
  t(key: Name, options?: LookupOptions): string {
    return translated(LookupCatalog.localeOf(this), key, options, false);
  }

  translateOrThrow(key: Name, options?: LookupOptions): string {
    return translated(LookupCatalog.localeOf(this), key, options, true);
  }

  // Keeps ALIAS-03.
  tOrThrow(key: Name, options?: LookupOptions): string {
    return translated(LookupCatalog.localeOf(this), key, options, true);
  }

  // Keeps CATALOG-05, INJECT-01, INJECT-02, INJECT-03, INJECT-04, INJECT-05, INJECT-06, AVAILABLE-03, AVAILABLE-05.
  /**
   * Adds translations, and makes their locales available, even those that the option `availableLocales` does not list.
   * If `inject` throws an error, the catalog does not change.
   *
   * A later text replaces an earlier text at the same path, and a later null removes it. All other translations are
   * kept. As a result, a key can have both a text and nested keys, and the last items of an array remain if a later
   * array is shorter. The loaders of a configuration are merged differently: when two of them return the same key, the
   * later value replaces the earlier one completely, unless both are maps, which are merged.
   *
   * @param source a loader, or an object that contains translations, such as `{ en: { greeting: 'Hello, %{name}!' } }`
   * @throws InvalidTranslations when a loader cannot read its translations, or when the translations are not a
   *   translations hash or exceed a limit
   */
  inject(source: Base | TranslationsHash): void {
    const catalog = LookupCatalog.checked(this);
    const isLoader = source instanceof Base;
    // A loader's translations are not flattened until their locale is first used. This is safe because the contract of
    // `load` forbids changing them.
    catalog.add(checkTranslations(isLoader ? source.load() : source), !isLoader);
  }

  /** Describes the catalog for `console.log` under Node. Integers and booleans are counted as texts. */
  [inspection](_depth: number, options: unknown, inspect: Inspect): string {
    const { locale, availableLocales } = this;
    let texts = 0;
    for (const { own } of this.locales.values()) texts += own.flatten().entries.size;
    return `Catalog ${inspect({ locale, availableLocales, texts }, options)}`;
  }

  // This method is static because `this` may be anything when an operation is called without its object.
  private static checked(catalog: LookupCatalog): LookupCatalog {
    return catalog instanceof LookupCatalog ? catalog : refuseThis(catalog);
  }

  // Keeps LOOKUP-04, LOOKUP-05, NUMBER-05, DATE-03, TIME-03, FALLBACK-06.
  /** Returns the active locale of a catalog, prepared for lookups in its own translations and those of its fallbacks. */
  protected static localeOf(given: LookupCatalog): CatalogLocale {
    const catalog = LookupCatalog.checked(given);
    const { current } = catalog.active;
    if (current.version !== catalog.version) catalog.prepare(current);
    return current;
  }

  private prepare(locale: CatalogLocale): void {
    const chain = this.fallbacks === null ? [locale.name] : this.fallbacks.for(locale.name);
    locale.prepare(
      this.version,
      chain.flatMap((name) => this.locales.get(name)?.own.flatten() ?? []),
    );
  }

  // Keeps LATER-04.
  /**
   * Adds translations that have been checked, and makes all of their locales available, even those outside the
   * restriction, whose translations are not used.
   *
   * @param mayChange whether the caller may change the translations afterwards. If so, they are flattened immediately;
   *   otherwise, they are flattened when their locale is first used
   */
  protected add(translations: TranslationsHash, mayChange = false): void {
    for (const [name, map] of Object.entries(translations)) {
      if (!this.locales.has(name)) this.available.push(name);
      const { own } = this.get(name);
      if (!this.isUsed(name)) continue;
      own.add(map);
      if (mayChange) own.flatten();
    }
    // The new version number marks the chains, cached entries and formats of all locales as stale.
    this.version++;
  }

  // Keeps AVAILABLE-06, OPTION-01, OPTION-02.
  /** Tells whether the translations of a locale are used: if there is a restriction, those of its locales. */
  protected isUsed(name: string): boolean {
    return this.restriction.size === 0 || this.restriction.has(name);
  }

  /** Returns the locale with the given name, and makes it available. */
  private get(name: string): CatalogLocale {
    const known = this.locales.get(name);
    if (known !== undefined) return known;
    const locale = name === this.defaultLocale ? this.default : new CatalogLocale(name, this.paths);
    this.locales.set(name, locale);
    return locale;
  }

  // Keeps AVAILABLE-02, AVAILABLE-04.
  private getAvailable(name: Name): CatalogLocale {
    const text = nameOf(name, 'locale');
    const locale = this.locales.get(text);
    if (locale !== undefined) return locale;
    if (this.available.length === 0 && text === this.defaultLocale) return this.default;
    throw new InvalidLocale(text, this.availableLocales);
  }
}
