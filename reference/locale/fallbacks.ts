import { BoundedCache } from '../bounded-cache';
import { nameOf, type Name } from '../name';
import { fallbackChain } from './fallback-chain';

/** The fallbacks of single locales: one locale, or several in order. */
export interface FallbackMapping {
  readonly [locale: string]: Name | readonly Name[];
}

/** The arguments of {@link Fallbacks}. */
export interface FallbacksOptions {
  readonly mapping?: FallbackMapping | null;
  /** The fallbacks that every locale has after its own. */
  readonly default?: readonly Name[] | null;
}

/** `I18n::Locale::Fallbacks`: the locales that a lookup tries, one after another (section 2.2). */
export class Fallbacks {
  private readonly chains: BoundedCache<readonly string[]>;

  constructor({ mapping, default: defaults }: FallbacksOptions = {}) {
    const table = {
      mapping: new Map(
        Object.entries(mapping ?? {}).map(([locale, fallbacks]) => [locale, namesOf(fallbacks)]),
      ),
      default: new Set(namesOf(defaults ?? [])),
    };
    this.chains = new BoundedCache((locale) => fallbackChain(locale, table));
  }

  /**
   * The chain of a locale: the locale, its parent tags, what each of them is mapped to, and the default. It is frozen.
   */
  for(locale: Name): readonly string[] {
    return this.chains.get(nameOf(locale));
  }
}

function namesOf(names: Name | readonly Name[]): string[] {
  return (typeof names === 'string' || typeof names === 'symbol' ? [names] : names).map(nameOf);
}
