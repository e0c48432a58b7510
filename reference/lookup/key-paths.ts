/**
 * The paths of the keys in a map of translations. All locales of a catalog share these paths, because locales mostly
 * have the same keys in the same order. So the paths need not be built and hashed again for each locale. Because the
 * paths are shared, the first lookups after a change of the active locale also find many of them in the processor's
 * caches.
 */
export class KeyPaths {
  private keys: readonly string[] = [];
  private paths: readonly string[] = [];
  private readonly maps = new Map<string, KeyPaths>();

  /** @param path the path of the map; undefined for the outermost map */
  constructor(readonly path: string | undefined) {}

  // Keeps LOOKUP-02.
  /** Returns the full paths of the keys that a locale has in the map, in the order of the keys. */
  of(keys: readonly string[]): readonly string[] {
    if (keys.length === this.keys.length && keys.every((key, index) => key === this.keys[index]))
      return this.paths;
    const known = new Map(this.keys.map((key, index) => [key, this.paths[index]!]));
    const paths = keys.map((key) => known.get(key) ?? this.pathOf(key));
    // The longest list of keys is kept, because it is the most likely to contain the keys of other locales.
    if (keys.length >= this.keys.length) {
      this.keys = keys;
      this.paths = paths;
    }
    return paths;
  }

  // Keeps LOOKUP-02.
  /** Returns the full path of a key in the map. The key may itself contain dots. */
  pathOf(key: string): string {
    // V8 would keep a concatenated path together with its parts, which takes 24 bytes more for each path.
    return this.path === undefined ? key : [this.path, key].join('.');
  }

  /**
   * Returns the paths of the keys in an inner map.
   *
   * @param key the key in this map whose value is the inner map
   * @param path the path of the inner map
   */
  below(key: string, path: string): KeyPaths {
    let map = this.maps.get(key);
    if (map === undefined) {
      map = new KeyPaths(path);
      this.maps.set(key, map);
    }
    return map;
  }
}
