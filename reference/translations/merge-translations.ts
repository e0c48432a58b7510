import { isMap, type TranslationsHash } from './translations-hash';

/**
 * Both translations in one: keys that nest on both sides are merged, and where they differ otherwise the later side
 * wins. Neither side is changed.
 * Keeps LEAF-04, LEAF-05.
 */
export function mergeTranslations(earlier: TranslationsHash, later: TranslationsHash): TranslationsHash {
  return mergeMaps(earlier, later) as TranslationsHash;
}

function mergeMaps(earlier: object, later: object): object {
  // Without a prototype, a key such as `__proto__` is a key like any other.
  const merged = Object.assign(Object.create(null), earlier) as Record<string, unknown>;
  for (const [key, value] of Object.entries(later)) {
    const present = merged[key];
    merged[key] = isMap(present) && isMap(value) ? mergeMaps(present, value) : value;
  }
  return merged;
}
