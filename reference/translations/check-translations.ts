import { describe } from '../messages';
import { InvalidTranslations } from '../errors';
import { isMap, type TranslationsHash } from './translations-hash';

/**
 * The limits on translations. Real translations stay far below them. Files exceed them only when aliases multiply
 * entries, or when the files are malicious. Each entry stores its full path. So without the limit `prefix`, a long key
 * would be stored once for each of the many entries that may be below it. `reference/README.md` lists the limits for
 * users. The recordings of crystal-i18n 0.2.2 that are mentioned below are in `fixtures/recordings`.
 */
export const LIMITS = {
  /**
   * The maximum number of levels of keys below a locale. It must allow 120 levels, the most that crystal-i18n 0.2.2
   * accepted in the recordings.
   */
  depth: 200,
  /** The maximum number of entries that repeated maps and arrays, for example YAML aliases, may add to a hash. */
  repeatedEntries: 1_000_000,
  /**
   * The maximum number of characters in the path of a map or an array, including its locale and the dots. It must allow
   * 323, the length of the longest path that crystal-i18n 0.2.2 accepted in the recordings.
   */
  prefix: 1000,
} as const;

/** The message about keys that are nested too deeply. */
export const nestedTooDeep = `nested deeper than ${LIMITS.depth} levels`;

/**
 * The size of a map or an array, including the maps and arrays inside it. It is measured only once, no matter how often
 * the map or array occurs.
 */
interface Extent {
  /**
   * The number of leaves, maps and arrays. Maps and arrays are counted because even empty ones take time to process.
   */
  readonly entries: number;
  /** The number of levels of nested maps and arrays, including this one. */
  readonly levels: number;
  /** The number of characters in the longest path from this map or array to a map or an array inside it. */
  readonly prefix: number;
}

// Keeps FILES-06.
/**
 * Checks that a value is a translations hash that exceeds none of the {@link LIMITS}.
 *
 * @throws InvalidTranslations when the value is not such a hash; the error names the key
 */
export function checkTranslations(value: unknown): TranslationsHash {
  /**
   * The extents of the maps and arrays visited so far. An extent is undefined until everything inside its map or array
   * has been checked.
   */
  const extents = new Map<object, Extent | undefined>();
  const path: string[] = [];
  let repeatedEntries = 0;

  function refuse(reason: string): never {
    throw new InvalidTranslations(reason, path.length === 0 ? {} : { key: shownPath(path) });
  }

  /** @param length the number of characters in the path */
  function checkNested(nested: object, length: number): Extent {
    const known = extents.get(nested);
    if (known === undefined && extents.has(nested)) refuse('the map stands inside itself');
    if (path.length + (known?.levels ?? 1) > LIMITS.depth + 1) refuse(nestedTooDeep);
    if (length + (known?.prefix ?? 0) > LIMITS.prefix)
      refuse(`the keys that lead to other keys have more than ${LIMITS.prefix} characters together`);
    if (known !== undefined) {
      repeatedEntries += known.entries;
      if (repeatedEntries > LIMITS.repeatedEntries)
        refuse(`repeated maps unfold to more than ${LIMITS.repeatedEntries} entries`);
      return known;
    }
    extents.set(nested, undefined);
    const extent = Array.isArray(nested) ? checkArray(nested) : checkMap(nested, length);
    extents.set(nested, extent);
    return extent;
  }

  function checkMap(map: object, length: number): Extent {
    if (!isMap(map)) refuse(`${EXPECTED}, found ${describe(map)}`);
    let entries = 1;
    let levels = 0;
    let prefix = 0;
    // Most maps contain only texts. Checking such maps key by key would take several times as long.
    const texts = numberOfTexts(map);
    if (texts !== undefined) return { entries: 1 + texts, levels: 1, prefix: 0 };
    for (const key of Object.keys(map)) {
      const value = map[key];
      path.push(key);
      if (typeof value === 'object' && value !== null) {
        const keyLength = key.length + 1;
        const extent = checkNested(value, length + keyLength);
        entries += extent.entries;
        levels = Math.max(levels, extent.levels);
        prefix = Math.max(prefix, keyLength + extent.prefix);
      } else {
        checkLeaf(value);
        entries++;
      }
      path.pop();
    }
    return { entries, levels: levels + 1, prefix };
  }

  // Keeps FILES-04, FILES-05.
  function checkArray(array: readonly unknown[]): Extent {
    const index = array.findIndex((item) => typeof item !== 'string');
    if (index !== -1) {
      path.push(String(index));
      refuse(`expected text, found ${kindOf(array[index])}`);
    }
    return { entries: array.length + 1, levels: 1, prefix: 0 };
  }

  // Keeps FILES-04, FILES-05.
  function checkLeaf(leaf: unknown): void {
    if (typeof leaf === 'string' || typeof leaf === 'boolean' || leaf === null) return;
    if (typeof leaf !== 'number') refuse(`${EXPECTED}, found ${describe(leaf)}`);
    if (!Number.isSafeInteger(leaf)) refuse(notAnInteger(leaf));
  }

  if (!isMap(value)) refuse(`expected a map of locales, found ${describe(value)}`);
  for (const locale of Object.keys(value)) {
    const keys = value[locale];
    path.push(locale);
    if (!isMap(keys)) refuse(`expected a map of the keys of a locale, found ${describe(keys)}`);
    checkNested(keys, locale.length);
    path.pop();
  }
  return value as TranslationsHash;
}

/** Returns the number of texts in a map; undefined if it contains anything else. */
function numberOfTexts(map: { readonly [key: string]: unknown }): number | undefined {
  let texts = 0;
  // This loop takes half the time of one over `Object.values`.
  for (const key in map) {
    if (typeof map[key] !== 'string') return undefined;
    texts++;
  }
  return texts;
}

const EXPECTED = 'expected text, an integer, a boolean, null, an array of text or a map';

/** A message shows at most this many characters of a long path or number. */
const SHOWN = 100;
/** A path with more characters than this is shortened in messages. */
const LONG_PATH = 250;
/** A path with more keys than this is shortened in messages. */
const DEEP_PATH = 100;

function shownPath(path: readonly string[]): string {
  const shown = path.length > DEEP_PATH ? [...path.slice(0, 3), '…'].join('.') : path.join('.');
  return shown.length > LONG_PATH ? `${shown.slice(0, SHOWN)}…` : shown;
}

/** Returns the message about a number that translations cannot contain. */
export function notAnInteger(number: number | string): string {
  const shown = String(number);
  const start = shown.length > SHOWN ? `${shown.slice(0, SHOWN)}…` : shown;
  return `${start} is not an integer that can be held exactly; quote it to make it text`;
}

/**
 * Describes a value as {@link describe} does, but calls a plain object a map, as the other messages about translations
 * do.
 */
function kindOf(value: unknown): string {
  return isMap(value) ? 'a map' : describe(value);
}
