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

// Keeps PATTERN-02, PATTERN-03, DIRECTIVE-01, DIRECTIVE-06.
const dayName: Write = (time, names) => names.day(dayOfWeek(time) - 1);
const abbreviatedDay: Write = (time, names) => names.abbreviatedDay(dayOfWeek(time) - 1);
const englishDay: Write = (time) => abbreviation('MonTueWedThuFriSatSun', dayOfWeek(time));
const monthName: Write = (time, names) => names.month(time.month - 1);
const abbreviatedMonth: Write = (time, names) => names.abbreviatedMonth(time.month - 1);
const englishMonth: Write = (time) => abbreviation('JanFebMarAprMayJunJulAugSepOctNovDec', time.month);
const halfDay: Write = (time, names) => names.halfDay(halfOf(time));

const year: Write = (time) => padded(time.year, 4);
const yearOfCentury: Write = (time) => lastTwoDigits(time.year);
const month: Write = (time) => twoDigits(time.month);
const day: Write = (time) => twoDigits(time.day);
const dayWithBlank: Write = (time) => withBlank(time.day);
const date = joined('/', month, day, yearOfCentury);

const hour: Write = (time) => twoDigits(time.hour);
const hourOfHalfDay: Write = (time) => twoDigits(time.hour % 12 || 12);
const minute: Write = (time) => twoDigits(time.minute);
const second: Write = (time) => twoDigits(time.second);
const milliseconds: Write = (time) => padded(Math.floor(time.nanosecond / 1e6), 3);
const nanoseconds: Write = (time) => padded(time.nanosecond, 9);
const clock = joined(':', hour, minute, second);
const offset: Write = (time) => offsetText(time, ':');

// Keeps DIRECTIVE-01, DIRECTIVE-02, DIRECTIVE-03, DIRECTIVE-04, DIRECTIVE-05, DIRECTIVE-09, DIRECTIVE-10.
/**
 * The directives of crystal-i18n 0.2.2, keyed by the characters that follow the percent sign. Names and the texts for
 * am and pm come from the locale, except in `c`, `h`, `^h` and `r`, which always write them in English.
 */
export const DIRECTIVES: ReadonlyMap<string, Write> = new Map(
  Object.entries<Write>({
    '%': () => '%',
    A: dayName,
    '^A': inCapitals(dayName),
    a: abbreviatedDay,
    '^a': inCapitals(abbreviatedDay),
    B: monthName,
    '^B': inCapitals(monthName),
    b: abbreviatedMonth,
    '^b': inCapitals(abbreviatedMonth),
    C: (time) => String(Math.floor(time.year / 100)),
    c: joined(' ', englishDay, englishMonth, dayWithBlank, clock, year),
    D: date,
    d: day,
    '-d': (time) => String(time.day),
    e: dayWithBlank,
    F: joined('-', year, month, day),
    G: (time) => padded(isoWeek(time).year, 4),
    g: (time) => lastTwoDigits(isoWeek(time).year),
    H: hour,
    h: englishMonth,
    '^h': inCapitals(englishMonth),
    I: hourOfHalfDay,
    j: (time) => padded(dayOfYear(time), 3),
    k: (time) => withBlank(time.hour),
    L: milliseconds,
    l: (time) => withBlank(time.hour % 12 || 12),
    M: minute,
    m: month,
    _m: (time) => withBlank(time.month),
    '-m': (time) => String(time.month),
    N: nanoseconds,
    '3N': milliseconds,
    '6N': (time) => padded(Math.floor(time.nanosecond / 1e3), 6),
    '9N': nanoseconds,
    P: (time, names) => halfDay(time, names).toLowerCase(),
    p: inCapitals(halfDay),
    // crystal-i18n 0.2.2 recognizes these two directives, but writes nothing for them.
    '^P': () => '',
    '^p': () => '',
    R: joined(':', hour, minute),
    r: joined(' ', joined(':', hourOfHalfDay, minute, second), inCapitals(halfOf)),
    S: second,
    s: (time) => {
      const days = dayNumber(time.year, time.month, time.day);
      return String(((days * 24 + time.hour) * 60 + time.minute) * 60 + time.second - time.offset);
    },
    T: clock,
    u: (time) => String(dayOfWeek(time)),
    V: (time) => twoDigits(isoWeek(time).week),
    w: (time) => String(dayOfWeek(time) % 7),
    X: clock,
    x: date,
    Y: year,
    y: yearOfCentury,
    Z: (time) => time.zone,
    '^Z': offset,
    z: (time) => offsetText(time, ''),
    ':z': offset,
    '::z': (time) => `${offsetText(time, ':')}:${twoDigits(Math.abs(time.offset) % 60)}`,
  }),
);

function joined(separator: string, ...parts: readonly Write[]): Write {
  return (time, names) => parts.map((write) => write(time, names)).join(separator);
}

function inCapitals(write: Write): Write {
  return (time, names) => write(time, names).toUpperCase();
}

function halfOf(time: CivilTime): 'am' | 'pm' {
  return time.hour < 12 ? 'am' : 'pm';
}

function abbreviation(names: string, number: number): string {
  return names.slice(3 * number - 3, 3 * number);
}

// Keeps DIRECTIVE-05.
function offsetText(time: CivilTime, colon: string): string {
  const seconds = time.offset;
  const minutes = Math.floor(Math.abs(seconds) / 60);
  return `${seconds < 0 ? '-' : '+'}${twoDigits(Math.floor(minutes / 60))}${colon}${twoDigits(minutes % 60)}`;
}

function lastTwoDigits(number: number): string {
  return twoDigits(((number % 100) + 100) % 100);
}

function twoDigits(value: number): string {
  // With `padStart`, times take 1.2 times as long.
  return value < 10 ? `0${value}` : String(value);
}

function withBlank(value: number): string {
  return String(value).padStart(2);
}

function padded(value: number, width: number): string {
  return (value < 0 ? '-' : '') + String(Math.abs(value)).padStart(width, '0');
}
