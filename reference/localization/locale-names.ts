/** A list of names in the locale data (section 2.5). */
class NameList {
  /** The names that were read: a path for each would take longer than the rest of a pattern. */
  private readonly names: string[] = [];

  /** @param read the text at an index; raises where there is none */
  constructor(private readonly read: (index: number) => string) {}

  /** @param index from 0 */
  at(index: number): string {
    return (this.names[index] ??= this.read(index));
  }
}

/** The names of days and months in a locale, Monday and January first, and its texts for the halves of the day. */
export class LocaleNames {
  readonly days = this.listOf('day_names');
  readonly abbreviatedDays = this.listOf('abbr_day_names');
  readonly months = this.listOf('month_names');
  readonly abbreviatedMonths = this.listOf('abbr_month_names');

  /** @param read the text at a path of the translations; raises where there is none */
  constructor(private readonly read: (path: string) => string) {}

  halfDay(half: 'am' | 'pm'): string {
    return this.read(`i18n.time.${half}`);
  }

  private listOf(name: string): NameList {
    return new NameList((index) => this.read(`i18n.date.${name}.${index}`));
  }
}
