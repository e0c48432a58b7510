import { BoundedCache } from '../bounded-cache';
import { InvalidFormat } from '../errors';
import type { CivilTime } from './civil-time';
import { DIRECTIVES } from './directives';
import type { LocaleNames } from './locale-names';

/** Writes a time, or a part of one. */
type Write = (time: CivilTime, names: LocaleNames) => string;

/** A pattern of percent directives, ready to write times (section 2.5). */
export interface Pattern {
  readonly write: Write;
  /** About how many bytes it takes. */
  readonly bytes: number;
}

// Keeps PATTERN-02, PATTERN-03, DIRECTIVE-01, DIRECTIVE-06.
/** The directives that write a name of the locale; `%^a` and its like write it in capitals. */
const NAMES: { readonly [directive: string]: Write } = {
  a: (time, names) => names.abbreviatedDays.at(time.dayOfWeek - 1),
  A: (time, names) => names.days.at(time.dayOfWeek - 1),
  b: (time, names) => names.abbreviatedMonths.at(time.month - 1),
  B: (time, names) => names.months.at(time.month - 1),
  p: (time, names) => names.halfDay(halfOf(time)).toUpperCase(),
  P: (time, names) => names.halfDay(halfOf(time)).toLowerCase(),
};

/** Text that stands for itself, or what writes a part of a time. */
type Writer = string | Write;

/** The writers of directives, by the directive with its percent sign. */
type Writers = ReadonlyMap<string, Writer>;

// Keeps DIRECTIVE-01, DIRECTIVE-10.
const NAME_WRITERS: Writers = new Map(
  Object.entries(NAMES).flatMap(([name, write]): [string, Writer][] => {
    // 0.2.2 takes `%^p` and `%^P` for names as well, and writes nothing for them.
    const isHalfDay = name === 'p' || name === 'P';
    const inCapitals = isHalfDay
      ? ''
      : (time: CivilTime, names: LocaleNames) => write(time, names).toUpperCase();
    return [
      [`%${name}`, write],
      [`%^${name}`, inCapitals],
    ];
  }),
);

// Keeps DIRECTIVE-07.
const DIRECTIVE_WRITERS: Writers = new Map(
  Object.entries(DIRECTIVES).map(([name, write]) => [`%${name}`, write]),
);

const WRITERS: Writers = new Map([...DIRECTIVE_WRITERS, ...NAME_WRITERS]);

/** Characters of the longest directive, `%::z`. */
const LONGEST = 4;
/** The characters that follow the percent sign of a longer directive. */
const MODIFIERS = '^-_:369';
const NAMES_IN_PATTERN = /%\^?[aAbBpP]/g;
const NAME = /^%\^?[aAbBpP]/;
/** Matches the beginning of a directive that the text does not complete. */
const UNFINISHED = /^%(?:::?|[-_^369])?$/;

const compiled = new BoundedCache(compile, ({ bytes }) => bytes);

// Keeps PATTERN-01.
/**
 * Prepares a pattern. What is no directive stands for itself, such as `%q`.
 *
 * @throws InvalidFormat when the pattern ends in the middle of a directive
 */
export function compilePattern(pattern: string): Pattern {
  return compiled.get(pattern);
}

/** Two characters and a writer for each: measured with the shortest directives beside each other. */
const BYTES_PER_CHARACTER = 16;

function compile(pattern: string): Pattern {
  const writers = writersOf(pattern, WRITERS);
  const write: Write =
    writers === undefined
      ? (time, names) => writtenInTwo(pattern, time, names)
      : (time, names) => written(writers, time, names);
  return { write, bytes: BYTES_PER_CHARACTER * pattern.length };
}

function written(writers: readonly Writer[], time: CivilTime, names: LocaleNames): string {
  let text = '';
  for (const write of writers) text += typeof write === 'string' ? write : write(time, names);
  return text;
}

/**
 * Names are put in before the other directives are read, as 0.2.2 does. It shows only where a name cuts a directive
 * short: `%%a` on a Monday is `%Mon`, and `%M` are the minutes.
 */
function writtenInTwo(pattern: string, time: CivilTime, names: LocaleNames): string {
  const text = pattern.replace(NAMES_IN_PATTERN, (name) => written([NAME_WRITERS.get(name)!], time, names));
  return written(writersOf(text, DIRECTIVE_WRITERS)!, time, names);
}

// Keeps DIRECTIVE-08.
/**
 * Takes a pattern apart, in time linear in its length.
 *
 * @param known the directives that are read; other text stands for itself
 * @returns undefined when a name cuts a directive short
 * @throws InvalidFormat when the pattern ends in the middle of a directive
 */
function writersOf(pattern: string, known: Writers): readonly Writer[] | undefined {
  const writers: Writer[] = [];
  let from = 0;
  let next = 0;
  for (let at = pattern.indexOf('%'); at !== -1; at = pattern.indexOf('%', next)) {
    const directive = directiveAt(pattern, at, known);
    next = at + (directive?.length ?? 1);
    if (directive === undefined) continue;
    const text = pattern.slice(from, at);
    if (NAME_WRITERS.has(directive) && isUnfinished(text) && known === WRITERS) return undefined;
    if (text !== '') writers.push(text);
    writers.push(known.get(directive)!);
    from = next;
  }
  const rest = pattern.slice(from);
  if (isUnfinished(rest))
    throw new InvalidFormat(pattern, 'ends in the middle of a directive; write %% for a percent sign');
  if (rest !== '') writers.push(rest);
  return writers;
}

function directiveAt(pattern: string, at: number, known: Writers): string | undefined {
  const shortest = pattern.slice(at, at + 2);
  if (known.has(shortest)) {
    // Of `%%a`, the name is read.
    const isBeforeName = shortest === '%%' && known === WRITERS && NAME.test(pattern.slice(at + 1, at + 4));
    return isBeforeName ? undefined : shortest;
  }
  if (!MODIFIERS.includes(shortest.charAt(1))) return undefined;
  const ends = [at + 3, at + LONGEST];
  return ends.map((end) => pattern.slice(at, end)).find((directive) => known.has(directive));
}

function isUnfinished(text: string): boolean {
  const start = text.lastIndexOf('%');
  return start !== -1 && UNFINISHED.test(text.slice(start));
}

function halfOf(time: CivilTime): 'am' | 'pm' {
  return time.hour < 12 ? 'am' : 'pm';
}
