/** Returns the texts at the leaves of nested maps. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

/** The fewest letters besides its placeholders by which a text is recognized when they are filled. */
const FEW_LETTERS = 3;

/** Returns a pattern for a text as it is and, unless it has too few letters, for the text with its placeholders filled. */
export function patternOfText(text: string): string {
  const parts = text.split(/%\{[^{}]+\}/);
  const isRecognized = parts.join('').replace(/[^\p{Letter}]/gu, '').length >= FEW_LETTERS;
  return isRecognized ? parts.map(escaped).join('[\\s\\S]*') : escaped(text);
}

/** The pattern of a character between the words of a path. */
const SEPARATOR = String.raw`[\s._:/-]`;

/**
 * Returns a pattern, for small and large letters, of texts that are only a path or its end, however it is written. For
 * the path `menu.close`, these are `menu.close`, `Menu Close`, `:close`, and separators alone.
 */
export function patternOfPath(path: string): string {
  const words = path.match(/[\p{Letter}\p{Number}]+/gu) ?? [];
  const ends = words.map((_, index) => words.slice(index).join(`${SEPARATOR}+`));
  return `${SEPARATOR}*(?:${['', ...ends.map((end) => `${end}${SEPARATOR}*`)].join('|')})`;
}

/** Returns a pattern for exactly this text. Each syntax with regular expressions that has `\` reads it alike. */
function escaped(text: string): string {
  return text.replace(/[\\^$.|?*+()[\]{}]/g, String.raw`\$&`);
}
