/** The maximum total size of all caches, in bytes: four times what a hundred locales with dozens of formats need. */
const MOST_BYTES = 2 ** 22;
/**
 * The maximum size of a cached entry, in bytes, including its key, its value and its overhead. Larger entries are not
 * cached, because they would soon fill the caches, which would then be cleared.
 */
const MOST_BYTES_OF_VALUE = MOST_BYTES / 16;
/** The approximate overhead of an entry, in bytes, not counting its key and value. */
const BYTES_OF_ENTRY = 100;

/**
 * The non-empty caches and their total size in bytes. The caches of discarded catalogs are included until all caches
 * are cleared. No result depends on whether a value is cached.
 */
const filled = new Set<Map<string, unknown>>();
let bytes = 0;

/**
 * Returns a function that creates the value for a key and, unless the value is large, caches it for later calls. If
 * adding a value would make the caches of the process exceed their maximum total size, all of them are cleared first.
 * So keys that come from user input cannot make the caches grow without limit.
 *
 * @param make creates the value for a key
 * @param bytesOf returns the approximate size of a value in bytes; may be omitted for small values
 */
export function boundedCache<Value>(
  make: (key: string) => Value,
  bytesOf: (value: Value) => number = () => 0,
): (key: string) => Value {
  const values = new Map<string, Value>();

  function add(key: string): Value {
    const value = make(key);
    const added = BYTES_OF_ENTRY + 2 * key.length + bytesOf(value);
    if (added > MOST_BYTES_OF_VALUE) return value;
    if (bytes + added > MOST_BYTES) {
      for (const cache of filled) cache.clear();
      filled.clear();
      bytes = 0;
    }
    values.set(key, value);
    filled.add(values);
    bytes += added;
    return value;
  }

  return (key) => values.get(key) ?? add(key);
}
