import { InvalidObject } from '../errors';
import { dayNumber, daysInMonth, type CivilDay } from './calendar';
import type { CivilTime, DateLike, DateTuple, TimeLike } from './civil-time';
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

/** @throws InvalidObject for what is no time and no date of the calendar */
export function civilTimeOf(object: TimeLike | DateLike): Localized {
  if (typeof object !== 'object' || object === null) {
    throw new InvalidObject(object, `a number, a time or a date can be localized, not ${String(object)}`);
  }
  if (Array.isArray(object)) return { kind: 'date', time: midnightOf(dayOf(object as DateTuple)) };
  if (object instanceof Date) return { kind: 'time', time: hostTimeOf(object) };
  if ('offsetNanoseconds' in object) return { kind: 'time', time: new ZonedTime(inIsoCalendar(object)) };
  if ('hour' in object || !('year' in object)) {
    throw new InvalidObject(
      object,
      'expected a Date, a Temporal.ZonedDateTime, a Temporal.PlainDate or [year, month, day]',
    );
  }
  return { kind: 'date', time: midnightOf(inIsoCalendar(object)) };
}

function dayOf(date: DateTuple): CivilDay {
  // Taking an array apart by a pattern would go through its iterator.
  return { year: date[0], month: date[1], day: date[2] };
}

function midnightOf({ year, month, day }: CivilDay): CivilTime {
  const isDate =
    Number.isInteger(year) && Number.isInteger(day) && day >= 1 && day <= daysInMonth(year, month);
  if (isDate && Math.abs(year) <= MOST_YEARS) {
    const days = dayNumber({ year, month, day });
    if (Math.abs(days) <= MOST_DAYS) return new Midnight(year, month, day, days);
  }
  const fault = isDate ? 'outside the range of a Date' : 'no date of the calendar';
  throw new InvalidObject([year, month, day], `year ${year}, month ${month}, day ${day} is ${fault}`);
}

function hostTimeOf(time: Date): CivilTime {
  if (Number.isNaN(time.getTime())) throw new InvalidObject(time, 'the Date has no time');
  return new HostTime(time);
}

/** The directives are of the ISO calendar, whichever one a `Temporal` object counts its years and months in. */
function inIsoCalendar<T extends { calendarId?: string; withCalendar?(calendar: string): T }>(object: T): T {
  if (object.calendarId === undefined || object.calendarId === 'iso8601') return object;
  return object.withCalendar!('iso8601');
}
