import { InvalidTranslations } from '../errors';
import { isMap, type TranslationsHash } from './translations-hash';

/** Translations stay far below these limits; aliases that multiply, or text made to harm, do not. */
const LIMITS = { depth: 100, repeatedEntries: 1_000_000 } as const;

/**
 * Checks that a value is a translations hash (section 2.4).
 * Keeps FILES-06.
 *
 * @throws InvalidTranslations that names the key, when it is not
 */
export function checkTranslations(value: unknown): TranslationsHash {
  if (!isMap(value)) throw new InvalidTranslations(`expected a map of locales, found ${kindOf(value)}`);
  const check = new TranslationsCheck();
  for (const [locale, keys] of Object.entries(value)) {
    if (!isMap(keys)) refuse(`expected a map of keys, found ${kindOf(keys)}`, [locale]);
    check.entriesIn(keys, [locale]);
  }
  return value as TranslationsHash;
}

/** A walk through translations that enters what stands in several places once, however often it unfolds. */
class TranslationsCheck {
  /** How many entries the maps and arrays that were walked unfold to; none for those that the walk is inside of. */
  private readonly sizes = new Map<object, number | undefined>();
  private repeatedEntries = 0;

  /** How many entries a value unfolds to. */
  entriesIn(value: unknown, path: readonly string[]): number {
    if (typeof value !== 'object' || value === null) {
      checkScalar(value, path);
      return 1;
    }
    if (this.sizes.has(value)) return this.entriesAgain(value, path);
    if (path.length > LIMITS.depth)
      refuse(`nested deeper than ${LIMITS.depth} levels`, [...path.slice(0, 3), '…']);
    this.sizes.set(value, undefined);
    const size = Array.isArray(value) ? checkArray(value, path) : this.entriesInMap(value, path);
    this.sizes.set(value, size);
    return size;
  }

  private entriesAgain(value: object, path: readonly string[]): number {
    const size = this.sizes.get(value);
    if (size === undefined) refuse('the map stands inside itself', path);
    this.repeatedEntries += size;
    if (this.repeatedEntries > LIMITS.repeatedEntries) {
      refuse(`repeated maps unfold to more than ${LIMITS.repeatedEntries} entries`, path);
    }
    return size;
  }

  private entriesInMap(value: object, path: readonly string[]): number {
    if (!isMap(value)) refuse(`${EXPECTED}, found ${kindOf(value)}`, path);
    let size = 0;
    for (const [key, nested] of Object.entries(value)) size += this.entriesIn(nested, [...path, key]);
    return size;
  }
}

const EXPECTED = 'expected text, an integer, a boolean, null, an array of text or a map';

/** Keeps FILES-04, FILES-05. */
function checkArray(array: readonly unknown[], path: readonly string[]): number {
  for (const [index, item] of array.entries()) {
    if (typeof item !== 'string') refuse(`expected text, found ${kindOf(item)}`, [...path, String(index)]);
  }
  return array.length;
}

/** Keeps FILES-04, FILES-05. */
function checkScalar(value: unknown, path: readonly string[]): void {
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return;
  if (typeof value !== 'number') refuse(`${EXPECTED}, found ${kindOf(value)}`, path);
  if (!Number.isSafeInteger(value)) refuse(notAnInteger(value), path);
}

function refuse(reason: string, path: readonly string[]): never {
  throw new InvalidTranslations(reason, { key: path.join('.') });
}

/** Says that a number is none that translations may hold. */
export function notAnInteger(number: number | string): string {
  return `${number} is not an integer that can be held exactly; quote it to make it text`;
}

/** What a value is, in the words of a sentence. */
function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'an array';
  if (isMap(value)) return 'a map';
  if (typeof value === 'object' && value !== null) return 'an object of a class';
  if (typeof value === 'function' || typeof value === 'symbol') return `a ${typeof value}`;
  return typeof value === 'string' ? `the text ${JSON.stringify(value.slice(0, 40))}` : String(value);
}
