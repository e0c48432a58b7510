/** The maximum number of characters in the keys of all caches: many times what a hundred locales need. */
const MOST_CHARACTERS = 100_000;
/** A longer key is not cached, because a few of them would fill the caches, which would then be cleared. */
const LONGEST_KEY = MOST_CHARACTERS / 16;
/** The number of characters that an entry counts in addition to its key: about the memory of a short value. */
const CHARACTERS_OF_ENTRY = 20;

/** The caches that are not empty, and the number of characters in them. */
const filled = new Set<Map<string, unknown>>();
let characters = 0;

/**
 * Returns a function that creates the value for a key, and caches it. If the caches of the process become too large,
 * all of them are cleared, so keys that come from user input cannot make them grow without limit.
 *
 * @param make creates the value for a key: about 50 bytes per character, so that all caches take 5 MB at most
 */
export function boundedCache<Value>(make: (key: string) => Value): (key: string) => Value {
  const values = new Map<string, Value>();

  function add(key: string): Value {
    const value = make(key);
    if (key.length > LONGEST_KEY) return value;
    const added = CHARACTERS_OF_ENTRY + key.length;
    if (characters + added > MOST_CHARACTERS) {
      for (const cache of filled) cache.clear();
      filled.clear();
      characters = 0;
    }
    values.set(key, value);
    filled.add(values);
    characters += added;
    return value;
  }

  return (key) => values.get(key) ?? add(key);
}
