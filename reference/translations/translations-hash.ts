/** A leaf of a translations hash: a text, an integer, a boolean, null, or an array of texts. */
export type TranslationLeaf = string | number | boolean | null | readonly string[];

/** A map of keys. The value of each key is a leaf or another map of keys. */
export interface TranslationMap {
  readonly [key: string]: TranslationLeaf | TranslationMap;
}

/**
 * A translations hash. Its outermost keys are the names of locales. Below a locale, keys may be nested at most 200
 * levels deep. The path of a map or an array may have at most 1,000 characters, including the locale and the dots. The
 * path of any other value may be longer.
 */
export interface TranslationsHash {
  readonly [locale: string]: TranslationMap;
}

/** Tells whether a value is a map of keys, that is, a plain object rather than a leaf or an instance of a class. */
export function isMap(value: unknown): value is { readonly [key: string]: unknown } {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  // The prototype of a plain object has no prototype itself. A comparison with `Object.prototype` would refuse plain
  // objects from other realms.
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
