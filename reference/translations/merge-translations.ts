import { isMap, type TranslationsHash } from './translations-hash';

// Keeps LEAF-04, LEAF-05, LATER-02.
/**
 * All translations in one, in time linear in their size: keys that nest on both sides are merged, and where they differ
 * otherwise the later side wins. None of them is changed.
 */
export function mergeTranslations(hashes: Iterable<TranslationsHash>): TranslationsHash {
  const merger = new Merger();
  const merged = merger.copyOf({});
  for (const hash of hashes) merger.add(hash, merged);
  return merged as TranslationsHash;
}

/** Merges into maps of its own. A map is copied once, when something is added to it for the first time. */
class Merger {
  private readonly own = new Set<object>();

  add(later: object, merged: Record<string, unknown>): void {
    for (const [key, value] of Object.entries(later)) {
      const present = merged[key];
      if (isMap(present) && isMap(value)) this.add(value, (merged[key] = this.ownOf(present)));
      else merged[key] = value;
    }
  }

  copyOf(map: object): Record<string, unknown> {
    // Without a prototype, a key such as `__proto__` is a key like any other.
    const copy = Object.assign(Object.create(null), map) as Record<string, unknown>;
    this.own.add(copy);
    return copy;
  }

  private ownOf(map: object): Record<string, unknown> {
    return this.own.has(map) ? (map as Record<string, unknown>) : this.copyOf(map);
  }
}
