/** Returns the texts at the leaves of nested maps. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

/** The fewest letters besides its placeholders by which a text is recognized when they are filled. */
const FEW_LETTERS = 3;

/** Tells whether a text is one of these, as it is or with its placeholders filled. */
export function isOneOf(texts: ReadonlySet<string>, text: string): boolean {
  return texts.has(text) || [...texts].some((template) => isFilled(template, text));
}

function isFilled(template: string, text: string): boolean {
  const parts = template.split(/%\{[^{}]+\}/);
  if (parts.length === 1 || parts.join('').replace(/[^\p{Letter}]/gu, '').length < FEW_LETTERS) return false;
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
 * Tells whether a text is only a path or its end, with or without the locale, however it is written. For the path
 * `menu.close`, these are `menu.close`, `en.menu.close`, `Menu Close` and `Close`.
 */
export function isBarePath(text: string, path: string, locales: Iterable<string>): boolean {
  if (!PATH.test(text)) return false;
  const words = wordsOf(text);
  return [path, ...Array.from(locales, (locale) => `${locale}.${path}`)].some((whole) =>
    wordsOf(whole).endsWith(words),
  );
}

/** Returns the words of a text, each with a space in front of it. */
function wordsOf(text: string): string {
  return ` ${text.toLowerCase()}`.replace(/[^\p{Letter}\p{Number}]+/gu, ' ').trimEnd();
}
