import { ActiveLocale } from './active-locale';
import { expectOptions, expectType, nameOf, namesOf, refuse, type Name } from './arguments';
import { Config, DEFAULT_LOCALE, fallbacksOf, type CatalogOptions } from './config';
import { InvalidLocale } from './errors';
import type { Fallbacks } from './fallbacks';
import { Base } from './loading/loader';
import { CivilTime } from './localization/civil-time';
import { formatPath, LocaleFormats } from './localization/locale-formats';
import { formatNumber } from './localization/number-format';
import { compilePattern } from './localization/patterns';
import { CatalogLocale } from './lookup/catalog-locale';
import { explained, lookUp, textAt } from './lookup/lookup';
import { expectLookupOptions, pathOf, type LookupOptions } from './lookup/options';
import { checkTranslations } from './translations/check-translations';
import { mergeTranslations, type TranslationsHash } from './translations/translations-hash';
import type { Localizable, Translator } from './translator';

/** A catalog of translations in any number of locales, with one active locale. */
export class Catalog implements Translator {
  /** The default locale of a catalog that is created without the option `defaultLocale`: `"en"`. */
  static readonly DEFAULT_LOCALE = DEFAULT_LOCALE;

  readonly #paths = new Map<string, string>();
  readonly #default: CatalogLocale;
  /** The available locales, but for a default locale that is available only as long as no other is. */
  readonly #locales = new Map<string, CatalogLocale>();
  /** The available locales as they were given, perhaps some twice. If there are none, the default locale is available. */
  readonly #available: string[];
  /** The only locales whose translations are used; empty for all. */
  readonly #restriction: ReadonlySet<string>;
  readonly #fallbacks: Fallbacks | null;
  // Keeps ACTIVATE-04, ACTIVATE-07.
  readonly #active: ActiveLocale;
  /** The locales that are prepared for lookups, until translations are added. */
  #prepared: CatalogLocale[] = [];

