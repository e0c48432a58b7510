/** Tells whether a value is a map of keys, that is, a plain object rather than a leaf or an instance of a class. */
export function isMap(value: unknown): value is { readonly [key: string]: unknown } {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  // A comparison with `Object.prototype` would refuse plain objects from other realms.
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

// Keeps MISSING-01, TEXT-01.
/** Returns the beginning of the text about a missing translation; the full path that was looked up follows it. */
export function missingPrefix(activeLocale: string): string {
  return `missing translation: ${activeLocale}.`;
}

/** Returns the beginning of a text, with an ellipsis if it is longer. */
export function shortened(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length)}…` : text;
}

/** A message shows at most this many characters of a value. */
const SHOWN = 40;

/** Describes a value in a message, for example as `the text "en"`, `an array` or `an object of the class Map`. */
export function describe(value: unknown): string {
  if (typeof value === 'string') return `the text ${JSON.stringify(shortened(value, SHOWN))}`;
  if (typeof value === 'symbol' || typeof value === 'function') return `a ${typeof value}`;
  if (typeof value !== 'object' || value === null) return shortened(String(value), SHOWN);
  if (Array.isArray(value)) {
    const isDate = value.length === 3 && value.every((item) => typeof item === 'number');
    return isDate ? `the array [${value.join(', ')}]` : 'an array';
  }
  if (isMap(value)) return 'a plain object';
  const { constructor } = value as { readonly constructor?: { readonly name?: string } };
  return constructor?.name ? `an object of the class ${constructor.name}` : 'an object of a class';
}
