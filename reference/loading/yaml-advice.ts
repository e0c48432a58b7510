/** A position in a file: its line and column, both counted from 0. */
interface Mark {
  readonly line: number;
  readonly column: number;
}

/**
 * Matches text after which a value can begin: the start of a line, a colon, a dash, a question mark, a comma, or an
 * opening bracket or brace.
 */
const BEFORE_VALUE = /(?:^\s*|[:?-]\s+|[,[{]\s*)$/;
/** Matches a character that cannot begin an unquoted text. A dash or a question mark matches only before whitespace. */
const RESERVED = /^(?:[%@`]|[-?](?=\s))/;
/** Captures the value that follows the colon of a key or the dash of an item. */
const VALUE = /(?:[:-]\s+)(\S.*)$/;
/** Matches a quoted value that does not end on the line on which it begins, and captures the opening quote. */
const OPEN_QUOTE = /[:-]\s+(["'])(?:(?!\1).)*$/;
/** Maps the opening character of a quoted or bracketed value to its closing character. */
const ENDS: { readonly [start: string]: string } = { '"': '"', "'": "'", '{': '}', '[': ']' };
/** Maps each kind of quote to its escape sequence inside a value that is enclosed in such quotes. */
const QUOTES: { readonly [quote: string]: string } = { '"': '\\"', "'": "''" };

/**
 * Returns advice about mistakes that are common in translations but not explained by the parser's message; undefined
 * for any other mistake. Usually, the advice is to put a text in quotes.
 *
 * @param reason the parser's message
 * @param text the text of the file
 * @param mark the position at which the parser stopped
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

/**
 * Returns advice if a value is complete, with its closing quote or bracket, but more text follows it.
 *
 * @param value the text of the value before the position at which the parser stopped
 */
function afterItsEnd(value: string): string | undefined {
  const start = value.charAt(0);
  const end = ENDS[start];
  if (end === undefined || value.length === 1 || !value.trimEnd().endsWith(end)) return undefined;
  const inside = QUOTES[start];
  return inside === undefined
    ? mustBeQuoted(`that begins with ${start}`)
    : `the text goes on after its closing quote; write ${inside} for a quote inside ${start}…${start}`;
}

/**
 * Returns advice for a quoted text that has no closing quote.
 *
 * @param line the index of the line at which the parser stopped: a line that is indented too little to belong to the
 *   text
 */
function openQuote(lines: readonly string[], line: number): string | undefined {
  const above = lines.slice(0, line).findLastIndex((text) => text.trim() !== '');
  const quote = OPEN_QUOTE.exec(lines[above]!)?.[1];
  return quote && `the text that begins with ${quote} in line ${above + 1} has no closing quote`;
}
