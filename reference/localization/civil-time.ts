import { InvalidObject } from '../errors';
import { daysInMonth, type CivilDay } from './calendar';

/** A time on the clock and the calendar of its zone. */
export interface CivilTime extends CivilDay {
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  /** From 0 to 999,999,999. */
  readonly nanosecond: number;
  /** Seconds east of UTC. */
  readonly offset: number;
  /** The zone's name, or its offset. */
  readonly zone: string;
}

/** A date: year, month and day from 1, as from `Time#date` (section 4.2). */
export type DateTuple = readonly [year: number, month: number, day: number];

/** What tells a `Temporal.PlainDate`, native or not. */
export interface PlainDateLike extends CivilDay {
  readonly calendarId?: string;
  withCalendar?(calendar: string): PlainDateLike;
}

/** What tells a `Temporal.ZonedDateTime`, native or not. */
export interface ZonedDateTimeLike extends CivilDay {
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  readonly millisecond: number;
  readonly microsecond: number;
  readonly nanosecond: number;
  readonly offsetNanoseconds: number;
  readonly timeZoneId: string;
  readonly calendarId?: string;
  withCalendar?(calendar: string): ZonedDateTimeLike;
}

/** A time: a `Date` is shown in the zone of the host. */
export type TimeLike = Date | ZonedDateTimeLike;

/** A date without a time. */
export type DateLike = DateTuple | PlainDateLike;

/** A time or date to write, and which of the two it is. A date is its midnight in the zone of the host. */
export interface Localized {
  readonly kind: 'time' | 'date';
  readonly time: CivilTime;
}

/** @throws InvalidObject for what is no time and no date of the calendar */
export function civilTimeOf(object: TimeLike | DateLike): Localized {
  if (typeof object !== 'object' || object === null) {
    throw new InvalidObject(object, `a number, a time or a date can be localized, not ${String(object)}`);
  }
  if (Array.isArray(object)) return { kind: 'date', time: midnightOf(tupleDay(object as DateTuple)) };
  if (object instanceof Date) return { kind: 'time', time: hostTimeOf(object) };
  if ('offsetNanoseconds' in object) return { kind: 'time', time: zonedTimeOf(object) };
  if ('hour' in object || !('year' in object)) {
    throw new InvalidObject(
      object,
      'expected a Date, a Temporal.ZonedDateTime, a Temporal.PlainDate or [year, month, day]',
    );
  }
  return { kind: 'date', time: midnightOf(inIsoCalendar(object)) };
}

function midnightOf(date: CivilDay): CivilTime {
  const { year, month, day } = date;
  if (![year, month, day].every(Number.isInteger) || day < 1 || day > daysInMonth(year, month)) {
    throw new InvalidObject(date, `year ${year}, month ${month}, day ${day} is no date of the calendar`);
  }
  return {
    year,
    month,
    day,
    hour: 0,
    minute: 0,
    second: 0,
    nanosecond: 0,
    // A date is seldom written with an offset, and asking the host for it takes longer than all the rest.
    get offset() {
      const midnight = new Date(2000, month - 1, day);
      midnight.setFullYear(year);
      return hostOffset(midnight);
    },
    get zone() {
      return hostZone();
    },
  };
}

function tupleDay([year, month, day]: DateTuple): CivilDay {
  return { year, month, day };
}

function hostTimeOf(time: Date): CivilTime {
  if (Number.isNaN(time.getTime()))
    throw new InvalidObject(time, 'the Date is no time: it was made from what is no date');
  return {
    year: time.getFullYear(),
    month: time.getMonth() + 1,
    day: time.getDate(),
    hour: time.getHours(),
    minute: time.getMinutes(),
    second: time.getSeconds(),
    nanosecond: time.getMilliseconds() * 1e6,
    get offset() {
      return hostOffset(time);
    },
    get zone() {
      return hostZone();
    },
  };
}

function hostOffset(time: Date): number {
  return Math.round(-time.getTimezoneOffset() * 60);
}

function hostZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

function zonedTimeOf(zoned: ZonedDateTimeLike): CivilTime {
  const time = inIsoCalendar(zoned);
  return {
    year: time.year,
    month: time.month,
    day: time.day,
    hour: time.hour,
    minute: time.minute,
    second: time.second,
    nanosecond: time.millisecond * 1e6 + time.microsecond * 1e3 + time.nanosecond,
    offset: Math.trunc(time.offsetNanoseconds / 1e9),
    zone: time.timeZoneId,
  };
}

/** The directives are of the ISO calendar, whichever one a `Temporal` object counts its years and months in. */
function inIsoCalendar<T extends { calendarId?: string; withCalendar?(calendar: string): T }>(object: T): T {
  if (object.calendarId === undefined || object.calendarId === 'iso8601') return object;
  return object.withCalendar!('iso8601');
}
