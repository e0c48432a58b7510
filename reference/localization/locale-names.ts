/** The lists of names in the locale data (section 2.5), below `i18n`. */
export type NameList =
  'date.abbr_day_names' | 'date.day_names' | 'date.abbr_month_names' | 'date.month_names';

/** The names of days and months in a locale, Monday and January first, and its texts for the halves of the day. */
export class LocaleNames {
  /** The names that were read, by list and index: a path for each name would take longer than the rest of a pattern. */
  private readonly lists: Record<NameList, string[]> = {
    'date.abbr_day_names': [],
    'date.day_names': [],
    'date.abbr_month_names': [],
    'date.month_names': [],
  };

  /** @param read the text at a path of the translations; raises where there is none */
  constructor(private readonly read: (path: string) => string) {}

  /** @param index from 0 */
  name(list: NameList, index: number): string {
    return (this.lists[list][index] ??= this.read(`i18n.${list}.${index}`));
  }

  halfDay(half: 'am' | 'pm'): string {
    return this.read(`i18n.time.${half}`);
  }
}
