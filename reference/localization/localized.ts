import { InvalidArgument } from '../errors';
import { dayNumber, daysInMonth, type CivilDay } from './calendar';
import type { CivilTime, DateLike, DateTuple, TimeLike, ZonedDateTimeLike } from './civil-time';
import { HostTime, Midnight, ZonedTime } from './zone-times';

/** A `Date` reaches 100 million days from 1970 on, in UTC: a day less in every zone. */
const MOST_DAYS = 99_999_999;
/** No year beyond it has such a day. */
const MOST_YEARS = 275_760;

/** A time or date to write, and which of the two it is. A date is its midnight in the zone of the host. */
export interface Localized {
  readonly kind: 'time' | 'date';
  readonly time: CivilTime;
}

const EXPECTED =
  'a number, a bigint, a Date, [year, month, day], a Temporal.ZonedDateTime or a Temporal.PlainDate';

/** @throws InvalidArgument for what is no time and no date of the calendar */
export function civilTimeOf(object: TimeLike | DateLike): Localized {
  if (typeof object !== 'object' || object === null) throw invalid(object, EXPECTED);
  if (Array.isArray(object))
    return { kind: 'date', time: midnightOf(dayOf(object as DateTuple), object as DateTuple) };
  if (object instanceof Date) return { kind: 'time', time: hostTimeOf(object) };
  if ('offsetNanoseconds' in object) return { kind: 'time', time: zonedTimeOf(object) };
  if ('hour' in object || !('year' in object)) throw invalid(object, EXPECTED);
  return { kind: 'date', time: midnightOf(inIsoCalendar(object), object) };
}

function invalid(object: unknown, expected: string): InvalidArgument {
  return new InvalidArgument('object', object, expected);
}

function dayOf(date: DateTuple): CivilDay {
  // Taking an array apart by a pattern would go through its iterator.
  return { year: date[0], month: date[1], day: date[2] };
}

function midnightOf({ year, month, day }: CivilDay, object: DateLike): CivilTime {
  if (!isDate(year, month, day)) throw invalid(object, 'a date of the calendar, such as [2026, 12, 31]');
  if (Math.abs(year) <= MOST_YEARS) {
    const days = dayNumber({ year, month, day });
    if (Math.abs(days) <= MOST_DAYS) return new Midnight(year, month, day, days);
  }
  throw invalid(object, 'a date that a Date can have, from April 271822 BC to September 275760');
}

function isDate(year: number, month: number, day: number): boolean {
  return Number.isInteger(year) && Number.isInteger(day) && day >= 1 && day <= daysInMonth(year, month);
}

function hostTimeOf(time: Date): CivilTime {
  if (Number.isNaN(time.getTime())) throw invalid(time, 'a Date that has a time');
  return new HostTime(time);
}

/** The first value of each field that is too large. */
const ENDS = {
  hour: 24,
  minute: 60,
  second: 60,
  millisecond: 1000,
  microsecond: 1000,
  nanosecond: 1000,
} as const;
const FIELDS = Object.keys(ENDS) as (keyof typeof ENDS)[];

function zonedTimeOf(object: ZonedDateTimeLike): CivilTime {
  const time = inIsoCalendar(object);
  // Temporal checks its objects itself, and reading all of their fields would take long.
  const isTemporal = Object.prototype.toString.call(time) === '[object Temporal.ZonedDateTime]';
  if (!isTemporal && !hasFields(time)) throw invalid(object, 'all fields of a Temporal.ZonedDateTime');
  return new ZonedTime(time);
}

function hasFields(time: ZonedDateTimeLike): boolean {
  return (
    isDate(time.year, time.month, time.day) &&
    Math.abs(time.year) <= MOST_YEARS &&
    FIELDS.every((field) => Number.isInteger(time[field]) && time[field] >= 0 && time[field] < ENDS[field]) &&
    Number.isFinite(time.offsetNanoseconds) &&
    typeof time.timeZoneId === 'string'
  );
}

/** The directives are of the ISO calendar, whichever one a `Temporal` object counts its years and months in. */
function inIsoCalendar<T extends { calendarId?: string; withCalendar?(calendar: string): T }>(object: T): T {
  if (object.calendarId === undefined || object.calendarId === 'iso8601') return object;
  if (typeof object.withCalendar !== 'function')
    throw invalid(object, 'the calendar iso8601, or a method withCalendar');
  return object.withCalendar('iso8601');
}
