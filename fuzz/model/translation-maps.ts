import type { TranslationLeaf, TranslationMap, Translations } from '../../adapter/contract/values';

/** Tells whether a value is a map of nested keys. */
export function isMap(value: TranslationLeaf | TranslationMap | undefined): value is TranslationMap {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Merges translations. Later translations replace earlier ones. */
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
