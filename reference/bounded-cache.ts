/** The maximum size of all caches together, in bytes: four times what a hundred locales with dozens of formats need. */
const MOST_BYTES = 2 ** 22;
/** The maximum size of a cached entry, in bytes. Larger entries would soon fill the caches, which are then cleared. */
const MOST_BYTES_OF_VALUE = MOST_BYTES / 16;
/** The approximate overhead of an entry in bytes, in addition to its key and its value. */
const BYTES_OF_ENTRY = 100;

/**
 * The caches that are not empty, and their total size in bytes. Caches of discarded catalogs count until all caches are
 * cleared. The contents of the caches do not affect results.
 */
const filled = new Set<Map<string, unknown>>();
let bytes = 0;

/**
 * Returns a function that makes the value for a key and caches that value for later calls. When the process's caches
 * together would exceed the maximum size, all of them are cleared. Large values are not cached. So keys from outside
 * cannot make the caches grow without limit.
 *
 * @param make makes a value
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
