import { boundedCache } from '../bounded-cache';
import { InvalidFormat } from '../errors';
import { DIRECTIVES, type Write } from './directives';

/** A compiled pattern of percent directives, which writes times and dates. */
export type Pattern = Write;

/** A part of a pattern: an optional directive, and the text up to the next part. */
interface Part {
  readonly write: Write | undefined;
  readonly text: string;
}

// Keeps PATTERN-01.
/**
 * Compiles a pattern. A percent sign that does not begin a directive is written unchanged, as in `%q`. A pattern that
 * ends in the middle of a directive throws InvalidFormat when it is written, unless a name before that is missing.
 */
export const compilePattern: (pattern: string) => Pattern = boundedCache((pattern) => {
  const parts = partsOf(pattern);
  return (time, names) => {
    let written = '';
    for (const { write, text } of parts) written += write === undefined ? text : write(time, names) + text;
    return written;
  };
});

/** The parts that consist only of a directive, without text after it. Patterns share these parts to save memory. */
const ALONE: ReadonlyMap<string, Part> = new Map(
  [...DIRECTIVES].map(([directive, write]) => [directive, { write, text: '' }]),
);

/** Matches the text after the last percent sign of a pattern if that text is only the beginning of a directive. */
const UNFINISHED = /^(?:::?|[-_^369])?$/;

// Keeps DIRECTIVE-07, DIRECTIVE-08.
/** Splits a pattern into parts at its percent signs, in linear time. */
function partsOf(pattern: string): readonly Part[] {
  const pieces = pattern.split('%');
  // The first piece is text, because it does not follow a percent sign. The piece after `%%` is text too, because the
  // second sign does not begin a directive.
  let isText = true;
  return pieces.map((piece, index) => {
    const part = isText ? { write: undefined, text: piece } : (ALONE.get(piece) ?? directiveIn(piece));
    isText = part === undefined && piece === '';
    if (part !== undefined) return part;
    if (index === pieces.length - 1 && UNFINISHED.test(piece)) return { write: refusing(pattern), text: '' };
    return { write: undefined, text: `%${piece}` };
  });
}

/** Returns what writes the end of a pattern that ends in the middle of a directive: it throws InvalidFormat. */
function refusing(pattern: string): Write {
  return () => {
    throw new InvalidFormat(pattern, 'ends in the middle of a directive; write %% for a percent sign');
  };
}

/** The characters that may begin a directive of several characters, as in `-d`, `3N` and `::z`. */
const MODIFIERS = '-_^:369';
/** The number of characters in the longest directive. */
const LONGEST = 3;

/**
 * Returns the directive at the beginning of a piece, and the text after it; undefined if the piece does not begin with
 * a directive.
 */
function directiveIn(piece: string): Part | undefined {
  for (let length = 1; length <= LONGEST; length++) {
    const write = DIRECTIVES.get(piece.slice(0, length));
    if (write !== undefined) return { write, text: piece.slice(length) };
    if (!MODIFIERS.includes(piece.charAt(length - 1))) break;
  }
  return undefined;
}
