import type {
  FallbacksValue,
  TranslationLeaf,
  TranslationMap,
  Translations,
} from '../../adapter/contract/values';

/** What a scenario did to one catalog so far: enough to tell what the document states of it, and no more. */
export interface CatalogState {
  readonly defaultLocale: string;
  /** The available locales that were given to the constructor. */
  readonly given: readonly string[];
  readonly fallbacks: FallbacksValue | undefined;
  /** What was injected, all of it in one. */
  readonly translations: Translations;
  readonly active: string;
}

/** A catalog as it was built. */
export function newCatalog({
  defaultLocale = 'en',
  given = [],
  fallbacks,
}: Partial<CatalogState> = {}): CatalogState {
  return { defaultLocale, given, fallbacks, translations: {}, active: defaultLocale };
}

/** The catalog after an injection. */
export function injected(catalog: CatalogState, translations: Translations): CatalogState {
  return { ...catalog, translations: joined(catalog.translations, translations) as Translations };
}

/** The catalog after an activation, which a locale that is not available does not change. */
export function activated(catalog: CatalogState, locale: string): CatalogState {
  return listedLocales(catalog).includes(locale) ? { ...catalog, active: locale } : catalog;
}

/**
 * Whether a locale can be activated; undefined where the document does not say: the default locale without
 * translations (SILENT-03), and a locale without any that was given to the constructor (SILENT-02).
 */
export function isAvailable(catalog: CatalogState, locale: string): boolean | undefined {
  if (Object.hasOwn(catalog.translations, locale)) return true;
  return locale === catalog.defaultLocale || catalog.given.includes(locale) ? undefined : false;
}

/** The locales that are listed as available. Where the document leaves it open, it is what 0.2.2 lists. */
export function listedLocales({ defaultLocale, given, translations }: CatalogState): readonly string[] {
  const locales = new Set([...given, ...Object.keys(translations)]);
  return locales.size === 0 ? [defaultLocale] : [...locales];
}

/** What a path leads to in the active locale; undefined when it leads nowhere. */
export function find(
  { translations, active }: CatalogState,
  path: string,
): TranslationLeaf | TranslationMap | undefined {
  let found: TranslationLeaf | TranslationMap | undefined = own(translations, active);
  for (const part of path.split('.')) found = isMap(found) ? own(found, part) : undefined;
  return found;
}

/** Whether a value is a map of nested keys. */
export function isMap(value: TranslationLeaf | TranslationMap | undefined): value is TranslationMap {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Whether nothing is given for a key that has some already (SILENT-37). A key at the top of a locale counts as a
 * whole: how deep later translations are joined with earlier ones is not said.
 */
export function areApart(translations: readonly Translations[]): boolean {
  const keys = translations.flatMap((one) =>
    Object.entries(one).flatMap(([locale, map]) => Object.keys(map).map((key) => `${locale}.${key}`)),
  );
  return new Set(keys).size === keys.length;
}

/** Translations, the later ones over the earlier ones. */
export function joinedTranslations(translations: readonly Translations[]): Translations {
  return translations.reduce((earlier, later) => joined(earlier, later) as Translations, {});
}

function joined(
  earlier: TranslationMap | Translations,
  later: TranslationMap | Translations,
): TranslationMap {
  const result: Record<string, TranslationLeaf | TranslationMap> = { ...earlier };
  for (const [key, value] of Object.entries(later)) {
    const before = result[key];
    result[key] = isMap(before) && isMap(value) ? joined(before, value) : value;
  }
  return result;
}

function own<Value>(map: { readonly [key: string]: Value }, key: string): Value | undefined {
  return Object.hasOwn(map, key) ? map[key] : undefined;
}
