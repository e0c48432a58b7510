import { blockScopes, type BlockScope } from './block-scopes';
import type { Config } from './config';
import { DEFAULT_LOCALE } from './default-locale';
import { InvalidLocale, MissingTranslation } from './errors';
import { Base } from './loading/loader';
import type { Fallbacks } from './locale/fallbacks';
import { civilTimeOf } from './localization/localized';
import { formatNumber } from './localization/number-format';
import { compilePattern } from './localization/pattern';
import { LocaleEntries } from './lookup/entries';
import { formatPath, LocaleView } from './lookup/locale-view';
import { missingText } from './lookup/missing-text';
import { pathOf, textOf, type LookupOptions } from './lookup/options';
import { fillEntry, parseText, textOfEntry } from './lookup/template';
import { nameOf, type Name } from './name';
import { OpenBlocks } from './open-blocks';
import { categoryOf } from './pluralization/registry';
import { checkTranslations } from './translations/check-translations';
import { mergeTranslations } from './translations/merge-translations';
import type { TranslationsHash } from './translations/translations-hash';
import type { Localizable, Translator } from './translator';

/** The arguments of {@link Catalog} (section 2.1). */
export interface CatalogOptions {
  /** The locale that is active until another is activated; `"en"` unless given. */
  readonly defaultLocale?: string;
  /** The only locales whose translations are taken; null or none at all: every locale's. */
  readonly availableLocales?: readonly string[] | null;
  /** The fallbacks of lookups; null for none. */
  readonly fallbacks?: Fallbacks | null;
}

/** `I18n::Catalog`: the translations of several locales, one of which is active (section 2.1). */
export class Catalog implements Translator {
  /** `"en"`: the default locale unless another is given (section 9). */
  static readonly DEFAULT_LOCALE = DEFAULT_LOCALE;

  // Keeps CATALOG-01.
  /** The locale that is active until another is activated. */
  readonly defaultLocale: string;

  private readonly fallbacks: Fallbacks | null;
  /** The locales whose translations are taken; empty for every locale. */
  private readonly restriction: ReadonlySet<string>;
  /** As they were given, then as they were injected. */
  private readonly available: string[];
  private readonly known: Set<string>;
  private readonly translations = new Map<string, LocaleEntries>();
  private readonly views = new Map<string, LocaleView>();
  private readonly blocks = new OpenBlocks((locale) => this.show(locale));
  // Keeps ACTIVATE-04, ACTIVATE-07.
  /**
   * The active locale outside of blocks that have a scope of their own: nothing but {@link show} changes it.
   */
  private activeLocale: string;
  /** The view of that locale. */
  private view: LocaleView | undefined;

  // Keeps CATALOG-02, CATALOG-03, AVAILABLE-01, AVAILABLE-07, AVAILABLE-08.
  constructor({ defaultLocale = DEFAULT_LOCALE, availableLocales, fallbacks }: CatalogOptions = {}) {
    this.defaultLocale = defaultLocale;
    this.fallbacks = fallbacks ?? null;
    this.restriction = new Set(availableLocales);
    this.available = [...(availableLocales ?? [])];
    this.known = new Set(this.available);
    this.activeLocale = defaultLocale;
  }

  // Keeps CONFIG-01, CONFIG-02, CONFIG-03, OPTION-01, FALLBACK-09.
  /**
   * `Catalog.from_config`: a catalog of everything set on a configuration, with the translations of its loaders
   * (section 2.2). Where these nest under the same key, they are merged.
   *
   * @throws InvalidTranslations when a loader cannot read its translations, or returns what is no translations hash
   */
  static fromConfig({ defaultLocale, availableLocales, fallbacks, loaders }: Config): Catalog {
    const catalog = new Catalog({ defaultLocale, availableLocales, fallbacks });
    const translations = loaders.map((loader) => catalog.restricted(checkTranslations(loader.load())));
    catalog.add(mergeTranslations(translations));
    return catalog;
  }

  // Keeps CATALOG-04, AVAILABLE-04.
  get availableLocales(): readonly string[] {
    return this.available.length === 0 ? [this.defaultLocale] : [...this.available];
  }

  get locale(): string {
    return this.scope()?.locale ?? this.activeLocale;
  }
  // Keeps ACTIVATE-03.
  set locale(locale: Name) {
    this.activate(locale);
  }

  // Keeps ACTIVATE-01, ACTIVATE-02, ACTIVATE-05, ACTIVATE-06.
  activate(locale: Name): string {
    const name = this.availableName(locale);
    this.show(name);
    return name;
  }

  // Keeps BLOCK-01, BLOCK-02, BLOCK-03.
  withLocale<Result>(locale: Name, block: () => Result): Result {
    const name = this.availableName(locale);
    if (blockScopes.current !== undefined) return blockScopes.current.run(this, { locale: name }, block);
    // The previous locale comes back even when nothing was injected for it: it may be the default locale.
    const previous = this.activeLocale;
    this.show(name);
    return this.blocks.run(previous, block);
  }

  // Keeps CATALOG-05, INJECT-01, INJECT-02, INJECT-03, INJECT-04, INJECT-05, AVAILABLE-03, AVAILABLE-05.
  /**
   * Adds translations; the locales in them become available (section 3). What they have in common with earlier ones,
   * they replace. When it throws, the catalog is as it was.
   *
   * @throws InvalidTranslations when the loader cannot read its translations, or they are no translations hash, or beyond a
   *   limit: 200 levels of keys, and 1,000 characters in the keys that lead to others
   */
  inject(source: Base | TranslationsHash): void {
    if (source instanceof Base) {
      this.add(checkTranslations(source.load()));
    } else {
      this.add(checkTranslations(source));
      // The caller may change the hash afterwards.
      for (const locale of Object.keys(source)) this.translations.get(locale)?.flatten();
    }
  }

