import { isMap } from '../messages';

/** A leaf of a translations hash: a text, an integer, a boolean, null, or an array of texts. */
export type TranslationLeaf = string | number | boolean | null | readonly string[];

/** A map of keys. The value of each key is a leaf or another map of keys. */
export interface TranslationMap {
  readonly [key: string]: TranslationLeaf | TranslationMap;
}

/** A translations hash. Its outermost keys are the names of locales. README.md lists its limits. */
export interface TranslationsHash {
  readonly [locale: string]: TranslationMap;
}

// Keeps LEAF-04, LATER-02.
/**
 * Merges the translations of a loader's files, or of a configuration's loaders, in linear time, without changing them.
 * If two hashes have maps under the same key, the maps are merged; otherwise, the later value replaces the earlier one.
 * Keys are not split at their dots, and keep the position of their first occurrence: `{ a: {}, 'a.b': 'first' }` merged
 * with `{ a: { b: 'second' } }` has the text `first` at the path `a.b`. Separate injections are merged by path instead.
 */
export function mergeTranslations(hashes: Iterable<TranslationsHash>): TranslationsHash {
  /** The maps that may be changed: before something is added to a map for the first time, it is copied. */
  const copies = new Set<object>();

  function copyOf(map: object): Record<string, unknown> {
    if (copies.has(map)) return map as Record<string, unknown>;
    // The copy has no prototype, so `__proto__` is a key like any other.
    const copy = Object.assign(Object.create(null), map) as Record<string, unknown>;
    copies.add(copy);
    return copy;
  }

  function add(later: object, merged: Record<string, unknown>): void {
    for (const [key, value] of Object.entries(later)) {
      const present = merged[key];
      if (isMap(present) && isMap(value)) add(value, (merged[key] = copyOf(present)));
      else merged[key] = value;
    }
  }

  const merged = copyOf({});
  for (const hash of hashes) add(hash, merged);
  return merged as TranslationsHash;
}
