import { InvalidFormat } from '../errors';
import { dayNumber, dayOfWeek, dayOfYear, isoWeek } from './calendar';
import type { CivilTime } from './civil-time';

/** A locale's names of days and months, and its texts for am and pm. Index 0 stands for Monday or January. */
export interface Names {
  day(index: number): string;
  abbreviatedDay(index: number): string;
  month(index: number): string;
  abbreviatedMonth(index: number): string;
  halfDay(half: 'am' | 'pm'): string;
}

/** Writes a time or a part of it. */
export type Write = (time: CivilTime, names: Names) => string;

// Keeps PATTERN-02, PATTERN-03, DIRECTIVE-01, DIRECTIVE-02, DIRECTIVE-03, DIRECTIVE-04, DIRECTIVE-06, DIRECTIVE-09.
/**
 * The directives of crystal-i18n 0.2.2, by the characters that follow the percent sign. Names and the texts for am and
 * pm come from the locale, except in `c`, `h`, `^h` and `r`, which always write them in English.
 */
const DIRECTIVES: Readonly<Record<string, Write>> = {
  '%': () => '%',
  A: (time, names) => names.day(dayOfWeek(time) - 1),
  '^A': inCapitals('A'),
  a: (time, names) => names.abbreviatedDay(dayOfWeek(time) - 1),
  '^a': inCapitals('a'),
  B: (time, names) => names.month(time.month - 1),
  '^B': inCapitals('B'),
  b: (time, names) => names.abbreviatedMonth(time.month - 1),
  '^b': inCapitals('b'),
  C: (time) => String(Math.floor(time.year / 100)),
  c: (time, names) =>
    `${'Mon Tue Wed Thu Fri Sat Sun'.split(' ')[dayOfWeek(time) - 1]} ${composed(' ', 'h', 'e', 'T', 'Y')(time, names)}`,
  D: composed('/', 'm', 'd', 'y'),
  d: (time) => twoDigits(time.day),
  '-d': (time) => String(time.day),
  e: (time) => withBlank(time.day),
  F: composed('-', 'Y', 'm', 'd'),
  G: (time) => padded(isoWeek(time).year, 4),
  g: (time) => lastTwoDigits(isoWeek(time).year),
  H: (time) => twoDigits(time.hour),
  h: (time) => 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')[time.month - 1]!,
  '^h': inCapitals('h'),
  I: (time) => twoDigits(time.hour % 12 || 12),
  j: (time) => padded(dayOfYear(time), 3),
  k: (time) => withBlank(time.hour),
  L: (time) => padded(Math.floor(time.nanosecond / 1e6), 3),
  l: (time) => withBlank(time.hour % 12 || 12),
  M: (time) => twoDigits(time.minute),
  m: (time) => twoDigits(time.month),
  _m: (time) => withBlank(time.month),
  '-m': (time) => String(time.month),
  N: (time) => padded(time.nanosecond, 9),
  '3N': (time) => padded(Math.floor(time.nanosecond / 1e6), 3),
  '6N': (time) => padded(Math.floor(time.nanosecond / 1e3), 6),
  '9N': (time) => padded(time.nanosecond, 9),
  P: (time, names) => names.halfDay(halfOf(time)).toLowerCase(),
  p: (time, names) => names.halfDay(halfOf(time)).toUpperCase(),
  // crystal-i18n 0.2.2 recognizes these two directives, but writes nothing for them.
  '^P': () => '',
  '^p': () => '',
  R: composed(':', 'H', 'M'),
  r: (time, names) => `${composed(':', 'I', 'M', 'S')(time, names)} ${halfOf(time).toUpperCase()}`,
  S: (time) => twoDigits(time.second),
  s: (time) => {
    const days = dayNumber(time.year, time.month, time.day);
    return String(((days * 24 + time.hour) * 60 + time.minute) * 60 + time.second - time.offset);
  },
  T: composed(':', 'H', 'M', 'S'),
  u: (time) => String(dayOfWeek(time)),
  V: (time) => twoDigits(isoWeek(time).week),
  w: (time) => String(dayOfWeek(time) % 7),
  X: composed(':', 'H', 'M', 'S'),
  x: composed('/', 'm', 'd', 'y'),
  Y: (time) => padded(time.year, 4),
  y: (time) => lastTwoDigits(time.year),
  Z: (time) => time.zone,
  '^Z': (time) => offsetText(time, ':'),
  z: (time) => offsetText(time, ''),
  ':z': (time) => offsetText(time, ':'),
  '::z': (time) => `${offsetText(time, ':')}:${twoDigits(Math.abs(time.offset) % 60)}`,
};

/** A directive. No directive is the beginning of another one. */
const DIRECTIVE = new RegExp(`%(${Object.keys(DIRECTIVES).join('|').replaceAll('^', '\\^')})`);

/** The end of a pattern, if it is only the beginning of a directive. */
const UNFINISHED = /%(?:::?|[-_^369])?$/;

// Keeps PATTERN-01, DIRECTIVE-07, DIRECTIVE-08.
/**
 * Compiles a pattern, in linear time. A percent sign that does not begin a directive is written unchanged, as in `%q`.
 * Using one that ends in the middle of a directive throws InvalidFormat or, if a name is missing, MissingTranslation.
 */
export function compilePattern(pattern: string): Write {
  // The pieces are, in turn, texts and the names of the directives between them.
  const pieces = pattern.split(DIRECTIVE);
  const texts = pieces.filter((_, index) => index % 2 === 0);
  const directives = pieces.flatMap((piece, index) => (index % 2 === 0 ? [] : [DIRECTIVES[piece]!]));
  if (UNFINISHED.test(texts.at(-1)!)) {
    directives.push(() => {
      throw new InvalidFormat(pattern, 'ends in the middle of a directive; write %% for a percent sign');
    });
    texts.push('');
  }
  return (time, names) => {
    let written = texts[0]!;
    for (let index = 0; index < directives.length; index++)
      written += directives[index]!(time, names) + texts[index + 1]!;
    return written;
  };
}

/** Writes directives, each given by its characters, with a separator between them. */
function composed(separator: string, ...directives: readonly string[]): Write {
  return (time, names) => directives.map((directive) => DIRECTIVES[directive]!(time, names)).join(separator);
}

/** Writes the directive with these characters in capitals. */
function inCapitals(directive: string): Write {
  return (time, names) => DIRECTIVES[directive]!(time, names).toUpperCase();
}

function halfOf(time: CivilTime): 'am' | 'pm' {
  return time.hour < 12 ? 'am' : 'pm';
}

// Keeps DIRECTIVE-05.
function offsetText({ offset }: CivilTime, colon: string): string {
  const minutes = Math.floor(Math.abs(offset) / 60);
  return `${offset < 0 ? '-' : '+'}${twoDigits(Math.floor(minutes / 60))}${colon}${twoDigits(minutes % 60)}`;
}

function lastTwoDigits(number: number): string {
  return twoDigits(((number % 100) + 100) % 100);
}

/** The numbers below 100 with two digits. If each is written anew, dates take 1.15 times as long. */
const TWO_DIGITS = Array.from({ length: 100 }, (_, value) => padded(value, 2));

function twoDigits(value: number): string {
  return TWO_DIGITS[value]!;
}

function withBlank(value: number): string {
  return String(value).padStart(2);
}

function padded(value: number, width: number): string {
  return (value < 0 ? '-' : '') + String(Math.abs(value)).padStart(width, '0');
}
