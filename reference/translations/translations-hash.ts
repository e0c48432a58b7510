/** A leaf: a text, or another value that files may have. */
export type TranslationLeaf = string | number | boolean | null | readonly string[];

/** The nested keys of a locale. */
export interface TranslationMap {
  readonly [key: string]: TranslationLeaf | TranslationMap;
}

/**
 * A translations hash: the names of locales, then nested keys, then leaves. It has at most 200 levels of keys, and at most
 * 1,000 characters in the path of a map or an array, with its locale and the dots. The path of any other leaf may be longer.
 */
export interface TranslationsHash {
  readonly [locale: string]: TranslationMap;
}

/** Tells whether a value is a map of keys: a plain object, as opposed to a leaf or an object of a class. */
export function isMap(value: unknown): value is { readonly [key: string]: unknown } {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  // The prototype of plain objects has no prototype. Comparing it with that of this realm would refuse those of others.
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
