import { InvalidTranslations, MissingTranslation } from '../errors';
import { valueOfEntry, type Entry } from '../lookup/template';
import { numberFormatOf, type NumberFormat } from './number-format';
import { compilePattern, type Names, type Write } from './patterns';

/** The translations of a locale and its fallbacks. */
export interface LocaleTranslations {
  readonly name: string;
  find(path: string): Entry | undefined;
}

/** The most memory for formats that a locale of a catalog keeps, in bytes: enough for 70 patterns of 28 characters. */
const MAX_KEPT_BYTES = 65_536;
/** The memory of a format, and of each character of its pattern, in bytes: the most that was measured. */
const BYTES_OF_FORMAT = 500;
const BYTES_OF_CHARACTER = 15;

/** The formats and names that a locale and its fallbacks define. They are kept until translations are added. */
export class LocaleFormats implements Names {
  /**
   * The formats that were used, by name; a pattern is its own name. They may come from users, so all are forgotten when
   * they take too much memory. With none kept, numbers take 7 times as long, dates 9 times and times 6 times.
   */
  readonly #kept = {
    number: new Map<string, NumberFormat>(),
    time: new Map<string, Write>(),
    date: new Map<string, Write>(),
  };
  #keptBytes = 0;
  readonly day = this.listOf('day_names', 7, 'Monday');
  readonly abbreviatedDay = this.listOf('abbr_day_names', 7, 'Monday');
  readonly month = this.listOf('month_names', 12, 'January');
  readonly abbreviatedMonth = this.listOf('abbr_month_names', 12, 'January');

  constructor(readonly translations: LocaleTranslations) {}

  numberFormat(name: string): NumberFormat {
    const known = this.#kept.number.get(name);
    if (known !== undefined) return known;
    const format = numberFormatOf(name, (path) => valueOfEntry(this.translations.find(path)));
    return this.keep(this.#kept.number, detached(name), '', format);
  }

  // Keeps PATTERN-01, DATA-01, DATA-02.
  /** Returns the time or date format with a name. */
  timeFormat(kind: 'time' | 'date', given: string): Write {
    const known = this.#kept[kind].get(given);
    if (known !== undefined) return known;
    const name = detached(given);
    const named = this.translations.find(formatPath(kind, name));
    // A name without a format is itself a pattern: without localization data, `default` writes just that word.
    const pattern = named === undefined ? name : String(valueOfEntry(named));
    return this.keep(this.#kept[kind], name, pattern, compilePattern(pattern));
  }

  private keep<Format>(formats: Map<string, Format>, name: string, pattern: string, format: Format): Format {
    const bytes = BYTES_OF_FORMAT + BYTES_OF_CHARACTER * Math.max(name.length, pattern.length);
    // One format must not push out all others.
    if (bytes > MAX_KEPT_BYTES / 8) return format;
    if (this.#keptBytes + bytes > MAX_KEPT_BYTES) {
      for (const kept of Object.values(this.#kept)) kept.clear();
      this.#keptBytes = 0;
    }
    this.#keptBytes += bytes;
    formats.set(name, format);
    return format;
  }

  halfDay(half: 'am' | 'pm'): string {
    return this.textAt(`i18n.time.${half}`);
  }

  /** Returns a function that finds a name in a list, and keeps it: without that, dates take 2.6 times as long. */
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
    return String(valueOfEntry(entry));
  }
}

// Keeps DATE-02, DATE-04, TIME-02.
export function formatPath(kind: 'time' | 'date', format: string): string {
  return `i18n.${kind}.formats.${format}`;
}

/** Returns a copy of a text. V8 keeps the whole of a long text in memory as long as a part of it, such as a word. */
function detached(text: string): string {
  return ` ${text}`.slice(1);
}
