import { refuse } from '../arguments';
import { dayNumber, isDay, type CivilDay } from './calendar';

/** A date as an array of year, month and day. Months are numbered from 1. Any further items are ignored. */
export type DateTuple = readonly [year: number, month: number, day: number];

/** The fields of a `Temporal.PlainDate`, whether native or from a polyfill. */
export interface PlainDateLike extends CivilDay {
  readonly calendarId?: string;
  withCalendar?(calendar: string): PlainDateLike;
}

/** The fields of a `Temporal.ZonedDateTime`, whether native or from a polyfill. */
export interface ZonedDateTimeLike extends PlainDateLike {
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  readonly millisecond: number;
  readonly microsecond: number;
  readonly nanosecond: number;
  readonly offsetNanoseconds: number;
  readonly timeZoneId: string;
  withCalendar?(calendar: string): ZonedDateTimeLike;
}

/** A time: a `Date`, written in the host's time zone, or a `Temporal.ZonedDateTime`, written in its own. */
export type TimeLike = Date | ZonedDateTimeLike;

/** A date without a time of day. */
export type DateLike = DateTuple | PlainDateLike;

/** A time as the clocks and calendars in its time zone show it; for a date, midnight in the host's time zone. */
export class CivilTime implements CivilDay {
  /** @param given the given time, whose fraction, offset and zone are slow to read and seldom needed; none for a date */
  private constructor(
    readonly kind: 'time' | 'date',
    readonly year: number,
    readonly month: number,
    readonly day: number,
    readonly hour: number,
    readonly minute: number,
    readonly second: number,
    private readonly given?: TimeLike,
  ) {}

  /** @throws InvalidArgument when an object is not a valid time or date, or is out of range */
  static of(object: TimeLike | DateLike): CivilTime {
    if (Array.isArray(object)) {
      const date = object as unknown as DateTuple;
      return CivilTime.ofDate({ year: date[0], month: date[1], day: date[2] }, date);
    }
    if (object instanceof Date) return CivilTime.inHostZone(object);
    const isObject = typeof object === 'object' && object !== null;
    if (isObject && 'offsetNanoseconds' in object) return CivilTime.inOwnZone(object);
    if (isObject && 'year' in object && !('hour' in object))
      return CivilTime.ofDate(inIsoCalendar(object), object);
    return refuse(
      'object',
      object,
      'a number, a bigint, a Date, [year, month, day], a Temporal.ZonedDateTime or a Temporal.PlainDate',
    );
  }

  private static ofDate(date: CivilDay, given: DateLike): CivilTime {
    const { year, month, day } = date;
    const isValid = isDay(date) && Math.abs(dayNumber(year, month, day)) <= MAX_DAYS;
    if (!isValid) refuse('object', given, 'a date of the calendar that a Date can have');
    return new CivilTime('date', year, month, day, 0, 0, 0);
  }

  private static inHostZone(date: Date): CivilTime {
    const year = date.getFullYear();
    if (Number.isNaN(year)) refuse('object', date, 'a valid Date');
    const [hour, minute, second] = [date.getHours(), date.getMinutes(), date.getSeconds()];
    return new CivilTime('time', year, date.getMonth() + 1, date.getDate(), hour, minute, second, date);
  }

  private static inOwnZone(object: ZonedDateTimeLike): CivilTime {
    const given = inIsoCalendar(object);
    const { hour, minute, second, millisecond, microsecond, nanosecond, offsetNanoseconds } = given;
    const numbers = [hour, minute, second, millisecond, microsecond, nanosecond, offsetNanoseconds];
    // The ranges are those of Temporal itself.
    const isComplete =
      isDay(given) && numbers.every(Number.isInteger) && typeof given.timeZoneId === 'string';
    if (!isComplete) refuse('object', object, 'all fields of a Temporal.ZonedDateTime');
    return new CivilTime('time', given.year, given.month, given.day, hour, minute, second, given);
  }

  /** The fraction of the second in nanoseconds, from 0 to 999,999,999. */
  get nanosecond(): number {
    const { given } = this;
    if (given === undefined) return 0;
    if (given instanceof Date) return given.getMilliseconds() * 1e6;
    return given.millisecond * 1e6 + given.microsecond * 1e3 + given.nanosecond;
  }

  /** The offset from UTC, in seconds; offsets east of Greenwich are positive. */
  get offset(): number {
    const { given } = this;
    if (given !== undefined && !(given instanceof Date)) return Math.trunc(given.offsetNanoseconds / 1e9);
    const date = given ?? new Date(2000, 0, 1);
    // The constructor of Date would interpret the years 0 to 99 as 1900 to 1999.
    if (given === undefined) date.setFullYear(this.year, this.month - 1, this.day);
    return Math.round(-60 * date.getTimezoneOffset());
  }

  // Keeps DIRECTIVE-09.
  /** The name of the time zone, which may be an offset, such as `+05:30`. */
  get zone(): string {
    const { given } = this;
    if (given !== undefined && !(given instanceof Date)) return given.timeZoneId;
    return Intl.DateTimeFormat().resolvedOptions().timeZone;
  }
}

/** The most days between a date and 1970-01-01: one less than `Date` covers, so that every time zone can have it. */
const MAX_DAYS = 99_999_999;

/** Converts an object to the ISO 8601 calendar, for which the directives are defined. */
function inIsoCalendar<T extends { calendarId?: string; withCalendar?(calendar: string): T }>(object: T): T {
  const { calendarId = 'iso8601' } = object;
  return calendarId === 'iso8601' ? object : object.withCalendar!('iso8601');
}
