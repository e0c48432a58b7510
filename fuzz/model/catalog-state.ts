import type {
  ConfigValue,
  FallbacksValue,
  TranslationLeaf,
  TranslationMap,
  Translations,
} from '../../adapter/contract/values';
import { isMap, joinedTranslations } from './translation-maps';
import { translationsOf } from './loaders';

/** The state of a catalog, as far as it determines which outcomes the document states. */
export interface CatalogState {
  readonly defaultLocale: string;
  /** The available locales that were given to the constructor. */
  readonly given: readonly string[];
  readonly fallbacks: FallbacksValue | undefined;
  /** All injected translations, merged. */
  readonly translations: Translations;
  readonly active: string;
}

/** The arguments of a catalog's constructor, or the fields of its configuration. */
type GivenOptions = {
  readonly [Field in keyof ConfigValue]: ConfigValue[Field] | null;
};

/**
 * Returns a new catalog. If available locales are given, 0.2.2 loads only the translations of these locales
 * (SILENT-42).
 */
export function newCatalog(options: GivenOptions): CatalogState {
  const { default_locale, available_locales, fallbacks, loaders } = options;
  const defaultLocale = default_locale ?? 'en';
  const given = available_locales ?? [];
  const loaded = joinedTranslations((loaders ?? []).map(translationsOf));
  const taken = Object.entries(loaded).filter(([locale]) => given.length === 0 || given.includes(locale));
  return {
    defaultLocale,
    given,
    fallbacks: fallbacks ?? undefined,
    translations: Object.fromEntries(taken),
    active: defaultLocale,
  };
}

/** Returns the catalog after an injection. */
export function injected(catalog: CatalogState, translations: Translations): CatalogState {
  return { ...catalog, translations: joinedTranslations([catalog.translations, translations]) };
}

/** Returns the catalog after an activation. If the locale is not available, the catalog is unchanged. */
export function activated(catalog: CatalogState, locale: string): CatalogState {
  return listedLocales(catalog).includes(locale) ? { ...catalog, active: locale } : catalog;
}

/**
 * Tells whether a locale can be activated. Returns undefined if the document leaves this open: for the default locale
 * without translations (SILENT-03), and for a locale without translations that was given to the constructor
 * (SILENT-02).
 */
export function isAvailable(catalog: CatalogState, locale: string): boolean | undefined {
  if (Object.hasOwn(catalog.translations, locale)) return true;
  return locale === catalog.defaultLocale || catalog.given.includes(locale) ? undefined : false;
}

/**
 * Returns the locales that are listed as available. Where the document leaves the list open, returns the list of 0.2.2.
 */
export function listedLocales({ defaultLocale, given, translations }: CatalogState): readonly string[] {
  const locales = new Set([...given, ...Object.keys(translations)]);
  return locales.size === 0 ? [defaultLocale] : [...locales];
}

/** Returns the value at a path in the active locale, or undefined if there is none. */
export function find(
  { translations, active }: CatalogState,
  path: string,
): TranslationLeaf | TranslationMap | undefined {
  let found: TranslationLeaf | TranslationMap | undefined = own(translations, active);
  for (const part of path.split('.')) found = isMap(found) ? own(found, part) : undefined;
  return found;
}

/**
 * Tells whether no two of the translations have a key of a locale in common (SILENT-37). Only top-level keys of a
 * locale are compared, because the document does not say how deeply translations are merged.
 */
export function areApart(translations: readonly Translations[]): boolean {
  const keys = translations.flatMap((one) =>
    Object.entries(one).flatMap(([locale, map]) => Object.keys(map).map((key) => `${locale}.${key}`)),
  );
  return new Set(keys).size === keys.length;
}

function own<Value>(map: { readonly [key: string]: Value }, key: string): Value | undefined {
  return Object.hasOwn(map, key) ? map[key] : undefined;
}
