import { calledOn, requireFunction, requireOptions } from './arguments';
import { blockScopes, type BlockScope } from './block-scopes';
import { CatalogLocales, type CatalogLocale } from './catalog-locales';
import { DEFAULT_LOCALE } from './default-locale';
import { explained, MissingTranslation } from './errors';
import { inspection, type Inspect } from './inspection';
import { Base } from './loading/loader';
import { fallbacksOf, type FallbacksLike } from './locale/fallbacks';
import type { LocaleView } from './lookup/locale-view';
import { missingText } from './lookup/missing-text';
import { pathOf, requireLookupOptions, type LookupOptions } from './lookup/options';
import { fillEntry, parseText, textOfEntry } from './lookup/template';
import { textOf } from './lookup/values';
import { nameOf, namesOf, type Name } from './name';
import { OpenBlocks } from './open-blocks';
import { categoryOf } from './pluralization/registry';
import { checkTranslations } from './translations/check-translations';
import type { TranslationsHash } from './translations/translations-hash';
import type { Lookups } from './translator';

/** The options of a new catalog. */
export interface CatalogOptions {
  /** The locale that is active until another is activated; `"en"` unless given. */
  readonly defaultLocale?: Name | undefined;
  /** The only locales whose translations are taken; null or none at all: every locale's. */
  readonly availableLocales?: readonly Name[] | null | undefined;
  /** The fallbacks of lookups, in any of their forms; null for none. */
  readonly fallbacks?: FallbacksLike | null | undefined;
}

/**
 * A catalog without `localize`. It is apart, so that a page that localizes nothing need not load the code for it.
 */
export class LookupCatalog implements Lookups {
  /** The default locale unless another is given: `"en"`. */
  static readonly DEFAULT_LOCALE = DEFAULT_LOCALE;

  // Keeps CATALOG-01.
  /** The locale that is active until another is activated. */
  readonly defaultLocale: string;

  protected readonly locales: CatalogLocales;
  private readonly blocks = new OpenBlocks<CatalogLocale>((locale) => {
    this.active = locale;
  });
  // Keeps ACTIVATE-04, ACTIVATE-07.
  /** The active locale outside of blocks that have a scope of their own. */
  private active: CatalogLocale;

  // Keeps CATALOG-02, CATALOG-03, AVAILABLE-01.
  /** @throws InvalidArgument when an option is of the wrong type, or there is no such option */
  constructor(options: CatalogOptions = {}) {
    requireOptions(options, 'options', ['defaultLocale', 'availableLocales', 'fallbacks']);
    const { defaultLocale = DEFAULT_LOCALE, availableLocales, fallbacks } = options;
    this.defaultLocale = nameOf(defaultLocale, 'options.defaultLocale');
    const restriction = namesOf(availableLocales ?? [], 'options.availableLocales');
    this.locales = new CatalogLocales(this.defaultLocale, restriction, fallbacksOf(fallbacks));
    this.active = this.locales.get(this.defaultLocale);
  }

  get availableLocales(): readonly string[] {
    return this.locales.names;
  }

  get locale(): string {
    return this.current().name;
  }
  // Keeps ACTIVATE-03.
  set locale(locale: Name) {
    this.activate(locale);
  }

  // Keeps ACTIVATE-01, ACTIVATE-02, ACTIVATE-05, ACTIVATE-06.
  activate(locale: Name): string {
    if (!(this instanceof LookupCatalog)) throw calledOn(this);
    const found = this.locales.getAvailable(nameOf(locale, 'locale'));
    this.show(found);
    return found.name;
  }

  // Keeps BLOCK-01, BLOCK-02, BLOCK-03.
  withLocale<Result>(locale: Name, block: () => Result): Result {
    if (!(this instanceof LookupCatalog)) throw calledOn(this);
    requireFunction(block, 'block');
    const found = this.locales.getAvailable(nameOf(locale, 'locale'));
    if (blockScopes.current !== undefined)
      return blockScopes.current.run(this, { locale: found.name }, block);
    // The previous locale comes back even when nothing was injected for it: it may be the default locale.
    const previous = this.active;
    this.active = found;
    return this.blocks.run(previous, block);
  }

  // Keeps CATALOG-05, INJECT-01, INJECT-02, INJECT-03, INJECT-04, INJECT-05, AVAILABLE-03, AVAILABLE-05.
  /**
   * Adds translations; the locales in them become available. What they have in common with earlier ones,
   * they replace. When it throws, the catalog is as it was.
   *
   * @throws InvalidTranslations when the loader cannot read its translations, or they are no translations hash, or beyond a
   *   limit: 200 levels of keys, and 1,000 characters in the keys that lead to others
   */
  inject(source: Base | TranslationsHash): void {
    if (!(this instanceof LookupCatalog)) throw calledOn(this);
    if (source instanceof Base) {
      this.locales.add(checkTranslations(source.load()));
    } else {
      this.locales.add(checkTranslations(source));
      // The caller may change the hash afterwards.
      this.locales.flatten(Object.keys(source));
    }
  }

