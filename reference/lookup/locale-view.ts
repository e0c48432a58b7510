import { BoundedCache } from '../bounded-cache';
import { MissingTranslation } from '../errors';
import { LocaleNames } from '../localization/locale-names';
import { numberFormatOf, type NumberFormat } from '../localization/number-format';
import { compilePattern, type Pattern } from '../localization/pattern';
import { categoryOf } from '../pluralization/registry';
import type { Count } from '../pluralization/rule';
import type { LocaleEntries } from './entries';
import { textOfEntry, valueOfEntry, type Entry } from './template';

/**
 * A catalog as it looks from one locale: the translations of the locale and its fallbacks, and the formats and names
 * found in them. It holds until translations are injected.
 */
export class LocaleView {
  /** The names of days and months in the locale. */
  readonly names = new LocaleNames((path) => this.requireText(path));
  /** The entries that were found in the chain, kept so that a key of the last fallback costs no more than one of the first. */
  private readonly found = new Map<string, Entry>();
  private readonly numberFormats = new BoundedCache((name) =>
    numberFormatOf(name, (path) => valueOfEntry(this.find(path))),
  );
  private readonly patterns = {
    time: new BoundedCache((format) => this.patternOf('time', format), bytesOfPattern),
    date: new BoundedCache((format) => this.patternOf('date', format), bytesOfPattern),
  };

  /**
   * @param locale the active locale: fallbacks do not change the plural rule
   * @param chain the translations that a lookup tries in turn
   */
  constructor(
    readonly locale: string,
    private readonly chain: readonly LocaleEntries[],
  ) {}

  // Keeps FALLBACK-05, FALLBACK-10, FALLBACK-11.
  /**
   * Returns the entry at a path, in the locale or the first of its fallbacks that has it (section 4.4, rule 1).
   */
  find(path: string): Entry | undefined {
    if (this.chain.length === 1) return this.chain[0]!.get(path);
    const found = this.found.get(path);
    return found === undefined ? this.findInChain(path) : found;
  }

  private findInChain(path: string): Entry | undefined {
    for (const entries of this.chain) {
      const entry = entries.get(path);
      if (entry === undefined) continue;
      this.found.set(path, entry);
      return entry;
    }
    return undefined;
  }

  // Keeps PLURAL-01, FORM-03, FORM-04, FALLBACK-07.
  /** The plural form of a count; a form `zero` is for 0 whatever the rule says (section 4.4, rule 3). */
  findForm(path: string, count: Count): Entry | undefined {
    const category = categoryOf(this.locale, count);
    const isZero = count === 0 || count === 0n;
    if (this.chain.length === 1 && !isZero) return this.chain[0]!.form(path, category);
    for (const entries of this.chain) {
      const zero = isZero ? entries.form(path, 'zero') : undefined;
      const form = zero === undefined || zero === false ? entries.form(path, category) : zero;
      if (form !== undefined) return form;
    }
    return undefined;
  }

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
    const named = this.find(formatPath(kind, format));
    return compilePattern(named === undefined ? format : textOfEntry(named));
  }

  // Keeps DATA-04, TEXT-04.
  private requireText(path: string): string {
    const entry = this.find(path);
    if (entry === undefined) throw new MissingTranslation(this.locale, path);
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
