import { requireOptions } from '../arguments';
import { BoundedCache } from '../bounded-cache';
import { InvalidArgument } from '../errors';
import { nameOf, namesOf, type Name } from '../name';
import { isMap } from '../translations/translations-hash';
import { fallbackChain, type FallbackTable } from './fallback-chain';

/** A reference to its name, and the name where it is not shared. */
const BYTES_OF_LOCALE = 32;

/** The fallbacks of single locales: one locale, or several in order. */
export interface FallbackMapping {
  readonly [locale: string]: Name | readonly Name[];
}

/** The arguments of {@link Fallbacks}. */
export interface FallbacksOptions {
  readonly mapping?: FallbackMapping | null;
  /** The fallbacks that every locale has after its own. */
  readonly default?: Name | readonly Name[] | null;
}

/**
 * The fallbacks of lookups, in any form: an object of the class, its arguments, the fallbacks of single locales, or the
 * fallbacks that every locale has.
 */
export type FallbacksLike = Fallbacks | FallbacksOptions | FallbackMapping | readonly Name[];

/** `I18n::Locale::Fallbacks`: the locales that a lookup tries, one after another. */
export class Fallbacks {
  private readonly chains: BoundedCache<readonly string[]>;

  /**
   * @param fallbacks the fallbacks of single locales, those that every locale has, or both as `{ mapping, default }`
   * @throws InvalidArgument when they are in none of these forms
   */
  constructor(fallbacks: FallbacksOptions | FallbackMapping | readonly Name[] = {}) {
    const table = tableOf(fallbacks);
    this.chains = new BoundedCache(
      (locale) => fallbackChain(locale, table),
      (chain) => BYTES_OF_LOCALE * chain.length,
    );
  }

  /**
   * The chain of a locale: the locale, its parent tags, what each of them is mapped to, and the default. It is frozen.
   */
  for(locale: Name): readonly string[] {
    return this.chains.get(nameOf(locale, 'locale'));
  }
}

/**
 * Returns fallbacks in any form as an object of the class; null for none.
 *
 * @throws InvalidArgument when they are in none of the forms
 */
export function fallbacksOf(fallbacks: FallbacksLike | null | undefined): Fallbacks | null {
  if (fallbacks === null || fallbacks === undefined) return null;
  return fallbacks instanceof Fallbacks ? fallbacks : new Fallbacks(fallbacks);
}

function tableOf(fallbacks: FallbacksOptions | FallbackMapping | readonly Name[]): FallbackTable {
  const { mapping, default: defaults } = optionsOf(fallbacks);
  if (mapping !== undefined && mapping !== null && !isMap(mapping))
    throw new InvalidArgument('fallbacks.mapping', mapping, 'a plain object of locales by locale');
  const owner = mapping === fallbacks ? 'fallbacks' : 'fallbacks.mapping';
  return {
    mapping: new Map(
      Object.entries(mapping ?? {}).map(([locale, names]) => [locale, listOf(names, `${owner}.${locale}`)]),
    ),
    default: new Set(listOf(defaults ?? [], 'fallbacks.default')),
  };
}

/** Returns the arguments for fallbacks in any form. No locale is called `mapping` or `default`. */
function optionsOf(fallbacks: FallbacksOptions | FallbackMapping | readonly Name[]): FallbacksOptions {
  if (isArray(fallbacks)) return { default: fallbacks };
  if (!isMap(fallbacks)) {
    throw new InvalidArgument(
      'fallbacks',
      fallbacks,
      "an array of locales, locales by locale such as { 'de-AT': 'de' }, or { mapping, default }",
    );
  }
  if (!('mapping' in fallbacks || 'default' in fallbacks)) return { mapping: fallbacks as FallbackMapping };
  requireOptions(fallbacks, 'fallbacks', ['mapping', 'default']);
  return fallbacks;
}

function listOf(names: Name | readonly Name[], argument: string): string[] {
  return isArray(names) ? namesOf(names, argument) : [nameOf(names, argument)];
}

/** `Array.isArray`, for arrays that are readonly. */
function isArray(value: unknown): value is readonly Name[] {
  return Array.isArray(value);
}
