import { BoundedCache } from '../bounded-cache';
import { nameOf, type Name } from '../name';
import { Tag } from './tag';

/** What each of some locales falls back to: one locale, or several in order. */
export interface FallbackMapping {
  readonly [locale: string]: Name | readonly Name[];
}

/** The arguments of {@link Fallbacks}. */
export interface FallbacksOptions {
  readonly mapping?: FallbackMapping | null;
  /** What every locale falls back to after its own fallbacks. */
  readonly default?: readonly Name[] | null;
}

/** `I18n::Locale::Fallbacks`: the locales that a lookup tries, one after another (section 2.2). */
export class Fallbacks {
  private readonly mapping: ReadonlyMap<string, readonly string[]>;
  private readonly default: readonly string[];
  private readonly chains = new BoundedCache((locale): readonly string[] => this.chainOf([locale], []));

  constructor({ mapping, default: defaults }: FallbacksOptions = {}) {
    this.mapping = new Map(
      Object.entries(mapping ?? {}).map(([locale, fallbacks]) => [locale, namesOf(fallbacks)]),
    );
    this.default = namesOf(defaults ?? []);
  }

  /** The chain of a locale: the locale, its parent tags, what each of them is mapped to, and the default. */
  for(locale: Name): readonly string[] {
    return this.chains.get(nameOf(locale));
  }

  /**
   * Keeps FALLBACK-01, FALLBACK-02, FALLBACK-03, FALLBACK-04.
   *
   * @param above the tags that led here: none of them is followed again, so that mappings may refer to each other
   */
  private chainOf(locales: readonly string[], above: readonly string[]): string[] {
    const chain = locales.flatMap((locale) => {
      const tag = new Tag(locale);
      const tags = [tag, ...tag.parents].map(String).filter((name) => !above.includes(name));
      const tried = [...tags];
      for (const name of tags) {
        const fallbacks = this.mapping.get(name);
        if (fallbacks !== undefined) tried.push(...this.chainOf(fallbacks, [...above, ...tried]));
      }
      return tried;
    });
    return [...new Set([...chain, ...this.default])];
  }
}

function namesOf(names: Name | readonly Name[]): string[] {
  return (typeof names === 'string' || typeof names === 'symbol' ? [names] : names).map(nameOf);
}
