import { dayNumber, dayOfYear, isoWeek } from './calendar';
import type { CivilTime } from './civil-time';

/** Writes one part of a time. */
export type Directive = (time: CivilTime) => string;

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const dayName: Directive = (time) => DAYS[time.dayOfWeek - 1]!;
const monthName: Directive = (time) => MONTHS[time.month - 1]!;
const abbreviatedDayName: Directive = (time) => dayName(time).slice(0, 3);
const abbreviatedMonthName: Directive = (time) => monthName(time).slice(0, 3);
const upcased =
  (directive: Directive): Directive =>
  (time) =>
    directive(time).toUpperCase();

const century: Directive = (time) => String(Math.floor(time.year / 100));
const year: Directive = (time) => pad(time.year, 4);
const yearOfCentury: Directive = (time) => twoDigits(lastTwoDigits(time.year));
const month: Directive = (time) => twoDigits(time.month);
const day: Directive = (time) => twoDigits(time.day);
const blankDay: Directive = (time) => withBlank(time.day);
const hour: Directive = (time) => twoDigits(time.hour);
const hourOfHalfDay: Directive = (time) => twoDigits(time.hour % 12 || 12);
const minute: Directive = (time) => twoDigits(time.minute);
const second: Directive = (time) => twoDigits(time.second);
const halfDay: Directive = (time) => (time.hour < 12 ? 'am' : 'pm');
const milliseconds: Directive = (time) => pad(Math.floor(time.nanosecond / 1e6), 3);
const nanoseconds: Directive = (time) => pad(time.nanosecond, 9);

const clock: Directive = (time) => `${hour(time)}:${minute(time)}:${second(time)}`;
const date: Directive = (time) => `${month(time)}/${day(time)}/${yearOfCentury(time)}`;
const dateAndTime: Directive = (time) =>
  `${abbreviatedDayName(time)} ${abbreviatedMonthName(time)} ${blankDay(time)} ${clock(time)} ${year(time)}`;

// Keeps DIRECTIVE-02, DIRECTIVE-03, DIRECTIVE-04, DIRECTIVE-05, DIRECTIVE-07, DIRECTIVE-09.
/**
 * The directives of a pattern besides the names of the locale, which are put in before: what 0.2.2 knows, and writes
 * in English (section 2.5).
 */
export const DIRECTIVES: { readonly [directive: string]: Directive } = {
  '%': () => '%',
  A: dayName,
  '^A': upcased(dayName),
  a: abbreviatedDayName,
  '^a': upcased(abbreviatedDayName),
  B: monthName,
  '^B': upcased(monthName),
  b: abbreviatedMonthName,
  '^b': upcased(abbreviatedMonthName),
  C: century,
  c: dateAndTime,
  D: date,
  d: day,
  '-d': (time) => String(time.day),
  e: blankDay,
  F: (time) => `${year(time)}-${month(time)}-${day(time)}`,
  G: (time) => pad(isoWeek(time).year, 4),
  g: (time) => twoDigits(lastTwoDigits(isoWeek(time).year)),
  H: hour,
  h: abbreviatedMonthName,
  '^h': upcased(abbreviatedMonthName),
  I: hourOfHalfDay,
  j: (time) => pad(dayOfYear(time), 3),
  k: (time) => withBlank(time.hour),
  L: milliseconds,
  l: (time) => withBlank(time.hour % 12 || 12),
  M: minute,
  m: month,
  _m: (time) => withBlank(time.month),
  '-m': (time) => String(time.month),
  N: nanoseconds,
  '3N': milliseconds,
  '6N': (time) => pad(Math.floor(time.nanosecond / 1e3), 6),
  '9N': nanoseconds,
  P: upcased(halfDay),
  p: halfDay,
  R: (time) => `${hour(time)}:${minute(time)}`,
  r: (time) => `${hourOfHalfDay(time)}:${minute(time)}:${second(time)} ${halfDay(time).toUpperCase()}`,
  S: second,
  s: (time) =>
    String(dayNumber(time) * 86_400 + time.hour * 3600 + time.minute * 60 + time.second - time.offset),
  T: clock,
  u: (time) => String(time.dayOfWeek),
  V: (time) => twoDigits(isoWeek(time).week),
  w: (time) => String(time.dayOfWeek % 7),
  X: clock,
  x: date,
  Y: year,
  y: yearOfCentury,
  Z: (time) => time.zone,
  '^Z': (time) => offsetText(time, ':'),
  z: (time) => offsetText(time, ''),
  ':z': (time) => offsetText(time, ':'),
  '::z': (time) => `${offsetText(time, ':')}:${twoDigits(Math.abs(time.offset) % 60)}`,
};

// Keeps DIRECTIVE-05.
function offsetText({ offset }: CivilTime, colon: string): string {
  const minutes = Math.floor(Math.abs(offset) / 60);
  return `${offset < 0 ? '-' : '+'}${twoDigits(Math.floor(minutes / 60))}${colon}${twoDigits(minutes % 60)}`;
}

function lastTwoDigits(year: number): number {
  return ((year % 100) + 100) % 100;
}

/** The numbers below 100: to write one anew takes longer than to look it up. */
const WITH_ZERO = Array.from({ length: 100 }, (_, value) => String(value).padStart(2, '0'));
const WITH_BLANK = WITH_ZERO.map((text) => text.replace(/^0/, ' '));

function twoDigits(value: number): string {
  return WITH_ZERO[value]!;
}

function withBlank(value: number): string {
  return WITH_BLANK[value]!;
}

function pad(value: number, width: number): string {
  // Nearly every year has four digits.
  if (value >= 1000 && width === 4) return String(value);
  return (value < 0 ? '-' : '') + String(Math.abs(value)).padStart(width, '0');
}
