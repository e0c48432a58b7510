import { ActiveLocale } from './active-locale';
import { expectOptions, expectType, nameOf, namesOf, type Name } from './arguments';
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
   * The only locales whose translations are used; null or an empty array for all. They can be activated from the start,
   * and others once they have been injected.
   */
  readonly availableLocales?: readonly Name[] | null | undefined;
  /**
   * The locales that a lookup tries, in order, when the active locale has no translation. An array such as `['en']`
   * lists the fallbacks of every locale; an object such as `{ de: 'nl' }` maps individual locales to their fallbacks.
   * The parents of a locale, such as `de` for `de-AT`, are tried before them, also with `[]`, but not with null.
   */
  readonly fallbacks?: FallbacksLike | null | undefined;
}

/** The name of the method that Node's `console.log` calls to describe an object. */
export const inspection: unique symbol = Symbol.for('nodejs.util.inspect.custom') as never;
export type Inspect = (value: unknown, options: unknown) => string;

/** A catalog without `localize`, for pages that only look up texts: no bundler leaves out a method of a class. */
export class LookupCatalog implements Lookups {
  /** The default locale of a catalog that is created without the option `defaultLocale`: `"en"`. */
  static readonly DEFAULT_LOCALE = DEFAULT_LOCALE;

  readonly #paths = new Map<string, Map<string, string>>();
  readonly #default: CatalogLocale;
  readonly #locales = new Map<string, CatalogLocale>();
  /** The available locales as they were given, perhaps some twice. If there are none, the default locale is available. */
  readonly #available: string[];
  /** The only locales whose translations are used; empty for all. */
  readonly #restriction: ReadonlySet<string>;
  readonly #fallbacks: Fallbacks | null;
  // Keeps ACTIVATE-04, ACTIVATE-07.
  readonly #active: ActiveLocale;
  /** The number of times that translations have been added. */
  #version = 0;

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
    return translated(this.activeLocale, key, options, false);
  }

  // Keeps ALIAS-01.
  t(key: Name, options?: LookupOptions): string {
    return this.translate(key, options);
  }

  translateOrThrow(key: Name, options?: LookupOptions): string {
    return translated(this.activeLocale, key, options, true);
  }

  // Keeps ALIAS-03.
  tOrThrow(key: Name, options?: LookupOptions): string {
    return this.translateOrThrow(key, options);
  }

  // Keeps CATALOG-05, INJECT-01, INJECT-02, INJECT-03, INJECT-04, INJECT-05, INJECT-06, AVAILABLE-03, AVAILABLE-05.
  /**
   * Adds translations, and makes their locales available, even those that the option `availableLocales` does not list.
   * If `inject` throws an error, the catalog does not change.
   *
   * A later text replaces an earlier text at the same path, and a later null removes it. All other translations are
   * kept, even nested keys below a later text, and the last items of an array if a later array is shorter.
   *
   * @param source a loader, or an object that contains translations, such as `{ en: { greeting: 'Hello, %{name}!' } }`
   * @throws InvalidTranslations when a loader cannot read its translations, or when the translations are not a
   *   translations hash or exceed a limit
   */
  inject(source: Base | TranslationsHash): void {
    const isLoader = source instanceof Base;
    this.add(checkTranslations(isLoader ? source.load() : source), !isLoader);
  }

  /** Describes the catalog for `console.log` under Node. Integers and booleans are counted as texts. */
  [inspection](_depth: number, options: unknown, inspect: Inspect): string {
    const { locale, availableLocales } = this;
    let texts = 0;
    for (const { own } of this.#locales.values()) texts += own.flatten().entries.size;
    return `Catalog ${inspect({ locale, availableLocales, texts }, options)}`;
  }

  // Keeps LOOKUP-04, LOOKUP-05, NUMBER-05, DATE-03, TIME-03, FALLBACK-06.
  /** The active locale, prepared for lookups in its own translations and those of its fallbacks. */
  protected get activeLocale(): CatalogLocale {
    const { current } = this.#active;
    if (current.version !== this.#version) {
      const chain = this.#fallbacks === null ? [current.name] : this.#fallbacks.for(current.name);
      const entries = chain.flatMap((name) => this.#locales.get(name)?.own.flatten() ?? []);
      current.prepare(this.#version, entries);
    }
    return current;
  }

  // Keeps LATER-04.
  /** Adds checked translations, and makes their locales available. If they `mayChange`, they are flattened at once. */
  protected add(translations: TranslationsHash, mayChange = false): void {
    for (const [name, map] of Object.entries(translations)) {
      if (!this.#locales.has(name)) this.#available.push(name);
      const { own } = this.get(name);
      if (!this.isUsed(name)) continue;
      own.add(map);
      if (mayChange) own.flatten();
    }
    // The new version number marks the chains, cached entries and formats of all locales as stale.
    this.#version++;
  }

  // Keeps OPTION-01, OPTION-02.
  protected isUsed(name: string): boolean {
    return this.#restriction.size === 0 || this.#restriction.has(name);
  }

  /** Returns the locale with the given name, and makes it available. */
  private get(name: string): CatalogLocale {
    const locale = this.#locales.get(name) ?? new CatalogLocale(name, this.#paths);
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
