import { isMap, type TranslationsHash } from './translations-hash';

// Keeps LEAF-04, LEAF-05, LATER-02.
/**
 * Merges translations of the files of a loader, or of the loaders of a configuration, in time linear in their size. Where
 * both sides have a map, the maps are merged; otherwise the later side replaces the whole earlier one. None of them is
 * changed. Between injections, by contrast, `LocaleEntries` replaces single paths.
 *
 * Keys are not split at their dots, and a key keeps the place in which it first stood. Of equal paths, the last one is found.
 * So after a first side with the key `a`, a text of the key `a.b` wins over one of `b` in a map `a` of a later side.
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
