/** A leaf: text, or the other values that files may have. */
export type TranslationLeaf = string | number | boolean | null | readonly string[];

/** Nested keys of a locale. */
export interface TranslationMap {
  readonly [key: string]: TranslationLeaf | TranslationMap;
}

/**
 * A translations hash: a locale's name, then nested keys, then leaves. It has at most 200 levels of keys, and
 * at most 1,000 characters in the locale and the keys that lead to other keys.
 */
export interface TranslationsHash {
  readonly [locale: string]: TranslationMap;
}

/** Tells whether a value is a map of keys, as opposed to a leaf or an object of some class. */
export function isMap(value: unknown): value is { readonly [key: string]: unknown } {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  // The prototype of plain objects is the one that has none; comparing it would refuse those of another realm.
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
