import { boundedCache } from '../bounded-cache';
import { InvalidTranslations, MissingTranslation } from '../errors';
import { textOfEntry, valueOfEntry, type Entry } from '../lookup/template';
import type { Names, Write } from './directives';
import { numberFormatOf, type NumberFormat } from './number-format';
import { compilePattern } from './pattern';

/** The translations of a locale and its fallbacks. */
export interface Translations {
  readonly name: string;
  find(path: string): Entry | undefined;
}

/** The formats and names that a locale and its fallbacks define. Each is cached when it is first read. */
export class LocaleFormats implements Names {
  readonly day = this.listOf('day_names', 7, 'Monday');
  readonly abbreviatedDay = this.listOf('abbr_day_names', 7, 'Monday');
  readonly month = this.listOf('month_names', 12, 'January');
  readonly abbreviatedMonth = this.listOf('abbr_month_names', 12, 'January');
  readonly #numberFormatOf = boundedCache((name) =>
    numberFormatOf(name, (path) => valueOfEntry(this.translations.find(path))),
  );
  /** Functions that return the pattern of the time or date format with the given name. */
  readonly patterns = { time: this.patternsOf('time'), date: this.patternsOf('date') };

  constructor(readonly translations: Translations) {}

  numberFormat(name: string): NumberFormat {
    return this.#numberFormatOf(name);
  }

  halfDay(half: 'am' | 'pm'): string {
    return this.textAt(`i18n.time.${half}`);
  }

  // Keeps PATTERN-01, DATA-01, DATA-02.
  private patternsOf(kind: 'time' | 'date'): (format: string) => Write {
    return boundedCache((format) => {
      const named = this.translations.find(formatPath(kind, format));
      // A name without a format is itself a pattern: without localization data, `default` writes just that word.
      return compilePattern(named === undefined ? format : textOfEntry(named));
    });
  }

  /** Returns a function that finds a name in a list by its index, and keeps it, because building its path is slow. */
  private listOf(list: string, length: number, first: string): (index: number) => string {
    const path = `i18n.date.${list}`;
    const names: string[] = [];
    return (index) => {
      // In files for Ruby on Rails, lists of months begin with an empty one.
      if (names.length === 0 && this.translations.find(`${path}.${length}`) !== undefined) {
        const reason = `has more than ${length} names; it begins with ${first}`;
        throw new InvalidTranslations(reason, { key: `${this.translations.name}.${path}` });
      }
      return (names[index] ??= this.textAt(`${path}.${index}`));
    };
  }

  // Keeps DATA-04, TEXT-04.
  private textAt(path: string): string {
    const entry = this.translations.find(path);
    if (entry === undefined) throw new MissingTranslation(this.translations.name, path);
    return textOfEntry(entry);
  }
}

// Keeps DATE-02, DATE-04, TIME-02.
export function formatPath(kind: 'time' | 'date', format: string): string {
  return `i18n.${kind}.formats.${format}`;
}
