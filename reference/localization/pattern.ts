import { boundedCache } from '../bounded-cache';
import { InvalidFormat } from '../errors';
import { DIRECTIVES, type Write } from './directives';

/** A pattern of percent directives, ready to write times (section 2.5). */
export interface Pattern {
  readonly write: Write;
  /** The number of bytes that the pattern takes in memory, about. */
  readonly bytes: number;
}

/** Half a directive of two characters, and half of its writer: measured with the shortest directives, side by side. */
const BYTES_PER_CHARACTER = 16;

// Keeps PATTERN-01.
/**
 * Prepares a pattern. What is not a directive stands for itself, such as `%q`.
 *
 * @throws InvalidFormat when the pattern ends in the middle of a directive
 */
export const compilePattern: (pattern: string) => Pattern = boundedCache(
  (pattern) => {
    const parts = partsOf(pattern);
    const write: Write = (time, names) => {
      let text = '';
      for (const part of parts) text += typeof part === 'string' ? part : part(time, names);
      return text;
    };
    return { write, bytes: BYTES_PER_CHARACTER * pattern.length };
  },
  ({ bytes }) => bytes,
);

/** The characters that may begin a longer directive, such as `%-d`, `%3N` and `%::z`. */
const MODIFIERS = '-_^:369';
/** The number of characters of the longest directive, without its percent sign. */
const LONGEST = 3;
/** Matches the beginning of a directive at the end of a text. */
const UNFINISHED = /%(?:::?|[-_^369])?$/;

// Keeps DIRECTIVE-08.
/** Takes a pattern apart, in time linear in its length: into texts that stand for themselves, and writers. */
function partsOf(pattern: string): readonly (string | Write)[] {
  const parts: (string | Write)[] = [];
  /** The end of the last directive. */
  let from = 0;
  let start = 0;
  while ((start = pattern.indexOf('%', start)) !== -1) {
    const text = pattern.slice(from, start);
    let end = ++start;
    let write: Write | undefined;
    do write = DIRECTIVES.get(pattern.slice(start, ++end));
    while (write === undefined && end < start + LONGEST && MODIFIERS.includes(pattern.charAt(end - 1)));
    if (write === undefined) continue;
    if (text !== '') parts.push(text);
    parts.push(write);
    from = start = end;
  }
  const rest = pattern.slice(from);
  if (UNFINISHED.test(rest))
    throw new InvalidFormat(pattern, 'ends in the middle of a directive; write %% for a percent sign');
  if (rest !== '') parts.push(rest);
  return parts;
}
