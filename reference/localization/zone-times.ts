import { dayNumber, weekdayOf } from './calendar';
import type { CivilTime, ZonedDateTimeLike } from './civil-time';

/**
 * A `Date` in the zone of the host. Most patterns need a few of its fields, and some fields take longer to read than the
 * rest of a pattern takes to write.
 */
export class HostTime implements CivilTime {
  constructor(private readonly date: Date) {}

  get year(): number {
    return this.date.getFullYear();
  }

  get month(): number {
    return this.date.getMonth() + 1;
  }

  get day(): number {
    return this.date.getDate();
  }

  get hour(): number {
    return this.date.getHours();
  }

  get minute(): number {
    return this.date.getMinutes();
  }

  get second(): number {
    return this.date.getSeconds();
  }

  get nanosecond(): number {
    return this.date.getMilliseconds() * 1e6;
  }

  get dayOfWeek(): number {
    return this.date.getDay() || 7;
  }

  get offset(): number {
    return offsetOf(this.date);
  }

  get zone(): string {
    return hostZone();
  }
}

/** A `Temporal.ZonedDateTime` of the ISO calendar. */
export class ZonedTime implements CivilTime {
  constructor(private readonly time: ZonedDateTimeLike) {}

  get year(): number {
    return this.time.year;
  }

  get month(): number {
    return this.time.month;
  }

  get day(): number {
    return this.time.day;
  }

  get hour(): number {
    return this.time.hour;
  }

  get minute(): number {
    return this.time.minute;
  }

  get second(): number {
    return this.time.second;
  }

  get nanosecond(): number {
    const { millisecond, microsecond, nanosecond } = this.time;
    return millisecond * 1e6 + microsecond * 1e3 + nanosecond;
  }

  get dayOfWeek(): number {
    return weekdayOf(dayNumber(this.time));
  }

  get offset(): number {
    return Math.trunc(this.time.offsetNanoseconds / 1e9);
  }

  get zone(): string {
    return this.time.timeZoneId;
  }
}

/** A date: its midnight in the zone of the host. */
export class Midnight implements CivilTime {
  readonly hour = 0;
  readonly minute = 0;
  readonly second = 0;
  readonly nanosecond = 0;

  /** @param dayNumber the days since 1970-01-01 */
  constructor(
    readonly year: number,
    readonly month: number,
    readonly day: number,
    private readonly dayNumber: number,
  ) {}

  get dayOfWeek(): number {
    return weekdayOf(this.dayNumber);
  }

  get offset(): number {
    const midnight = new Date(2000, 0, 1);
    // The constructor would take the years 0 to 99 for those of the twentieth century.
    midnight.setFullYear(this.year, this.month - 1, this.day);
    return offsetOf(midnight);
  }

  get zone(): string {
    return hostZone();
  }
}

function offsetOf(date: Date): number {
  return Math.round(-60 * date.getTimezoneOffset());
}

function hostZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
