import { describe } from '../describe';
import { InvalidTranslations, type TranslationsPlace } from '../errors';
import { isMap, type TranslationsHash } from './translations-hash';

/**
 * Translations stay far below these limits; aliases that multiply, or text made to harm, do not. Every entry keeps its
 * path: without a limit for what leads to it, a long key above many would need memory for each of them. The README of
 * the package lists them for users.
 */
export const LIMITS = {
  /** Levels of keys below a locale. 0.2.2 was recorded with 120. */
  depth: 200,
  /** Entries of maps that stand in several places, such as those that aliases of YAML repeat. */
  repeatedEntries: 1_000_000,
  /** Characters of a locale and the keys that lead to a map, with the dots between them. 0.2.2 was recorded with 323. */
  prefix: 1000,
} as const;

/** Says that keys nest beyond the limit. */
export const nestedTooDeep = `nested deeper than ${LIMITS.depth} levels`;

/** Finds where a path stands in the text that translations were read from. */
export type FindPlace = (path: readonly string[]) => TranslationsPlace;

// Keeps FILES-06.
/**
 * Checks that a value is a translations hash (section 2.4).
 *
 * @throws InvalidTranslations that names the key, and its line and column when `findPlace` knows them, when it is not
 */
export function checkTranslations(value: unknown, findPlace: FindPlace = () => ({})): TranslationsHash {
  new TranslationsCheck(findPlace).hash(value);
  return value as TranslationsHash;
}

/** The size of a map or an array once its aliases are followed. */
interface Extent {
  /** The number of entries, with the maps and arrays in it, which take time to walk through even if they are empty. */
  readonly entries: number;
  /** The number of levels of maps and arrays, itself included. */
  readonly levels: number;
  /** The number of characters of the longest path to a map or an array in it. */
  readonly prefix: number;
}

/** A walk through translations that enters what stands in several places once, however often it unfolds. */
class TranslationsCheck {
  /** The maps and arrays that were walked; without an extent, those that the walk is inside of. */
  private readonly extents = new Map<object, Extent | undefined>();
  private readonly path: string[] = [];
  private repeatedEntries = 0;

  constructor(private readonly findPlace: FindPlace) {}

  hash(value: unknown): void {
    if (!isMap(value)) this.refuse(`expected a map of locales, found ${kindOf(value)}`);
    for (const locale of Object.keys(value)) {
      const keys = value[locale];
      this.path.push(locale);
      if (!isMap(keys)) this.refuse(`expected a map of keys, found ${kindOf(keys)}`);
      this.nested(keys, locale.length);
      this.path.pop();
    }
  }

  /** @param length how many characters the path has */
  private nested(value: object, length: number): Extent {
    const isKnown = this.extents.has(value);
    const known = this.extents.get(value);
    if (isKnown && known === undefined) this.refuse('the map stands inside itself');
    if (this.path.length + (known?.levels ?? 1) > LIMITS.depth + 1) this.refuse(nestedTooDeep);
    if (length + (known?.prefix ?? 0) > LIMITS.prefix)
      this.refuse(`the keys that lead to other keys have more than ${LIMITS.prefix} characters together`);
    if (known !== undefined) return this.repeated(known);
    this.extents.set(value, undefined);
    const extent = Array.isArray(value) ? this.array(value) : this.map(value, length);
    this.extents.set(value, extent);
    return extent;
  }

  private repeated(extent: Extent): Extent {
    this.repeatedEntries += extent.entries;
    if (this.repeatedEntries > LIMITS.repeatedEntries) {
      this.refuse(`repeated maps unfold to more than ${LIMITS.repeatedEntries} entries`);
    }
    return extent;
  }

  private map(map: object, length: number): Extent {
    if (!isMap(map)) this.refuse(`${EXPECTED}, found ${kindOf(map)}`);
    const values = Object.values(map);
    // Most maps are of texts alone. Their keys need no look, which would take several times as long.
    if (values.every(isText)) return { entries: values.length + 1, levels: 1, prefix: 0 };
    let entries = 1;
    let levels = 0;
    let prefix = 0;
    for (const key of Object.keys(map)) {
      const value = map[key];
      this.path.push(key);
      if (typeof value === 'object' && value !== null) {
        const keyLength = key.length + 1;
        const extent = this.nested(value, length + keyLength);
        entries += extent.entries;
        levels = Math.max(levels, extent.levels);
        prefix = Math.max(prefix, keyLength + extent.prefix);
      } else {
        this.scalar(value);
        entries++;
      }
      this.path.pop();
    }
    return { entries, levels: levels + 1, prefix };
  }

  // Keeps FILES-04, FILES-05.
  private array(array: readonly unknown[]): Extent {
    const index = array.findIndex((item) => !isText(item));
    if (index !== -1) {
      this.path.push(String(index));
      this.refuse(`expected text, found ${kindOf(array[index])}`);
    }
    return { entries: array.length + 1, levels: 1, prefix: 0 };
  }

  // Keeps FILES-04, FILES-05.
  private scalar(value: unknown): void {
    if (typeof value === 'string' || typeof value === 'boolean' || value === null) return;
    if (typeof value !== 'number') this.refuse(`${EXPECTED}, found ${kindOf(value)}`);
    if (!Number.isSafeInteger(value)) this.refuse(notAnInteger(value));
  }

  private refuse(reason: string): never {
    const { path } = this;
    const place = this.findPlace(path);
    throw new InvalidTranslations(reason, path.length === 0 ? place : { key: shownPath(path), ...place });
  }
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}

const EXPECTED = 'expected text, an integer, a boolean, null, an array of text or a map';

/** The number of characters of a key or a value that a message shows. */
const SHOWN = 100;
/** A path of more characters than this is shown in part. */
const LONG_PATH = 250;
/** A path of more keys than this is shown in part. */
const DEEP_PATH = 100;

function shownPath(path: readonly string[]): string {
  const shown = path.length > DEEP_PATH ? [...path.slice(0, 3), '…'].join('.') : path.join('.');
  return shown.length > LONG_PATH ? `${shown.slice(0, SHOWN)}…` : shown;
}

/** Says that a number is none that translations may hold. */
export function notAnInteger(number: number | string): string {
  const shown = String(number);
  const start = shown.length > SHOWN ? `${shown.slice(0, SHOWN)}…` : shown;
  return `${start} is not an integer that can be held exactly; quote it to make it text`;
}

/** Describes a value in the words of files. */
function kindOf(value: unknown): string {
  return isMap(value) ? 'a map' : describe(value);
}
