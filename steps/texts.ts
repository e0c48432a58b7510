/** Returns the texts at the leaves of nested maps. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

/**
 * The number of letters outside placeholders that a text needs to be recognized after its placeholders are replaced.
 */
const FEW_LETTERS = 3;

/**
 * Returns a pattern for a text and, unless the text has too few letters, for the same text with its placeholders
 * replaced.
 */
export function patternOfText(text: string): string {
  const parts = text.split(/%\{[^{}]+\}/);
  const isRecognized = parts.join('').replace(/[^\p{Letter}]/gu, '').length >= FEW_LETTERS;
  return isRecognized ? parts.map(escaped).join('[\\s\\S]*') : escaped(text);
}

/** The pattern of a separator between the words of a path. */
const SEPARATOR = String.raw`[\s._:/-]`;

/**
 * Returns a pattern of texts that consist only of a path or its end, in any notation. For the path `menu.close`, these
 * are `menu.close`, `Menu Close`, `:close`, and texts of separators alone. The pattern must be matched without regard
 * to case.
 */
export function patternOfPath(path: string): string {
  const words = path.match(/[\p{Letter}\p{Number}]+/gu) ?? [];
  const ends = words.map((_, index) => words.slice(index).join(`${SEPARATOR}+`));
  return `${SEPARATOR}*(?:${['', ...ends.map((end) => `${end}${SEPARATOR}*`)].join('|')})`;
}

/**
 * Returns a pattern for exactly this text. The pattern means the same in all regular expression syntaxes that escape
 * with `\`.
 */
function escaped(text: string): string {
  return text.replace(/[\\^$.|?*+()[\]{}]/g, String.raw`\$&`);
}
