/** The number of bytes that all caches may take together: four times what a hundred locales with dozens of formats take. */
const MOST_BYTES = 2 ** 22;
/** The number of bytes of the largest value that is kept. A larger one would push out many others. */
const MOST_BYTES_OF_VALUE = MOST_BYTES / 16;
/** The number of bytes of an entry without its key and its value, about. */
const BYTES_OF_ENTRY = 100;

/** The caches that are not empty, and the number of bytes that they take. */
const filled = new Set<Map<string, unknown>>();
let bytes = 0;

/**
 * A cache of values by their keys, so that none is made twice. When the caches of the process are full together, all forget
 * everything, and no cache keeps a large value. So keys that come from outside cannot make them grow without end.
 */
export class BoundedCache<Value> {
  private readonly values = new Map<string, Value>();

  /**
   * @param make makes the value of a key that is not in the cache
   * @param bytesOf returns the number of bytes that a value takes, about; small values need none
   */
  constructor(
    private readonly make: (key: string) => Value,
    private readonly bytesOf: (value: Value) => number = () => 0,
  ) {}

  get(key: string): Value {
    return this.values.get(key) ?? this.add(key);
  }

  private add(key: string): Value {
    const value = this.make(key);
    const added = BYTES_OF_ENTRY + 2 * key.length + this.bytesOf(value);
    if (added > MOST_BYTES_OF_VALUE) return value;
    if (bytes + added > MOST_BYTES) {
      for (const values of filled) values.clear();
      filled.clear();
      bytes = 0;
    }
    this.values.set(key, value);
    filled.add(this.values);
    bytes += added;
    return value;
  }
}
