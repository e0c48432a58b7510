/** The number of characters that the keys of a cache may have together. Patterns that are worth keeping have some dozens. */
const MOST_CHARACTERS = 100_000;

/**
 * A cache of values by their keys, so that none is made twice. It forgets everything when it is full, and never holds a key
 * that fills it by itself: keys that come from outside cannot make it grow without end.
 */
export class BoundedCache<Value> {
  private readonly values = new Map<string, Value>();
  private characters = 0;

  /** @param make makes the value for a key that is not there */
  constructor(
    private readonly make: (key: string) => Value,
    private readonly limit = 1000,
  ) {}

  get(key: string): Value {
    return this.values.get(key) ?? this.add(key);
  }

  private add(key: string): Value {
    const value = this.make(key);
    if (key.length > MOST_CHARACTERS) return value;
    if (this.values.size >= this.limit || this.characters + key.length > MOST_CHARACTERS) {
      this.values.clear();
      this.characters = 0;
    }
    this.values.set(key, value);
    this.characters += key.length;
    return value;
  }
}
