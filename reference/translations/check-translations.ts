import { InvalidTranslations } from '../errors';
import { describe, isMap, shortened } from '../messages';
import type { TranslationsHash } from './translations-hash';

/** The limits on translations, which README.md lists. The recordings of crystal-i18n 0.2.2 are in `fixtures/`. */
export const LIMITS = {
  /** The maximum number of levels of keys below a locale: more than 120, the most in the recordings. */
  depth: 200,
  /** The maximum number of entries that repeated maps and arrays, for example YAML aliases, may add to a hash. */
  repeatedEntries: 1_000_000,
  /** The maximum length of the path of a map or an array, which each entry below it stores: more than 323 as well. */
  prefix: 1000,
} as const;

const EXPECTED = 'expected text, an integer, a boolean, null, an array of text or a map';

// Keeps FILES-06.
/** @throws InvalidTranslations when a value is not a translations hash, or exceeds a limit; the error names the key */
export function checkTranslations(value: unknown): TranslationsHash {
  const path: string[] = [];
  const visited = new Set<object>();
  let repeatedEntries = 0;

  function refuse(reason: string): never {
    throw new InvalidTranslations(reason, path.length === 0 ? {} : { key: shortened(path.join('.'), SHOWN) });
  }

  /** @param length the number of characters in the path */
  function checkNested(nested: object, length: number): void {
    if (path.length > LIMITS.depth) refuse(`nested deeper than ${LIMITS.depth} levels`);
    if (length > LIMITS.prefix) refuse(`the path of a map has more than ${LIMITS.prefix} characters`);
    const entries = 1 + (Array.isArray(nested) ? checkArray(nested) : checkMap(nested, length));
    // Maps and arrays are counted because even empty ones take time to process.
    if (visited.has(nested)) repeatedEntries += entries;
    if (repeatedEntries > LIMITS.repeatedEntries)
      refuse(`repeated maps unfold to more than ${LIMITS.repeatedEntries} entries`);
    visited.add(nested);
  }

  /** Returns the number of leaves in the map itself. */
  function checkMap(map: object, length: number): number {
    if (!isMap(map)) refuse(`${EXPECTED}, found ${describe(map)}`);
    let leaves = 0;
    for (const key of Object.keys(map)) {
      const value = map[key];
      path.push(key);
      if (path.length === 1 && !isMap(value))
        refuse(`expected a map of the keys of a locale, found ${describe(value)}`);
      if (typeof value === 'object' && value !== null) checkNested(value, length + key.length + 1);
      else {
        checkLeaf(value);
        leaves++;
      }
      path.pop();
    }
    return leaves;
  }

  // Keeps FILES-04, FILES-05.
  function checkArray(array: readonly unknown[]): number {
    const index = array.findIndex((item) => typeof item !== 'string');
    if (index === -1) return array.length;
    const found = notAText(path.at(-1)!, describe(array[index]));
    path.push(String(index));
    return refuse(found);
  }

  // Keeps FILES-04, FILES-05.
  function checkLeaf(leaf: unknown): void {
    if (typeof leaf === 'string' || typeof leaf === 'boolean' || leaf === null) return;
    if (typeof leaf !== 'number') refuse(`${EXPECTED}, found ${describe(leaf)}`);
    if (!Number.isSafeInteger(leaf)) refuse(notAnInteger(leaf));
  }

  if (!isMap(value)) refuse(`expected a map of locales, found ${describe(value)}`);
  // The path of a locale has no dot before it.
  checkNested(value, -1);
  return value as TranslationsHash;
}

/** A message shows at most this many characters of a path or a number. */
const SHOWN = 100;

/** Returns the message about a number that translations cannot contain. */
export function notAnInteger(number: number | string): string {
  const shown = shortened(String(number), SHOWN);
  const kind = /\d\.|\.\d/.test(shown) ? 'a decimal number' : 'not an integer that can be held exactly';
  return `${shown} is ${kind}; quote it to make it text`;
}

/** Returns the message about an array's item that is not text. In files for Ruby on Rails, months begin with null. */
export function notAText(list: string, found: string): string {
  const advice = list.endsWith('_names') ? '; months begin with January, and days with Monday' : '';
  return `expected text, found ${found}${advice}`;
}
