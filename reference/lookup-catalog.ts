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
  /** The locale that is active until another is activated; `"en"` unless given. It is no fallback. */
  readonly defaultLocale?: Name | undefined;
  /**
   * The only locales whose translations are used; null or an empty array for all locales. They can be activated from the
   * beginning. Other locales can be activated once they are injected, but their translations are not used.
   */
  readonly availableLocales?: readonly Name[] | null | undefined;
  /**
   * The locales that a lookup tries next when a locale has no translation: `['en']` for every locale, `{ de: 'nl' }` for
   * single ones. A locale's parents are tried first, such as `de` for `de-AT`. With null, as unless given, a lookup tries the
   * active locale alone; with `[]` or `{}`, its parents too.
   */
  readonly fallbacks?: FallbacksLike | null | undefined;
}

/** A catalog without `localize`. It is apart, so that a page that localizes nothing need not load the code for it. */
export class LookupCatalog extends Surface {
  /** The default locale unless another is given: `"en"`. */
  static readonly DEFAULT_LOCALE = DEFAULT_LOCALE;

  protected readonly state: CatalogState;

  // Keeps CATALOG-02, CATALOG-03, AVAILABLE-01.
  /**
   * Creates a catalog without translations. Add them with {@link inject}.
   *
   * @throws InvalidArgument when an option is of the wrong type, or does not exist
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
  /** The locale that is active until another is activated. */
  get defaultLocale(): string {
    return this.state.defaultLocale;
  }

  // Keeps CATALOG-05, INJECT-01, INJECT-02, INJECT-03, INJECT-04, INJECT-05, AVAILABLE-03, AVAILABLE-05.
  /**
   * Adds translations, and makes their locales available, also those outside `availableLocales`. If it throws, the catalog
   * does not change.
   *
   * A later text replaces an earlier one of the same path, and null removes it. All else that was added before stays: a text
   * beside keys that are nested under the same key, and the last items of a longer array. Loaders of one configuration
   * differ: where two of them have a key, the later value replaces the earlier one, unless both are maps.
   *
   * @param source a loader, or an object of translations such as `{ en: { greeting: 'Hello, %{name}!' } }`
   * @throws InvalidTranslations when the loader cannot read its translations, when they are not a translations hash, or
   *   when they are beyond a limit: 200 levels of keys, and 1,000 characters in the path of a map or an array
   */
  inject(source: Base | TranslationsHash): void {
    const state = Surface.stateOf(this);
    const isLoader = source instanceof Base;
    // A loader's translations are read when their locale is first used, so `load` says that they must not change.
    state.add(checkTranslations(isLoader ? source.load() : source), !isLoader);
  }

  /** Shows the active locale, the available locales and the number of texts, for `console.log` under Node. */
  [inspection](_depth: number, options: unknown, inspect: Inspect): string {
    const { locale, availableLocales, texts } = this.state;
    return `Catalog ${inspect({ locale, availableLocales, texts }, options)}`;
  }
}
