import { expectOptions, nameOf, namesOf, refuse, type Name } from '../arguments';
import { boundedCache } from '../bounded-cache';
import { isMap } from '../translations/translations-hash';
import { fallbackChain, type FallbackTable } from './fallback-chain';

export { Tag } from './tag';

/** Maps individual locales to their fallbacks: to one fallback, or to several in the order in which they are tried. */
export interface FallbackMapping {
  readonly [locale: string]: Name | readonly Name[];
}

/** The fallbacks of individual locales, and the default fallbacks, which all locales share. */
export interface FallbacksOptions {
  readonly mapping?: FallbackMapping | null;
  /**
   * The default fallbacks, which all locales share. In a fallback chain, they come directly after the mapped fallbacks
   * of each locale that is in the mapping. If no locale of the chain is in the mapping, they come at the end. A locale
   * that the chain already contains is not added again.
   */
  readonly default?: Name | readonly Name[] | null;
}

/**
 * Fallbacks as the constructor accepts them: an object that maps individual locales to their fallbacks, an array of
 * fallbacks that all locales share, or both as `{ mapping, default }`.
 */
type FallbacksGiven = FallbacksOptions | FallbackMapping | readonly Name[];

/**
 * Fallbacks in any form: a {@link Fallbacks} object, or anything that its constructor accepts, such as `['en']`, `{ de:
 * 'nl' }` or `{ mapping, default }`.
 */
export type FallbacksLike = Fallbacks | FallbacksGiven;

/** The fallbacks of all locales. They determine which locales a lookup tries, and in which order. */
export class Fallbacks {
  private readonly chainOf: (locale: string) => readonly string[];

  /**
   * Creates fallbacks. Without an argument, or with an empty object or array, a locale falls back only to its parents.
   *
   * @param fallbacks an object that maps individual locales to their fallbacks, an array of fallbacks that all locales
   *   share, or both as `{ mapping, default }`
   * @throws InvalidArgument when the argument has none of these forms
   */
  constructor(fallbacks: FallbacksGiven = {}) {
    const table = tableOf(fallbacks);
    this.chainOf = boundedCache((locale) => fallbackChain(locale, table));
  }

  /**
   * Returns, as a frozen array, the locales that a lookup tries while the given locale is active. The locale and its
   * parents come first, then the mapped fallbacks of each of these, in order. Each mapped fallback is followed by its
   * own parents and mapped fallbacks. For each locale that is in the mapping, the default fallbacks are added directly
   * after its mapped fallbacks. If the chain has no such locale, they are added at the end. If a locale occurs several
   * times, only its first occurrence is kept. With `{ mapping: { 'de-AT': 'nl', de: 'fr' }, default: 'en' }`, for
   * example, the chain of `de-AT` is `de-AT`, `de`, `nl`, `en`, `fr`.
   */
  for(locale: Name): readonly string[] {
    return this.chainOf(nameOf(locale, 'locale'));
  }
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

/**
 * Converts fallbacks to `{ mapping, default }`. An object that has one of these keys is already in that form, because
 * no locale is called `mapping` or `default`.
 */
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

/** Does the same as `Array.isArray`, but narrows the type to a readonly array. */
const isArray: (value: unknown) => value is readonly Name[] = Array.isArray;
