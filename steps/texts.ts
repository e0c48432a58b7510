/** Returns the texts at the leaves of nested maps. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

/**
 * The minimum number of letters that a text needs outside its placeholders to be recognized after they are replaced. A
 * text with fewer letters is recognized only if it is unchanged.
 */
const FEW_LETTERS = 3;

/** The patterns of the translations that were read so far. Many scenarios share the same translations. */
const patterns = new WeakMap<object, readonly string[]>();

/** Returns a pattern for each text in translations, which must be frozen; see {@link patternOfText}. */
export function patternsOfTexts(translations: object): readonly string[] {
  const known = patterns.get(translations) ?? textsOf(translations).map(patternOfText);
  patterns.set(translations, known);
  return known;
}

/**
 * Returns a pattern that matches a text and, unless the text has too few letters, the same text with its placeholders
 * replaced.
 */
export function patternOfText(text: string): string {
  const parts = text.split(/%\{[^{}]+\}/);
  const isRecognized = parts.join('').replace(/[^\p{Letter}]/gu, '').length >= FEW_LETTERS;
  return isRecognized ? parts.map(escaped).join('[\\s\\S]*') : escaped(text);
}

/** The pattern for a separator between the words in a path. */
const SEPARATOR = String.raw`[\s._:/-]`;

/** The pattern for the name of a plural form. */
const FORM = '(?:one|other)';

/**
 * Returns a pattern for texts that consist only of a path or its end, in any notation. For the path `menu.close`, these
 * include `menu.close`, `Menu Close`, `:close`, and texts that contain only separators. A lookup with a count goes on to
 * a plural form, so `menu.close.other` and `other` match too. The pattern must be matched case-insensitively.
 */
export function patternOfPath(path: string): string {
  const words = path.match(/[\p{Letter}\p{Number}]+/gu) ?? [];
  const ends = words.map((_, index) => words.slice(index).join(`${SEPARATOR}+`));
  const withForms = ends.map((end) => `${end}(?:${SEPARATOR}+${FORM})?${SEPARATOR}*`);
  return `${SEPARATOR}*(?:${['', `${FORM}${SEPARATOR}*`, ...withForms].join('|')})`;
}

/**
 * Returns a pattern for exactly the given text. It has the same meaning in every regular expression syntax that escapes
 * with `\`.
 */
function escaped(text: string): string {
  return text.replace(/[\\^$.|?*+()[\]{}]/g, String.raw`\$&`);
}