  // Keeps CATALOG-02, CATALOG-03, AVAILABLE-01, AVAILABLE-07, AVAILABLE-08.
  /** @throws InvalidArgument when an option has the wrong type or is unknown */
  constructor(options: CatalogOptions = {}) {
    expectOptions(options, 'options', ['defaultLocale', 'availableLocales', 'fallbacks']);
    const { defaultLocale = DEFAULT_LOCALE, availableLocales, fallbacks } = options;
    this.#default = new CatalogLocale(nameOf(defaultLocale, 'options.defaultLocale'), this.#paths);
    this.#available = namesOf(availableLocales ?? [], 'options.availableLocales');
    this.#restriction = new Set(this.#available);
    this.#fallbacks = fallbacksOf(fallbacks);
    for (const name of this.#available) this.get(name);
    this.#active = new ActiveLocale(this.#default);
  }

  // Keeps CONFIG-01, CONFIG-02, CONFIG-03, OPTION-01, FALLBACK-09.
  /**
   * Creates a catalog from a configuration, with the merged translations of its loaders. If the configuration sets
   * `availableLocales`, the loaders cannot make other locales available, but {@link inject} can.
   *
   * @throws InvalidTranslations when a loader cannot read its translations, or returns none
   * @throws InvalidArgument when `config` is not a `Config`, or has an unknown property or loader
   */
  static fromConfig(config: Config): Catalog {
    if (!(config instanceof Config)) refuse('config', config, 'a Config');
    // An own property is a misspelt setting, because a setting is a property of the class.
    expectOptions({ ...config }, 'config', ['loaders', 'defaultLocale', 'availableLocales', 'fallbacks']);
    const { defaultLocale, availableLocales, fallbacks } = config;
    const catalog = new Catalog({ defaultLocale, availableLocales, fallbacks });
    const hashes = config.loaders.map((loader, index) => {
      if (!(loader instanceof Base))
        refuse(`config.loaders[${index}]`, loader, "a loader, such as new Loader.YAML('locales')");
      return checkTranslations(loader.load());
    });
    const used = Object.entries(mergeTranslations(hashes)).filter(([name]) => catalog.isUsed(name));
    catalog.add(Object.fromEntries(used));
    return catalog;
  }

  // Keeps CATALOG-01.
  /** The locale that is initially active. */
  get defaultLocale(): string {
    return this.#default.name;
  }

  // Keeps CATALOG-04, AVAILABLE-04.
  get availableLocales(): readonly string[] {
    return this.#available.length === 0 ? [this.defaultLocale] : [...this.#available];
  }

  get locale(): string {
    return this.#active.current.name;
  }
  // Keeps ACTIVATE-03.
  set locale(locale: Name) {
    this.activate(locale);
  }

  // Keeps ACTIVATE-01, ACTIVATE-02, ACTIVATE-05, ACTIVATE-06.
  activate(locale: Name): string {
    const found = this.getAvailable(locale);
    this.#active.current = found;
    return found.name;
  }

  // Keeps BLOCK-01, BLOCK-03.
  withLocale<Result>(locale: Name, block: () => Result): Result {
    expectType(block, 'function', 'block');
    return this.#active.during(this.getAvailable(locale), block);
  }

  translate(key: Name, options?: LookupOptions): string {
    return lookUp(this.activeLocale, key, false, options);
  }

  // Keeps ALIAS-01.
  t(key: Name, options?: LookupOptions): string {
    return this.translate(key, options);
  }

  translateOrThrow(key: Name, options?: LookupOptions): string {
    return lookUp(this.activeLocale, key, true, options);
  }

  // Keeps ALIAS-03.
  tOrThrow(key: Name, options?: LookupOptions): string {
    return this.translateOrThrow(key, options);
  }

  // Keeps DATE-01, TIME-01, DATA-03.
  localize(object: Localizable, format: Name = 'default', options?: LookupOptions): string {
    const locale = this.activeLocale;
    try {
      const name = nameOf(format, 'format');
      if (options !== undefined) expectLookupOptions(options);
      const formats = (locale.formats ??= new LocaleFormats(locale));
      if (typeof object === 'number' || typeof object === 'bigint')
        return formatNumber(object, formats.numberFormat(name));
      const time = CivilTime.of(object);
      if (options === undefined) return formats.timeFormat(time.kind, name)(time, formats);
      // With options, the format is looked up like a translation.
      const path = pathOf(formatPath(time.kind, name), options.scope);
      return compilePattern(textAt(locale, path, options) ?? name)(time, formats);
    } catch (error) {
      throw explained(error);
    }
  }

  // Keeps ALIAS-02.
  l(object: Localizable, format?: Name, options?: LookupOptions): string {
    return this.localize(object, format, options);
  }

  // Keeps CATALOG-05, INJECT-01, INJECT-02, INJECT-03, INJECT-04, INJECT-05, INJECT-06, AVAILABLE-03, AVAILABLE-05.
  /**
   * Adds translations, and makes all their locales available, even unlisted ones. An error leaves the catalog as it was.
   *
   * A later text replaces an earlier text at the same path, and a later null removes it. All other translations are
   * kept, even nested keys below a later text, and the last items of an array if a later array is shorter.
   *
   * @param source a loader, or an object that contains translations, such as `{ en: { greeting: 'Hello, %{name}!' } }`
   * @throws InvalidTranslations when a loader cannot read its translations, or they are malformed or exceed a limit
   */
  inject(source: Base | TranslationsHash): void {
    const isLoader = source instanceof Base;
    this.add(checkTranslations(isLoader ? source.load() : source), !isLoader);
  }

  // Keeps LATER-04.
  /** Adds checked translations, and makes their locales available. If they `mayChange`, they are flattened at once. */
  private add(translations: TranslationsHash, mayChange = false): void {
    for (const [name, map] of Object.entries(translations)) {
      if (!this.#locales.has(name)) this.#available.push(name);
      const locale = this.get(name);
      if (!this.isUsed(name)) continue;
      locale.add(map);
      if (mayChange) locale.flatten();
    }
    for (const locale of this.#prepared) locale.prepare([]);
    this.#prepared = [];
  }

  // Keeps OPTION-01, OPTION-02.
  private isUsed(name: string): boolean {
    return this.#restriction.size === 0 || this.#restriction.has(name);
  }

  // Keeps LOOKUP-04, LOOKUP-05, NUMBER-05, DATE-03, TIME-03, FALLBACK-06.
  /** The active locale, prepared for lookups in its own translations and those of its fallbacks. */
  private get activeLocale(): CatalogLocale {
    const { current } = this.#active;
    if (current.isPrepared) return current;
    const names = this.#fallbacks === null ? [] : this.#fallbacks.for(current.name).slice(1);
    current.prepare([current, ...names.flatMap((name) => this.#locales.get(name) ?? [])]);
    this.#prepared.push(current);
    return current;
  }

  /** Returns the locale with the given name, and makes it available. */
  private get(name: string): CatalogLocale {
    let locale = this.#locales.get(name);
    if (locale === undefined && name === this.defaultLocale) locale = this.#default;
    locale ??= new CatalogLocale(name, this.#paths);
    this.#locales.set(name, locale);
    return locale;
  }

  // Keeps AVAILABLE-02, AVAILABLE-04.
  private getAvailable(name: Name): CatalogLocale {
    const text = nameOf(name, 'locale');
    const locale = this.#locales.get(text);
    if (locale !== undefined) return locale;
    if (this.#available.length === 0 && text === this.defaultLocale) return this.#default;
    throw new InvalidLocale(text, this.availableLocales);
  }
}
