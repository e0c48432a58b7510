import { BoundedCache } from '../bounded-cache';
import { MissingTranslation } from '../errors';
import { textOfEntry, valueOfEntry, type Entry } from '../lookup/template';
import { LocaleNames } from './locale-names';
import { numberFormatOf, type NumberFormat } from './number-format';
import { compilePattern, type Pattern } from './pattern';

/** The translations of a locale and its fallbacks. */
export interface Translations {
  readonly locale: string;
  find(path: string): Entry | undefined;
}

/** The formats and names in the translations of a locale and its fallbacks, kept once they were read. */
export class LocaleFormats {
  /** The names of days and months in the locale. */
  readonly names = new LocaleNames((path) => this.requireText(path));
  private readonly numberFormats = new BoundedCache((name) =>
    numberFormatOf(name, (path) => valueOfEntry(this.translations.find(path))),
  );
  private readonly patterns = {
    time: new BoundedCache((format) => this.patternOf('time', format), bytesOfPattern),
    date: new BoundedCache((format) => this.patternOf('date', format), bytesOfPattern),
  };

  /** @param translations the translations that they are read from */
  constructor(readonly translations: Translations) {}

  /** The number format of a name (section 2.5). */
  numberFormat(name: string): NumberFormat {
    return this.numberFormats.get(name);
  }

  /** The pattern that a format of times or dates names, or the format itself as a pattern (section 4.2). */
  pattern(kind: 'time' | 'date', format: string): Pattern {
    return this.patterns[kind].get(format);
  }

  // Keeps PATTERN-01, DATA-01, DATA-02.
  private patternOf(kind: 'time' | 'date', format: string): Pattern {
    const named = this.translations.find(formatPath(kind, format));
    return compilePattern(named === undefined ? format : textOfEntry(named));
  }

  // Keeps DATA-04, TEXT-04.
  private requireText(path: string): string {
    const entry = this.translations.find(path);
    if (entry === undefined) throw new MissingTranslation(this.translations.locale, path);
    return textOfEntry(entry);
  }
}

// Keeps DATE-02, DATE-04, TIME-02.
/** Where the patterns of times and dates are (section 2.5). */
export function formatPath(kind: 'time' | 'date', format: string): string {
  return `i18n.${kind}.formats.${format}`;
}

function bytesOfPattern({ bytes }: Pattern): number {
  return bytes;
}
