import { DUMP_SCHEMA, dump } from 'js-yaml';

/**
 * Returns nested maps in the notation of the features' doc strings: the first levels in block style, the other levels
 * in flow style. A text that some version of YAML does not read as a String, such as `yes` and `1.0`, is quoted,
 * because ports use different parsers.
 */
export function yamlText(value: unknown, blockLevels = 1): string {
  return dump(value, { flowLevel: blockLevels, lineWidth: -1, noRefs: true, schema: DUMP_SCHEMA }).trimEnd();
}

const cells = new Map<unknown, string>();

/** Returns a value as text for the cell of a table. */
export function cellOf(value: unknown): string {
  const known = cells.get(value) ?? yamlText(value, 0);
  // Only values other than maps are cached, because few of them are different.
  if (typeof value !== 'object') cells.set(value, known);
  return known;
}

/** Returns names as a list of quoted Strings: `"en", "fr" and "de"`. */
export function namesText(names: readonly string[]): string {
  const quoted = names.map((name) => `"${name}"`);
  return quoted.length < 2 ? quoted.join('') : `${quoted.slice(0, -1).join(', ')} and ${quoted.at(-1)}`;
}

/**
 * Tells whether a text can be written between double quotes unchanged: it has no double quote, no line break, and no
 * backslash at its end.
 */
export function isQuotable(text: string): boolean {
  return /^(?:[^"\\\n\r]|\\[^"'\\\n\r])*$/.test(text);
}
