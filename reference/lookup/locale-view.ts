import type { LocaleFormats } from '../localization/locale-formats';
import { categoryOf } from '../pluralization/registry';
import type { Count } from '../pluralization/rule';
import type { LocaleEntries } from './entries';
import type { Entry } from './template';

/**
 * A catalog as it looks from one locale: the translations of the locale and its fallbacks. It holds until translations are
 * injected.
 */
export class LocaleView {
  /** The entries that were found in the chain, kept so that a key of the last fallback costs no more than one of the first. */
  private readonly found = new Map<string, Entry>();
  /** The formats that `localize` has read; undefined until it is called. */
  formats: LocaleFormats | undefined;

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
}
