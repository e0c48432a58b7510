/** A place in the text of a file: its line and the column in it, both from 0. */
interface Mark {
  readonly line: number;
  readonly column: number;
}

/** The text before a value: the beginning of the line, a key, the dash of an item, or a bracket. */
const BEFORE_VALUE = /(?:^\s*|[:?-]\s+|[,[{]\s*)$/;
/** The first character of a value that cannot begin a text without quotes, with the blank that it needs for that. */
const RESERVED = /^(?:[%@`]|[-?](?=\s))/;
/** The value of a key or an item. */
const VALUE = /(?:[:-]\s+)(\S.*)$/;
/** A value in quotes that does not end in its line. */
const OPEN_QUOTE = /[:-]\s+(["'])(?:(?!\1).)*$/;
/** The end of a value in quotes or brackets, by its first character. */
const ENDS: { readonly [start: string]: string } = { '"': '"', "'": "'", '{': '}', '[': ']' };
/** The form of a quote inside a value in such quotes. */
const QUOTES: { readonly [quote: string]: string } = { '"': '\\"', "'": "''" };

/**
 * Returns what to do about a mistake that texts of translations invite, where the parser's own words would not lead to
 * it: nearly all of these texts need quotes. Undefined for other mistakes.
 *
 * @param reason the parser's words
 * @param text the file
 * @param mark where the parser stopped
 */
export function yamlAdvice(reason: string, text: string, { line, column }: Mark): string | undefined {
  const lines = text.split(/\r\n|[\r\n]/);
  if (reason.startsWith('deficient indentation')) return openQuote(lines, line);
  const shown = lines[line]!;
  const before = shown.slice(0, column);
  const rest = shown.slice(column);
  const reserved = BEFORE_VALUE.test(before) ? RESERVED.exec(rest) : null;
  if (reserved !== null) return mustBeQuoted(`that begins with ${reserved[0]}`);
  const value = VALUE.exec(before)?.[1];
  if (value === undefined) return undefined;
  if (rest.startsWith(':')) return mustBeQuoted('with ": " in it');
  if (rest.startsWith('{') && value.endsWith('%')) return mustBeQuoted('with %{…} in it, between brackets,');
  return afterItsEnd(value);
}

function mustBeQuoted(which: string): string {
  return `a text ${which} must be quoted, such as "%{name}: hello"`;
}

/** Advice for a value that goes on after its closing quote or bracket. */
function afterItsEnd(value: string): string | undefined {
  const start = value.charAt(0);
  const end = ENDS[start];
  if (end === undefined || value.length === 1 || !value.trimEnd().endsWith(end)) return undefined;
  const inside = QUOTES[start];
  return inside === undefined
    ? mustBeQuoted(`that begins with ${start}`)
    : `the text goes on after its closing quote; write ${inside} for a quote inside ${start}…${start}`;
}

/** Advice for a text in quotes whose next line is indented too little to belong to it. */
function openQuote(lines: readonly string[], line: number): string | undefined {
  const above = lines.slice(0, line).findLastIndex((text) => text.trim() !== '');
  const quote = OPEN_QUOTE.exec(lines[above]!)?.[1];
  return quote && `the text that begins with ${quote} in line ${above + 1} has no closing quote`;
}
