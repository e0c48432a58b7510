import type { TranslationLeaf, TranslationMap, Translations } from '../../adapter/contract/values';

/** Returns what replaces a leaf. The path of the leaf begins with its locale. */
export type LeafChange = (leaf: TranslationLeaf, path: readonly string[]) => TranslationLeaf;

/** Returns the translations with their leaves changed. */
export function mapLeaves(translations: Translations, change: LeafChange): Translations {
  const changed = (value: TranslationLeaf | TranslationMap, path: readonly string[]): typeof value =>
    isMap(value)
      ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, changed(inner, [...path, key])]))
      : change(value, path);
  return changed(translations, []) as Translations;
}

/** Returns the translations with their texts changed. */
export function mapTexts(
  translations: Translations,
  change: (text: string) => string | number | boolean,
): Translations {
  return mapLeaves(translations, (leaf) => (typeof leaf === 'string' ? change(leaf) : leaf));
}

/** Returns the translations with the map of each locale changed. */
export function mapLocales(
  translations: Translations,
  change: (map: TranslationMap, locale: string) => TranslationMap,
): Translations {
  return Object.fromEntries(
    Object.entries(translations).map(([locale, map]) => [locale, change(map, locale)]),
  );
}

/** Returns the translations with other names of locales. */
export function renameLocales(translations: Translations, change: (locale: string) => string): Translations {
  return Object.fromEntries(Object.entries(translations).map(([locale, map]) => [change(locale), map]));
}

/** Returns the translations with each map below a locale changed, the innermost first. */
export function mapMaps(
  translations: Translations,
  change: (map: TranslationMap) => TranslationMap,
): Translations {
  const changed = (map: TranslationMap): TranslationMap =>
    change(
      Object.fromEntries(
        Object.entries(map).map(([key, value]) => [key, isMap(value) ? changed(value) : value]),
      ),
    );
  return mapLocales(translations, changed);
}

/** Returns the translations of the first locale alone. */
export function firstLocale(translations: Translations): Translations {
  return Object.fromEntries(Object.entries(translations).slice(0, 1));
}

/** Returns the keys of a map down to some depth, without those at the depth that hold maps. */
export function shallow(map: TranslationMap, depth = 1): TranslationMap {
  return Object.fromEntries(
    Object.entries(map).flatMap(([key, value]): [string, TranslationLeaf | TranslationMap][] => {
      if (!isMap(value)) return [[key, value]];
      return depth === 1 ? [] : [[key, shallow(value, depth - 1)]];
    }),
  );
}

/** Tells whether a value of a translations hash is a map of nested keys. */
export function isMap(value: TranslationLeaf | TranslationMap): value is TranslationMap {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
