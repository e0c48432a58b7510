import { InvalidTranslations } from '../errors';
import { isMap, type TranslationsHash } from './translations-hash';

/** No locale is this large or nests this deep; aliases that multiply, or a map inside itself, soon are. */
const LIMITS = { entries: 1_000_000, depth: 100 } as const;

/**
 * Checks that a value is a translations hash (section 2.4).
 *
 * @throws InvalidTranslations that names the key, when it is not
 */
export function checkTranslations(value: unknown): TranslationsHash {
  if (!isMap(value)) {
    throw new InvalidTranslations(`expected a map of locales, found ${kindOf(value)}`);
  }
  const sizes = new Map<object, number>();
  for (const [locale, keys] of Object.entries(value)) {
    if (!isMap(keys)) {
      throw new InvalidTranslations(`expected a map of keys, found ${kindOf(keys)}`, { key: locale });
    }
    checkMap(keys, [locale], sizes);
  }
  return value as TranslationsHash;
}

/**
 * @param sizes how many entries each map that was checked unfolds to: a map that stands in many places is walked once
 * @returns how many entries this map unfolds to
 */
function checkMap(map: object, path: readonly string[], sizes: Map<object, number>): number {
  const known = sizes.get(map);
  if (known !== undefined) return known;
  if (path.length > LIMITS.depth) {
    throw new InvalidTranslations(`nested deeper than ${LIMITS.depth} levels`, { key: path.join('.') });
  }
  let size = 0;
  for (const [key, value] of Object.entries(map)) {
    size += isMap(value) ? checkMap(value, [...path, key], sizes) : checkLeaf(value, [...path, key]);
  }
  if (size > LIMITS.entries) {
    throw new InvalidTranslations(`unfolds to more than ${LIMITS.entries} entries`, { key: path.join('.') });
  }
  sizes.set(map, size);
  return size;
}

function checkLeaf(value: unknown, path: readonly string[]): number {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      if (typeof item !== 'string')
        refuse(`expected text in the array, found ${kindOf(item)}`, [...path, String(index)]);
    }
    return value.length;
  }
  if (typeof value === 'number' && !Number.isSafeInteger(value)) {
    refuse(`${value} is not an integer that can be held exactly; quote it to make it text`, path);
  }
  if (!['string', 'number', 'boolean'].includes(typeof value) && value !== null) {
    refuse(
      `expected text, an integer, a boolean, null, an array of text or a map, found ${kindOf(value)}`,
      path,
    );
  }
  return 1;
}

function refuse(reason: string, path: readonly string[]): never {
  throw new InvalidTranslations(reason, { key: path.join('.') });
}

/** What a value is, in the words of a sentence. */
export function kindOf(value: unknown): string {
  if (value === null || value === undefined) return String(value);
  if (Array.isArray(value)) return 'an array';
  if (isMap(value)) return 'a map';
  if (typeof value === 'object') return 'an object of a class';
  return typeof value === 'function' || typeof value === 'symbol'
    ? `a ${typeof value}`
    : JSON.stringify(String(value));
}
