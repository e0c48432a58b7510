/** Returns the texts at the leaves of nested maps. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

/** The fewest letters besides its placeholders by which a text is recognized when they are filled. */
const FEW_LETTERS = 3;

/** A text with placeholders, as the parts around them. */
export type Template = readonly string[];

/** Returns the templates among these texts, except those with too few letters to be recognized. */
export function templatesIn(texts: Iterable<string>): Template[] {
  return Array.from(texts, (text) => text.split(/%\{[^{}]+\}/)).filter(
    (parts) => parts.length > 1 && parts.join('').replace(/[^\p{Letter}]/gu, '').length >= FEW_LETTERS,
  );
}

/** Tells whether a text is a template with its placeholders filled. */
export function isFilled(template: Template, text: string): boolean {
  const parts = [...template];
  const first = parts.shift()!;
  const last = parts.pop()!;
  if (!text.startsWith(first) || !text.endsWith(last)) return false;
  let at = first.length;
  for (const part of parts) {
    const found = text.indexOf(part, at);
    if (found === -1) return false;
    at = found + part.length;
  }
  return at + last.length <= text.length;
}

/** Letters, digits, and the separators of a path. */
const PATH = /^[\p{Letter}\p{Number}\s._:/-]+$/u;

/**
 * Returns the words of a path and of each of its ends, with and without the locale, separated by spaces. For the path
 * `menu.close`, these are `menu close`, `close`, `en menu close`, and no words at all.
 */
export function barePathsOf(path: string, locales: Iterable<string>): string[] {
  const wholes = [path, ...Array.from(locales, (locale) => `${locale}.${path}`)].map(wordsOf);
  return [...new Set(wholes.flatMap((words) => words.map((_, index) => words.slice(index).join(' ')))), ''];
}

/**
 * Tells whether a text is only a path or its end, however it is written. For the path `menu.close`, these are
 * `menu.close`, `en.menu.close`, `Menu Close` and `Close`.
 *
 * @param paths those of {@link barePathsOf}
 */
export function isBarePath(text: string, paths: readonly string[]): boolean {
  return PATH.test(text) && paths.includes(wordsOf(text).join(' '));
}

/** Returns the words of a text, in small letters. */
function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{Letter}\p{Number}]+/gu) ?? [];
}
