import { expectOptions } from './arguments';
import { CatalogState } from './catalog-state';
import { DEFAULT_LOCALE } from './default-locale';
import { inspection, type Inspect } from './inspection';
import { Base } from './loading/loader';
import { fallbacksOf, type FallbacksLike } from './locale/fallbacks';
import { nameOf, namesOf, type Name } from './name';
import { Surface } from './surface';
import { checkTranslations } from './translations/check-translations';
import type { TranslationsHash } from './translations/translations-hash';

/** The options of a new catalog. */
export interface CatalogOptions {
  /**
   * The locale that is active until another locale is activated; `"en"` by default. It is not automatically a fallback;
   * see `fallbacks`.
   */
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

/**
 * A catalog without `localize`. The class is separate from `Catalog` so that pages that only look up translations do
 * not load the localization code.
 */
export class LookupCatalog extends Surface {
  /** The default locale of a catalog that is created without the option `defaultLocale`: `"en"`. */
  static readonly DEFAULT_LOCALE = DEFAULT_LOCALE;

  protected readonly state: CatalogState;

  // Keeps CATALOG-02, CATALOG-03, AVAILABLE-01.
  /**
   * Creates an empty catalog. To add translations, call {@link inject}.
   *
   * @throws InvalidArgument when an option has the wrong type or is unknown
   */
  constructor(options: CatalogOptions = {}) {
    super();
    expectOptions(options, 'options', ['defaultLocale', 'availableLocales', 'fallbacks']);
    const { defaultLocale = DEFAULT_LOCALE, availableLocales, fallbacks } = options;
    this.state = new CatalogState(
      nameOf(defaultLocale, 'options.defaultLocale'),
      namesOf(availableLocales ?? [], 'options.availableLocales'),
      fallbacksOf(fallbacks),
    );
  }

  // Keeps CATALOG-01.
  /** The locale that is active until another locale is activated. */
  get defaultLocale(): string {
    return this.state.defaultLocale;
  }

  // Keeps CATALOG-05, INJECT-01, INJECT-02, INJECT-03, INJECT-04, INJECT-05, INJECT-06, AVAILABLE-03, AVAILABLE-05.
  /**
   * Adds translations, and makes their locales available, even those that the option `availableLocales` does not list.
   * If `inject` throws an error, the catalog does not change.
   *
   * A later text replaces an earlier text at the same path, and a later null removes it. All other translations are
   * kept. As a result, a key can have both a text and nested keys, and the last items of an array remain if a later
   * array is shorter. If a configuration has several loaders, their translations are merged differently: when two
   * loaders return the same key, the later value replaces the earlier one completely. If both values are maps, they are
   * merged instead.
   *
   * @param source a loader, or an object that contains translations, such as `{ en: { greeting: 'Hello, %{name}!' } }`
   * @throws InvalidTranslations when a loader cannot read its translations, or when the translations are not a
   *   translations hash or exceed a limit. For example, keys may be nested at most 200 levels deep, and the path of a
   *   map or an array may have at most 1,000 characters
   */
  inject(source: Base | TranslationsHash): void {
    const state = Surface.stateOf(this);
    const isLoader = source instanceof Base;
    // A loader's translations are not flattened until their locale is first used. This is safe because the contract of
    // `load` forbids changing them.
    state.add(checkTranslations(isLoader ? source.load() : source), !isLoader);
  }

  /**
   * Describes the catalog for `console.log` under Node: the active locale, the available locales and the number of
   * texts.
   */
  [inspection](_depth: number, options: unknown, inspect: Inspect): string {
    const { locale, availableLocales, texts } = this.state;
    return `Catalog ${inspect({ locale, availableLocales, texts }, options)}`;
  }
}
