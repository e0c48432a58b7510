import type { CivilDay } from './calendar';

/** A time on the clock and the calendar of its zone. Its fields are read when a pattern asks for them. */
export interface CivilTime extends CivilDay {
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  /** From 0 to 999,999,999. */
  readonly nanosecond: number;
  /** Monday 1 to Sunday 7. */
  readonly dayOfWeek: number;
  /** Seconds east of UTC. A date has the offset of its midnight in the zone of the host, as with `Time.local`. */
  readonly offset: number;
  /** The zone's name, or its offset. */
  readonly zone: string;
}

/** A date: year, month and day from 1, as from `Time#date`. */
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
