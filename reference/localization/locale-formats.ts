import { boundedCache } from '../bounded-cache';
import { InvalidTranslations, MissingTranslation } from '../errors';
import { textOfEntry, valueOfEntry, type Entry } from '../lookup/template';
import type { Names } from './directives';
import { numberFormatOf, type NumberFormat } from './number-format';
import { compilePattern, type Pattern } from './pattern';

/** The translations of a locale and its fallbacks. */
export interface Translations {
  /** The name of the locale. */
  readonly name: string;
  find(path: string): Entry | undefined;
}

/** The formats and names that a locale and its fallbacks define. Each is cached when it is first read. */
export class LocaleFormats implements Names {
  readonly day = this.listOf('day_names', 7, 'Monday');
  readonly abbreviatedDay = this.listOf('abbr_day_names', 7, 'Monday');
  readonly month = this.listOf('month_names', 12, 'January');
  readonly abbreviatedMonth = this.listOf('abbr_month_names', 12, 'January');
  private readonly numberFormatOf = boundedCache((name) =>
    numberFormatOf(name, (path) => valueOfEntry(this.translations.find(path))),
  );
  /**
   * Functions that return the pattern of the time or date format with the given name. If there is no such format, the
   * name itself is used as a pattern: without localization data, the format `default` writes just the word `default`.
   * Placeholders are not filled.
   */
  readonly patterns = { time: this.patternsOf('time'), date: this.patternsOf('date') };

  /** @param translations the translations from which formats and names are read */
  constructor(readonly translations: Translations) {}

  /** Returns the number format with the given name. */
  numberFormat(name: string): NumberFormat {
    return this.numberFormatOf(name);
  }

  /** Returns the text for am or pm. */
  halfDay(half: 'am' | 'pm'): string {
    return this.textAt(`i18n.time.${half}`);
  }

  // Keeps PATTERN-01, DATA-01, DATA-02.
  private patternsOf(kind: 'time' | 'date'): (format: string) => Pattern {
    return boundedCache((format) => {
      const named = this.translations.find(formatPath(kind, format));
      return compilePattern(named === undefined ? format : textOfEntry(named));
    });
  }

  /**
   * Returns a function that finds a name in a list by its index. Each name is looked up only once and then kept,
   * because building the path for a lookup takes longer than reading a name from an array.
   */
  private listOf(list: string, length: number, first: string): (index: number) => string {
    const path = `i18n.date.${list}`;
    const names: string[] = [];
    return (index) => {
      // In files for Ruby on Rails, lists of months begin with an empty one. Without this check, each name would be
      // that of the month before.
      if (names.length === 0 && this.translations.find(`${path}.${length}`) !== undefined) {
        const reason = `has more than ${length} names; it begins with ${first}`;
        throw new InvalidTranslations(reason, { key: `${this.translations.name}.${path}` });
      }
      return (names[index] ??= this.textAt(`${path}.${index}`));
    };
  }

  // Keeps DATA-04, TEXT-04.
  /**
   * @throws MissingTranslation when the path has no text. A missing format, by contrast, is not an error: `patternsOf`
   *   uses its name as a pattern
   */
  private textAt(path: string): string {
    const entry = this.translations.find(path);
    if (entry === undefined) throw new MissingTranslation(this.translations.name, path);
    return textOfEntry(entry);
  }
}

// Keeps DATE-02, DATE-04, TIME-02.
/** Returns the path of a format for times or dates. */
export function formatPath(kind: 'time' | 'date', format: string): string {
  return `i18n.${kind}.formats.${format}`;
}
