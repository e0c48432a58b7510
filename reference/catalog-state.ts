import { runBlock, type Activation } from './activation';
import { expectType } from './arguments';
import { blockScopes } from './block-scopes';
import { CatalogLocale } from './catalog-locale';
import { InvalidLocale } from './errors';
import type { Fallbacks } from './locale/fallbacks';
import { KeyPaths } from './lookup/key-paths';
import { nameOf, type Name } from './name';
import type { TranslationsHash } from './translations/translations-hash';

/** The state of a catalog: its locales with their translations, the available locales, and the active locale. */
export class CatalogState implements Activation {
  // Keeps ACTIVATE-04, ACTIVATE-07.
  /**
   * The catalog's active locale, which need not be available. Inside a block that has its own active locale, that
   * locale is active instead.
   */
  active: CatalogLocale;
  previous: Activation | undefined;
  private readonly locales = new Map<string, CatalogLocale>();
  private readonly paths = new KeyPaths(undefined);
  /** The available locales: those passed to the constructor, followed by those of added translations. */
  private readonly available: string[];
  /** The only locales whose translations are used. If the set is empty, the translations of all locales are used. */
  private readonly restriction: ReadonlySet<string>;
  /** The number of times that translations have been added. */
  private version = 0;

  // Keeps AVAILABLE-07, AVAILABLE-08.
  /**
   * @param defaultLocale the locale that is active initially, whether or not it is available. It is available as long
   *   as no other locale is. It is not automatically a fallback: a lookup tries it only while it is active or in the
   *   chain of the active locale.
   * @param restriction the only locales whose translations are used; these locales are available from the start. If the
   *   list is empty, the translations of all locales are used
   * @param fallbacks the fallbacks of the locales; if null, lookups try only the active locale, without its parents
   */
  constructor(
    readonly defaultLocale: string,
    restriction: readonly string[],
    private readonly fallbacks: Fallbacks | null,
  ) {
    this.restriction = new Set(restriction);
    this.available = [...restriction];
    for (const name of this.availableLocales) this.get(name).isAvailable = true;
    this.active = this.get(defaultLocale);
  }

  // Keeps CATALOG-04, AVAILABLE-04.
  /**
   * The names of the available locales. Until locales are configured or translations are added, only the default locale
   * is available.
   */
  get availableLocales(): string[] {
    return this.available.length === 0 ? [this.defaultLocale] : [...this.available];
  }

  /** The name of the active locale. */
  get locale(): string {
    return this.activation().active.name;
  }

  /** The number of texts in all locales, including integers and booleans. */
  get texts(): number {
    let texts = 0;
    for (const { own } of this.locales.values()) texts += own.flatten().entries.size;
    return texts;
  }

  // Keeps ACTIVATE-01, ACTIVATE-02, ACTIVATE-05, ACTIVATE-06.
  /**
   * Makes a locale active, and returns its name.
   *
   * @throws InvalidLocale when the locale is not available
   */
  activate(locale: Name): string {
    const found = this.getAvailable(locale);
    this.activation().active = found;
    return found.name;
  }

  // Keeps BLOCK-01, BLOCK-03.
  /**
   * Runs a block in which a locale is active, and returns the block's return value.
   *
   * @throws InvalidLocale when the locale is not available
   */
  withLocale<Result>(locale: Name, block: () => Result): Result {
    expectType(block, 'function', 'block');
    const found = this.getAvailable(locale);
    const scopes = blockScopes.current;
    return scopes === undefined ? runBlock(this, found, block) : scopes.run(this, found, block);
  }

  // Keeps LOOKUP-04, LOOKUP-05, NUMBER-05, DATE-03, TIME-03, FALLBACK-06.
  /** Returns the active locale, prepared for lookups in its own translations and those of its fallbacks. */
  current(): CatalogLocale {
    const { active } = this.activation();
    if (active.version !== this.version) {
      const chain = this.fallbacks === null ? [active.name] : this.fallbacks.for(active.name);
      const found = chain.map((name) => this.locales.get(name)?.own.flatten());
      active.prepare(
        this.version,
        found.filter((entries) => entries !== undefined),
      );
    }
    return active;
  }

  // Keeps LATER-04.
  /**
   * Adds translations that have been checked, and makes all of their locales available, even those outside the
   * restriction, whose translations are not used.
   *
   * @param mayChange whether the caller may change the translations afterwards. If so, they are flattened immediately;
   *   otherwise, they are flattened when their locale is first used
   */
  add(translations: TranslationsHash, mayChange = false): void {
    for (const [name, map] of Object.entries(this.restricted(translations))) {
      const { own } = this.get(name);
      own.add(map);
      if (mayChange) own.flatten();
    }
    this.makeAvailable(Object.keys(translations));
    // The new version number marks the chains, cached entries and formats of all locales as stale.
    this.version++;
  }

  // Keeps AVAILABLE-06, OPTION-01, OPTION-02.
  /**
   * Returns the given translations that will be used: those of the locales in the restriction or, if there is no
   * restriction, all of them.
   */
  restricted(translations: TranslationsHash): TranslationsHash {
    if (this.restriction.size === 0) return translations;
    const used = Object.entries(translations).filter(([name]) => this.restriction.has(name));
    return Object.fromEntries(used);
  }

  /**
   * Returns the object that stores the caller's active locale: the scope of the block that the caller runs in or,
   * outside blocks, the catalog itself.
   */
  private activation(): { active: CatalogLocale } {
    return blockScopes.current?.scopeOf(this) ?? this;
  }

  /** Returns the locale with the given name, whether or not it is available, and creates it if necessary. */
  private get(name: string): CatalogLocale {
    let locale = this.locales.get(name);
    if (locale === undefined) {
      locale = new CatalogLocale(name, this.paths);
      this.locales.set(name, locale);
    }
    return locale;
  }

  // Keeps AVAILABLE-02, AVAILABLE-04.
  private getAvailable(name: Name): CatalogLocale {
    const text = nameOf(name, 'locale');
    const locale = this.locales.get(text);
    if (locale === undefined || !locale.isAvailable) throw new InvalidLocale(text, this.availableLocales);
    return locale;
  }

  private makeAvailable(names: readonly string[]): void {
    // While `available` is empty, the default locale is available. Once locales are added, it is no longer available,
    // unless it is one of them. If it is active, it stays active.
    if (this.available.length === 0 && names.length > 0) this.get(this.defaultLocale).isAvailable = false;
    for (const name of names) {
      const locale = this.get(name);
      if (!locale.isAvailable) this.available.push(name);
      locale.isAvailable = true;
    }
  }
}
