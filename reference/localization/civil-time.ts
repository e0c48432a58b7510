import { InvalidObject } from '../errors';
import { dayNumber, daysInMonth, type CivilDay } from './calendar';

/** A `Date` reaches 100 million days from 1970 on, in UTC: a day less in every zone. */
const MOST_DAYS = 99_999_999;

/** A time on the clock and the calendar of its zone. */
export class CivilTime implements CivilDay {
  /**
   * @param nanosecond from 0 to 999,999,999
   * @param origin what the time was read from; null for a date
   */
  constructor(
    readonly year: number,
    readonly month: number,
    readonly day: number,
    readonly hour: number,
    readonly minute: number,
    readonly second: number,
    readonly nanosecond: number,
    private readonly origin: TimeLike | null,
  ) {}

  /** Seconds east of UTC. A date has the offset of its midnight in the zone of the host, as with `Time.local`. */
  get offset(): number {
    if (this.origin !== null && !(this.origin instanceof Date))
      return Math.trunc(this.origin.offsetNanoseconds / 1e9);
    return Math.round(-60 * (this.origin ?? this.hostMidnight()).getTimezoneOffset());
  }

  /** The zone's name, or its offset. */
  get zone(): string {
    if (this.origin !== null && !(this.origin instanceof Date)) return this.origin.timeZoneId;
    return Intl.DateTimeFormat().resolvedOptions().timeZone;
  }

  private hostMidnight(): Date {
    const midnight = new Date(2000, 0, 1);
    // The constructor would take the years 0 to 99 for those of the twentieth century.
    midnight.setFullYear(this.year, this.month - 1, this.day);
    return midnight;
  }
}

/** A date: year, month and day from 1, as from `Time#date` (section 4.2). */
export type DateTuple = readonly [year: number, month: number, day: number];

/** The fields that identify a `Temporal.PlainDate`, native or not. */
export interface PlainDateLike extends CivilDay {
  readonly calendarId?: string;
  withCalendar?(calendar: string): PlainDateLike;
}

/** The fields that identify a `Temporal.ZonedDateTime`, native or not. */
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
  if (Array.isArray(object)) return { kind: 'date', time: midnightOf(dayOf(object as DateTuple)) };
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

function dayOf([year, month, day]: DateTuple): CivilDay {
  return { year, month, day };
}

function midnightOf({ year, month, day }: CivilDay): CivilTime {
  const isDate =
    Number.isInteger(year) && Number.isInteger(day) && day >= 1 && day <= daysInMonth(year, month);
  const isInRange = isDate && Math.abs(dayNumber({ year, month, day })) <= MOST_DAYS;
  if (isInRange) return new CivilTime(year, month, day, 0, 0, 0, 0, null);
  const fault = isDate ? 'outside the range of a Date' : 'no date of the calendar';
  throw new InvalidObject([year, month, day], `year ${year}, month ${month}, day ${day} is ${fault}`);
}

function hostTimeOf(time: Date): CivilTime {
  if (Number.isNaN(time.getTime())) throw new InvalidObject(time, 'the Date has no time');
  return new CivilTime(
    time.getFullYear(),
    time.getMonth() + 1,
    time.getDate(),
    time.getHours(),
    time.getMinutes(),
    time.getSeconds(),
    time.getMilliseconds() * 1e6,
    time,
  );
}

function zonedTimeOf(zoned: ZonedDateTimeLike): CivilTime {
  const time = inIsoCalendar(zoned);
  return new CivilTime(
    time.year,
    time.month,
    time.day,
    time.hour,
    time.minute,
    time.second,
    time.millisecond * 1e6 + time.microsecond * 1e3 + time.nanosecond,
    time,
  );
}

/** The directives are of the ISO calendar, whichever one a `Temporal` object counts its years and months in. */
function inIsoCalendar<T extends { calendarId?: string; withCalendar?(calendar: string): T }>(object: T): T {
  if (object.calendarId === undefined || object.calendarId === 'iso8601') return object;
  return object.withCalendar!('iso8601');
}
