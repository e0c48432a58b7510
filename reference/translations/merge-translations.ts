import { isMap, type TranslationsHash } from './translations-hash';

// Keeps LEAF-04, LEAF-05, LATER-02.
/**
 * Merges translations, in time linear in their size. Where both sides have a map, the maps are merged; otherwise the later
 * side replaces the earlier one. None of them is changed.
 */
export function mergeTranslations(hashes: Iterable<TranslationsHash>): TranslationsHash {
  /** The maps that were copied, and may be changed. A map is copied when something is added to it for the first time. */
  const copies = new Set<object>();

  function copyOf(map: object): Record<string, unknown> {
    if (copies.has(map)) return map as Record<string, unknown>;
    // Without a prototype, a key such as `__proto__` is a key like any other.
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
