/** The texts at the leaves of nested maps. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

/** Letters, digits, and what stands between the parts of a path. */
const PATH = /^[\p{Letter}\p{Number}\s._:/-]+$/u;

/**
 * Tells whether a text is nothing but a path or its end, with or without the locale, however it is written: of the path
 * `menu.close`, so are `menu.close`, `en.menu.close`, `Menu Close` and `Close`.
 */
export function isBarePath(text: string, path: string, locales: Iterable<string>): boolean {
  if (!PATH.test(text)) return false;
  const words = wordsOf(text);
  return [path, ...Array.from(locales, (locale) => `${locale}.${path}`)].some((whole) =>
    wordsOf(whole).endsWith(words),
  );
}

/** The words of a text, each with a space in front of it. */
function wordsOf(text: string): string {
  return ` ${text.toLowerCase()}`.replace(/[^\p{Letter}\p{Number}]+/gu, ' ').trimEnd();
}
