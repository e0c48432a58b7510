import { expectOptions, refuse } from '../arguments';
import { boundedCache } from '../bounded-cache';
import { nameOf, namesOf, type Name } from '../name';
import { isMap } from '../translations/translations-hash';
import { fallbackChain, type FallbackTable } from './fallback-chain';

/** A reference to a name, and the name where it is not shared. */
const BYTES_OF_LOCALE = 32;

/** The fallbacks of single locales: one locale, or several in order. */
export interface FallbackMapping {
  readonly [locale: string]: Name | readonly Name[];
}

/** Fallbacks of single locales, and of all locales. */
export interface FallbacksOptions {
  readonly mapping?: FallbackMapping | null;
  /** The fallbacks of every locale. They follow the first mapping of a locale, or of a parent, and end its chain. */
  readonly default?: Name | readonly Name[] | null;
}

/** Fallbacks in any form but that of an object of the class: both kinds, those of single locales, or of all locales. */
type FallbacksGiven = FallbacksOptions | FallbackMapping | readonly Name[];

/**
 * Fallbacks in any form: an object of the class, `{ mapping, default }`, the fallbacks of single locales, or an array of
 * those of every locale.
 */
export type FallbacksLike = Fallbacks | FallbacksGiven;

/** The locales that a lookup tries, one after another, for each locale. */
export class Fallbacks {
  private readonly chainOf: (locale: string) => readonly string[];

  /**
   * Creates fallbacks. Without an argument, or with an empty one, a locale falls back to its parents alone.
   *
   * @param fallbacks the fallbacks of single locales, an array of those of every locale, or both as `{ mapping, default }`
   * @throws InvalidArgument when they are in none of these forms
   */
  constructor(fallbacks: FallbacksGiven = {}) {
    const table = tableOf(fallbacks);
    this.chainOf = boundedCache(
      (locale) => fallbackChain(locale, table),
      (chain) => BYTES_OF_LOCALE * chain.length,
    );
  }

  /**
   * Returns the chain of a locale, frozen: the locale and its parents, then the locales that each of these is mapped to. The
   * default follows the first mapping, so it comes before the second: with
   * `{ mapping: { 'de-AT': 'nl', de: 'fr' }, default: 'en' }`, the chain of `de-AT` is `de-AT`, `de`, `nl`, `en`, `fr`.
   */
  for(locale: Name): readonly string[] {
    return this.chainOf(nameOf(locale, 'locale'));
  }
}

/**
 * Returns fallbacks in any form as an object of the class; null for none. Null is not the same as empty fallbacks, with which
 * lookups try the parents of the active locale.
 *
 * @throws InvalidArgument when they are in none of the forms
 */
export function fallbacksOf(fallbacks: FallbacksLike | null | undefined): Fallbacks | null {
  if (fallbacks === null || fallbacks === undefined) return null;
  return fallbacks instanceof Fallbacks ? fallbacks : new Fallbacks(fallbacks);
}

function tableOf(fallbacks: FallbacksGiven): FallbackTable {
  const { mapping, default: defaults } = optionsOf(fallbacks);
  const map = mapping ?? {};
  if (!isMap(map)) refuse('fallbacks.mapping', map, 'a plain object of locales by locale');
  const owner = mapping === fallbacks ? 'fallbacks' : 'fallbacks.mapping';
  return {
    mapping: new Map(
      Object.entries(map).map(([locale, names]) => [locale, listOf(names, `${owner}.${locale}`)]),
    ),
    default: new Set(listOf(defaults ?? [], 'fallbacks.default')),
  };
}

/** Returns fallbacks as `{ mapping, default }`. No locale is called `mapping` or `default`. */
function optionsOf(fallbacks: FallbacksGiven): FallbacksOptions {
  if (isArray(fallbacks)) return { default: fallbacks };
  if (!isMap(fallbacks))
    refuse(
      'fallbacks',
      fallbacks,
      "an array of locales, locales by locale such as { 'de-AT': 'de' }, or { mapping, default }",
    );
  if (!('mapping' in fallbacks || 'default' in fallbacks)) return { mapping: fallbacks as FallbackMapping };
  expectOptions(fallbacks, 'fallbacks', ['mapping', 'default']);
  return fallbacks;
}

function listOf(names: Name | readonly Name[], argument: string): string[] {
  return isArray(names) ? namesOf(names, argument) : [nameOf(names, argument)];
}

/** `Array.isArray`, for readonly arrays. */
function isArray(value: unknown): value is readonly Name[] {
  return Array.isArray(value);
}
