/** A leaf of a translations hash: a text, an integer, a boolean, null, or an array of texts. */
export type TranslationLeaf = string | number | boolean | null | readonly string[];

/** The nested keys of a locale. */
export interface TranslationMap {
  readonly [key: string]: TranslationLeaf | TranslationMap;
}

/**
 * A translations hash: locale names, then nested keys, then leaves. It has at most 200 levels of keys. The path of a
 * map or an array has at most 1,000 characters, including its locale and the dots. The paths of leaves other than
 * arrays may be longer.
 */
export interface TranslationsHash {
  readonly [locale: string]: TranslationMap;
}

/** Tells whether a value is a map of keys: a plain object, as opposed to a leaf or an object of a class. */
export function isMap(value: unknown): value is { readonly [key: string]: unknown } {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  // The prototype of a plain object has no prototype itself. Comparing it with `Object.prototype` would refuse plain
  // objects of other realms.
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
