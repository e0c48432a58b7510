import { dayNumber, dayOfWeek, dayOfYear, isoWeek } from './calendar';
import { nanosecondOf, offsetOf, zoneOf, type CivilTime } from './civil-time';

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

// Keeps PATTERN-02, PATTERN-03, DIRECTIVE-01, DIRECTIVE-06.
const day: Write = (time, names) => names.day(dayOfWeek(time) - 1);
const abbreviatedDay: Write = (time, names) => names.abbreviatedDay(dayOfWeek(time) - 1);
const month: Write = (time, names) => names.month(time.month - 1);
const abbreviatedMonth: Write = (time, names) => names.abbreviatedMonth(time.month - 1);
const halfDay: Write = (time, names) => names.halfDay(halfOf(time));

const year: Write = (time) => padded(time.year, 4);
const hourOfHalfDay: Write = (time) => twoDigits(time.hour % 12 || 12);
const milliseconds: Write = (time) => padded(Math.floor(nanosecondOf(time) / 1e6), 3);
const nanoseconds: Write = (time) => padded(nanosecondOf(time), 9);
const clock: Write = (time) => `${twoDigits(time.hour)}:${twoDigits(time.minute)}:${twoDigits(time.second)}`;
const date: Write = (time) => `${twoDigits(time.month)}/${twoDigits(time.day)}/${lastTwoDigits(time.year)}`;

// Keeps DIRECTIVE-01, DIRECTIVE-02, DIRECTIVE-03, DIRECTIVE-04, DIRECTIVE-05, DIRECTIVE-09, DIRECTIVE-10.
/**
 * The directives of crystal-i18n 0.2.2, keyed by the characters that follow the percent sign. Names and the texts for
 * am and pm come from the locale, except in `c`, `h`, `^h` and `r`, which always write them in English.
 */
export const DIRECTIVES: ReadonlyMap<string, Write> = new Map(
  Object.entries<Write>({
    A: day,
    '^A': inCapitals(day),
    a: abbreviatedDay,
    '^a': inCapitals(abbreviatedDay),
    B: month,
    '^B': inCapitals(month),
    b: abbreviatedMonth,
    '^b': inCapitals(abbreviatedMonth),
    C: (time) => String(Math.floor(time.year / 100)),
    c: (time, names) =>
      `${abbreviation('MonTueWedThuFriSatSun', dayOfWeek(time))} ${englishMonth(time)} ${withBlank(time.day)} ${clock(time, names)} ${year(time, names)}`,
    D: date,
    d: (time) => twoDigits(time.day),
    '-d': (time) => String(time.day),
    e: (time) => withBlank(time.day),
    F: (time, names) => `${year(time, names)}-${twoDigits(time.month)}-${twoDigits(time.day)}`,
    G: (time) => padded(isoWeek(time).year, 4),
    g: (time) => lastTwoDigits(isoWeek(time).year),
    H: (time) => twoDigits(time.hour),
    h: englishMonth,
    '^h': inCapitals(englishMonth),
    I: hourOfHalfDay,
    j: (time) => padded(dayOfYear(time), 3),
    k: (time) => withBlank(time.hour),
    L: milliseconds,
    l: (time) => withBlank(time.hour % 12 || 12),
    M: (time) => twoDigits(time.minute),
    m: (time) => twoDigits(time.month),
    _m: (time) => withBlank(time.month),
    '-m': (time) => String(time.month),
    N: nanoseconds,
    '3N': milliseconds,
    '6N': (time) => padded(Math.floor(nanosecondOf(time) / 1e3), 6),
    '9N': nanoseconds,
    P: (time, names) => halfDay(time, names).toLowerCase(),
    p: inCapitals(halfDay),
    // crystal-i18n 0.2.2 recognizes these two directives, but writes nothing for them.
    '^P': () => '',
    '^p': () => '',
    R: (time) => `${twoDigits(time.hour)}:${twoDigits(time.minute)}`,
    r: (time, names) =>
      `${hourOfHalfDay(time, names)}:${twoDigits(time.minute)}:${twoDigits(time.second)} ${halfOf(time).toUpperCase()}`,
    S: (time) => twoDigits(time.second),
    s: (time) =>
      String(
        dayNumber(time.year, time.month, time.day) * 86_400 +
          time.hour * 3600 +
          time.minute * 60 +
          time.second -
          offsetOf(time),
      ),
    T: clock,
    u: (time) => String(dayOfWeek(time)),
    V: (time) => twoDigits(isoWeek(time).week),
    w: (time) => String(dayOfWeek(time) % 7),
    X: clock,
    x: date,
    Y: year,
    y: (time) => lastTwoDigits(time.year),
    Z: (time) => zoneOf(time),
    '^Z': (time) => offsetText(time, ':'),
    z: (time) => offsetText(time, ''),
    ':z': (time) => offsetText(time, ':'),
    '::z': (time) => `${offsetText(time, ':')}:${twoDigits(Math.abs(offsetOf(time)) % 60)}`,
  }),
);

function inCapitals(write: Write): Write {
  return (time, names) => write(time, names).toUpperCase();
}

function halfOf(time: CivilTime): 'am' | 'pm' {
  return time.hour < 12 ? 'am' : 'pm';
}

function englishMonth(time: CivilTime): string {
  return abbreviation('JanFebMarAprMayJunJulAugSepOctNovDec', time.month);
}

/** @param number the position of the name, counted from 1 */
function abbreviation(names: string, number: number): string {
  return names.slice(3 * number - 3, 3 * number);
}

// Keeps DIRECTIVE-05.
function offsetText(time: CivilTime, colon: string): string {
  const offset = offsetOf(time);
  const minutes = Math.floor(Math.abs(offset) / 60);
  return `${offset < 0 ? '-' : '+'}${twoDigits(Math.floor(minutes / 60))}${colon}${twoDigits(minutes % 60)}`;
}

function lastTwoDigits(year: number): string {
  return twoDigits(((year % 100) + 100) % 100);
}

/**
 * The numbers below 100, written with two digits. Looking up a text in this array is faster than formatting the number
 * each time.
 */
const WITH_ZERO = Array.from({ length: 100 }, (_, value) => padded(value, 2));

function twoDigits(value: number): string {
  return WITH_ZERO[value]!;
}

function withBlank(value: number): string {
  return String(value).padStart(2);
}

function padded(value: number, width: number): string {
  // The usual case, a year with four digits, is faster without padding.
  if (value >= 1000 && width === 4) return String(value);
  return (value < 0 ? '-' : '') + String(Math.abs(value)).padStart(width, '0');
}
