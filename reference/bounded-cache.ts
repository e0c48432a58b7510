/** The number of bytes that all caches may take together: four times what a hundred locales with dozens of formats take. */
const MOST_BYTES = 2 ** 22;
/** The number of bytes of the largest value that is kept. A larger one would push out many others. */
const MOST_BYTES_OF_VALUE = MOST_BYTES / 16;
/** The number of bytes of an entry without its key and its value, about. */
const BYTES_OF_ENTRY = 100;

/**
 * The caches that are not empty, and the number of bytes that they take. Caches of catalogs that are no longer used count
 * until all caches forget everything. It has no effect on results.
 */
const filled = new Set<Map<string, unknown>>();
let bytes = 0;

/**
 * Returns a function that makes values by their keys, and keeps them so that none is made twice. When the caches of the
 * process are full together, all forget everything, and no cache keeps a large value. So keys that come from outside cannot
 * make them grow without end.
 *
 * @param make makes a value
 * @param bytesOf returns the number of bytes that a value takes, about; small values need none
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