  // Keeps MISSING-01, FALLBACK-08.
  translate(key: Name, options?: LookupOptions): string {
    return this.lookup(key, options) ?? missingText(this.locale, this.fullPath(key, options));
  }

  // Keeps ALIAS-01.
  t(key: Name, options?: LookupOptions): string {
    return this.translate(key, options);
  }

  // Keeps MISSING-02, MISSING-03, FALLBACK-08, TEXT-03.
  translateOrThrow(key: Name, options?: LookupOptions): string {
    const text = this.lookup(key, options);
    if (text === undefined) throw new MissingTranslation(this.locale, this.fullPath(key, options));
    return text;
  }

  // Keeps ALIAS-03.
  tOrThrow(key: Name, options?: LookupOptions): string {
    return this.translateOrThrow(key, options);
  }

  // Keeps DATE-01, TIME-01, DATA-03.
  localize(object: Localizable, format: Name = 'default', options?: LookupOptions): string {
    const name = nameOf(format);
    const view = this.currentView();
    if (typeof object === 'number' || typeof object === 'bigint')
      return formatNumber(object, view.numberFormat(name));
    const { kind, time } = civilTimeOf(object);
    const pattern =
      options === undefined
        ? view.pattern(kind, name)
        : compilePattern(this.lookup(formatPath(kind, name), options) ?? name);
    return pattern(time, view.names);
  }

  // Keeps ALIAS-02.
  l(object: Localizable, format?: Name, options?: LookupOptions): string {
    return this.localize(object, format, options);
  }

  // Keeps SCOPE-03, DEFAULT-01, DEFAULT-02, DEFAULT-03.
  /** The text that a lookup finds, its placeholders filled; undefined when there is none, nor a default. */
  private lookup(key: Name, options: LookupOptions | undefined): string | undefined {
    const view = this.currentView();
    if (options === undefined) {
      const entry = view.find(nameOf(key));
      return entry === undefined ? undefined : textOfEntry(entry);
    }
    const { count, scope, default: fallback } = options;
    const path = pathOf(key, scope);
    const entry = count === undefined || count === null ? view.find(path) : view.findForm(path, count);
    if (entry !== undefined) return fillEntry(entry, options);
    return fallback === undefined || fallback === null
      ? undefined
      : fillEntry(parseText(textOf(fallback)), options);
  }

  // Keeps TEXT-01.
  /** The path of a lookup without its locale, down to the plural form. */
  private fullPath(key: Name, { scope, count }: LookupOptions = {}): string {
    const path = pathOf(key, scope);
    return count === undefined || count === null ? path : `${path}.${categoryOf(this.locale, count)}`;
  }

  // Keeps AVAILABLE-02, AVAILABLE-04.
  private availableName(locale: Name): string {
    const name = nameOf(locale);
    const isAvailable = this.available.length === 0 ? name === this.defaultLocale : this.known.has(name);
    if (!isAvailable) throw new InvalidLocale(name);
    return name;
  }

  // Keeps AVAILABLE-06, OPTION-01, OPTION-02.
  /** The translations of the locales that are taken. */
  private restricted(translations: TranslationsHash): TranslationsHash {
    if (this.restriction.size === 0) return translations;
    const kept = Object.entries(translations).filter(([locale]) => this.restriction.has(locale));
    return Object.fromEntries(kept);
  }

  // Keeps LATER-04.
  /**
   * Adds translations that were checked, and that nobody changes until they are flattened. What was derived from earlier
   * ones is forgotten.
   */
  private add(translations: TranslationsHash): void {
    for (const [locale, map] of Object.entries(this.restricted(translations)))
      this.entriesOf(locale).add(map);
    for (const locale of Object.keys(translations)) {
      if (!this.known.has(locale)) this.available.push(locale);
      this.known.add(locale);
    }
    this.views.clear();
    this.view = undefined;
  }

  private entriesOf(locale: string): LocaleEntries {
    let entries = this.translations.get(locale);
    if (entries === undefined) {
      entries = new LocaleEntries();
      this.translations.set(locale, entries);
    }
    return entries;
  }

  private scope(): BlockScope | undefined {
    return blockScopes.current?.scopeOf(this);
  }

  private show(locale: string): void {
    const scope = this.scope();
    if (scope !== undefined) {
      scope.locale = locale;
      return;
    }
    this.activeLocale = locale;
    this.view = this.views.get(locale);
  }

  private currentView(): LocaleView {
    // Nearly every lookup ends here.
    if (this.view !== undefined && blockScopes.current === undefined) return this.view;
    const scope = this.scope();
    return scope === undefined ? (this.view = this.viewOf(this.activeLocale)) : this.viewOf(scope.locale);
  }

  // Keeps LOOKUP-04, NUMBER-05, DATE-03, TIME-03, FALLBACK-06.
  /** Returns the entries of a locale and its fallbacks, for lookups and localization. */
  private viewOf(locale: string): LocaleView {
    let view = this.views.get(locale);
    if (view === undefined) {
      const chain = this.fallbacks === null ? [locale] : this.fallbacks.for(locale);
      const found = chain.map((name) => this.translations.get(name)?.flatten());
      const entries = found.filter((one) => one !== undefined);
      view = new LocaleView(locale, entries);
      this.views.set(locale, view);
    }
    return view;
  }
}
