import { isMap } from './translations/translations-hash';

// Keeps MISSING-01, TEXT-01.
/**
 * Returns the beginning of the text that `translate` returns when no translation is found; the full path that was
 * looked up follows it. The text is also the message of the error that `translateOrThrow` throws.
 *
 * @param locale the active locale, even if fallbacks have been tried
 */
export function missingPrefix(locale: string): string {
  // V8 would keep a concatenated prefix in parts, and join them again for each missing translation.
  return ['missing translation: ', locale, '.'].join('');
}

/** A message shows at most this many characters of a value. */
const SHOWN = 40;

/**
 * Describes a value for use in a message, for example as `the text "en"`, `an array` or `an object of the class Map`.
 */
export function describe(value: unknown): string {
  if (typeof value === 'string')
    return `the text ${JSON.stringify(value.slice(0, SHOWN))}${value.length > SHOWN ? '…' : ''}`;
  if (typeof value === 'symbol' || typeof value === 'function') return `a ${typeof value}`;
  return typeof value === 'object' && value !== null ? describeObject(value) : String(value).slice(0, SHOWN);
}

function describeObject(object: object): string {
  if (Array.isArray(object)) return describeArray(object);
  if (isMap(object)) return 'a plain object';
  if (object instanceof Date && Number.isNaN(object.getTime())) return 'a Date without a time';
  const { constructor } = object as { readonly constructor?: { readonly name?: string } };
  return constructor?.name ? `an object of the class ${constructor.name}` : 'an object of a class';
}

/** Describes an array. Its items are shown only if they are three numbers, as in a date: other arrays may be long. */
function describeArray(array: readonly unknown[]): string {
  const isDate = array.length === 3 && array.every((item) => typeof item === 'number');
  return isDate ? `the array [${array.join(', ')}]` : 'an array';
}
