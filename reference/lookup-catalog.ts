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
   * The locale that is active until another locale is activated; `"en"` unless given. Lookups do not fall back to this
   * locale unless `fallbacks` says so.
   */
  readonly defaultLocale?: Name | undefined;
  /**
   * The only locales whose translations are used. These locales can be activated from the beginning. Other locales can
   * be activated once they are injected, but their translations are not used. With null, an empty array or no option,
   * the translations of all locales are used.
   */
  readonly availableLocales?: readonly Name[] | null | undefined;
  /**
   * The locales that a lookup tries next when the active locale has no translation. An array such as `['en']` lists the
   * fallbacks of every locale. An object such as `{ de: 'nl' }` maps individual locales to their fallbacks. The parents
   * of a locale, such as `de` for `de-AT`, are tried first. With null, or without the option, a lookup tries the active
   * locale alone; with `[]` or `{}`, it tries the parents too.
   */
  readonly fallbacks?: FallbacksLike | null | undefined;
}

/**
 * A catalog without `localize`. The class is separate so that a page that localizes nothing need not load the
 * localization code.
 */
export class LookupCatalog extends Surface {
  /** The default locale unless another is given: `"en"`. */
  static readonly DEFAULT_LOCALE = DEFAULT_LOCALE;

  protected readonly state: CatalogState;

  // Keeps CATALOG-02, CATALOG-03, AVAILABLE-01.
  /**
   * Creates a catalog without translations. Add them with {@link inject}.
   *
   * @throws InvalidArgument when an option has the wrong type, or does not exist
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

  // Keeps CATALOG-05, INJECT-01, INJECT-02, INJECT-03, INJECT-04, INJECT-05, AVAILABLE-03, AVAILABLE-05.
  /**
   * Adds translations, and makes their locales available, even those outside the option `availableLocales`. If `inject`
   * throws, the catalog does not change.
   *
   * A later text replaces an earlier text with the same path, and a later null removes it. All other translations stay.
   * So a key can have both a text and nested keys, and a shorter array keeps the last items of an earlier, longer
   * array. The loaders of one configuration are merged differently: where two loaders have the same key, the later
   * value replaces the earlier one, unless both are maps.
   *
   * @param source a loader, or an object of translations such as `{ en: { greeting: 'Hello, %{name}!' } }`
   * @throws InvalidTranslations when the loader cannot read its translations, or when they are not a translations hash
   *   or exceed a limit. For example, keys have at most 200 levels, and the path of a map or an array has at most 1,000
   *   characters
   */
  inject(source: Base | TranslationsHash): void {
    const state = Surface.stateOf(this);
    const isLoader = source instanceof Base;
    // A loader's translations are read when their locale is first used. The contract of `load` forbids changing them.
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