  translate(key: Name, options?: LookupOptions): string {
    return LookupCatalog.translated(this, key, options);
  }

  // Keeps ALIAS-01.
  t(key: Name, options?: LookupOptions): string {
    return LookupCatalog.translated(this, key, options);
  }

  translateOrThrow(key: Name, options?: LookupOptions): string {
    return LookupCatalog.translatedOrThrow(this, key, options);
  }

  // Keeps ALIAS-03.
  tOrThrow(key: Name, options?: LookupOptions): string {
    return LookupCatalog.translatedOrThrow(this, key, options);
  }

  // The next two are static, so that they can refuse an operation that was taken off its catalog. They ask for it only
  // after an error, because nearly every lookup passes here.

  // Keeps MISSING-01, FALLBACK-08.
  private static translated(catalog: LookupCatalog, key: Name, options: LookupOptions | undefined): string {
    try {
      return catalog.lookup(key, options) ?? missingText(catalog.locale, catalog.fullPath(key, options));
    } catch (error) {
      throw catalog instanceof LookupCatalog ? explained(error) : calledOn(catalog);
    }
  }

  // Keeps MISSING-02, MISSING-03, FALLBACK-08, TEXT-03.
  private static translatedOrThrow(
    catalog: LookupCatalog,
    key: Name,
    options: LookupOptions | undefined,
  ): string {
    try {
      const text = catalog.lookup(key, options);
      if (text === undefined) throw new MissingTranslation(catalog.locale, catalog.fullPath(key, options));
      return text;
    } catch (error) {
      throw catalog instanceof LookupCatalog ? explained(error) : calledOn(catalog);
    }
  }

  /** Returns the text that a lookup finds, its placeholders filled; undefined when there is none, nor a default. */
  protected lookup(key: Name, options: LookupOptions | undefined): string | undefined {
    const view = this.currentView();
    if (options === undefined) {
      const entry = view.find(nameOf(key, 'key'));
      return entry === undefined ? undefined : textOfEntry(entry);
    }
    if (isUnusual(options)) requireLookupOptions(options);
    const { count } = options;
    const path = pathOf(key, options.scope);
    const entry = count === undefined || count === null ? view.find(path) : view.findForm(path, count);
    return entry === undefined ? defaultText(options) : fillEntry(entry, options);
  }

  // Keeps TEXT-01.
  /** The path of a lookup without its locale, down to the plural form. */
  private fullPath(key: Name, { scope, count }: LookupOptions = {}): string {
    const path = pathOf(key, scope);
    return count === undefined || count === null ? path : `${path}.${categoryOf(this.locale, count)}`;
  }

  /** Shows the active locale, the available locales and the number of texts, for `console.log` under Node. */
  [inspection](_depth: number, options: unknown, inspect: Inspect): string {
    const { locale, availableLocales, locales } = this;
    return `Catalog ${inspect({ locale, availableLocales, texts: locales.size }, options)}`;
  }

  private scope(): BlockScope | undefined {
    return blockScopes.current?.scopeOf(this);
  }

  private show(locale: CatalogLocale): void {
    const scope = this.scope();
    if (scope === undefined) this.active = locale;
    else scope.locale = locale.name;
  }

  /** The active locale where the caller runs. */
  private current(): CatalogLocale {
    const scope = this.scope();
    return scope === undefined ? this.active : this.locales.get(scope.locale);
  }

  protected currentView(): LocaleView {
    // Nearly every lookup ends here.
    const { view } = this.active;
    if (view !== undefined && blockScopes.current === undefined) return view;
    return this.locales.viewOf(this.current());
  }
}

// Keeps SCOPE-03, DEFAULT-01, DEFAULT-02, DEFAULT-03.
/** Returns the default of a lookup, its placeholders filled; undefined when there is none. */
function defaultText(options: LookupOptions): string | undefined {
  const { default: value } = options;
  if (value === undefined || value === null) return undefined;
  return fillEntry(parseText(textOf(value, 'default')), options);
}

/** Tells options that need a look from the others: to look at all of them takes a fifth of a lookup. */
function isUnusual(options: LookupOptions): boolean {
  if (options?.constructor !== Object || options.params !== undefined) return true;
  return typeof options.count !== 'number' && options.count !== undefined;
}
