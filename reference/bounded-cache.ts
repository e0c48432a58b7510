/**
 * What was made for a key, so that it is not made again. It forgets everything when it is full: keys that come from
 * outside cannot make it grow without end.
 */
export class BoundedCache<Value> {
  private readonly values = new Map<string, Value>();

  /** @param make makes the value for a key that is not there */
  constructor(
    private readonly make: (key: string) => Value,
    private readonly limit = 1000,
  ) {}

  get(key: string): Value {
    let value = this.values.get(key);
    if (value === undefined) {
      value = this.make(key);
      if (this.values.size >= this.limit) this.values.clear();
      this.values.set(key, value);
    }
    return value;
  }
}
