/**
 * The bytes that the caches of a process may take together: what a hundred locales with dozens of formats take, four
 * times.
 */
const MOST_BYTES = 2 ** 22;
/** The bytes of a value that is worth keeping. A larger one would push out many others. */
const MOST_BYTES_OF_VALUE = MOST_BYTES / 16;
/** About the bytes of an entry beside its key and what its value holds. */
const BYTES_OF_ENTRY = 100;

/** The values of all caches that are not empty, and the bytes that they take. */
const filled = new Set<Map<string, unknown>>();
let bytes = 0;

/**
 * A cache of values by their keys, so that none is made twice. All caches of the process forget everything when they are
 * full together, and none keeps a large value: keys that come from outside cannot make them grow without end.
 */
export class BoundedCache<Value> {
  private readonly values = new Map<string, Value>();

  /**
   * @param make makes the value for a key that is not there
   * @param bytesOf about the bytes that a value takes; few if it is not given
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
    if (bytes + added > MOST_BYTES) BoundedCache.forgetAll();
    this.values.set(key, value);
    filled.add(this.values);
    bytes += added;
    return value;
  }

  private static forgetAll(): void {
    for (const values of filled) values.clear();
    filled.clear();
    bytes = 0;
  }
}
