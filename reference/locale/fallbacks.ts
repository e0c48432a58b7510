import { expectOptions, expectType, nameOf, namesOf, refuse, type Name } from '../arguments';
import { boundedCache } from '../bounded-cache';
import { isMap } from '../translations/translations-hash';

/** A locale tag: the name of a locale, whose parts are joined by hyphens, as in `zh-Hant-TW`. */
export class Tag {
  /** @throws InvalidArgument when the text is not a string */
  constructor(private readonly text: string) {
    expectType(text, 'string', 'tag');
  }

  /** The tag without its last part; undefined if the tag has only one part. */
  get parent(): Tag | undefined {
    const end = this.text.lastIndexOf('-');
    return end === -1 ? undefined : new Tag(this.text.slice(0, end));
  }

  // Keeps TAG-01.
  /** The parents of the tag, nearest first: `zh-Hant` and `zh` for `zh-Hant-TW`. */
  get parents(): Tag[] {
    const parents: Tag[] = [];
    for (let tag = this.parent; tag !== undefined; tag = tag.parent) parents.push(tag);
    return parents;
  }

  /** Returns the tag as text. */
  toString(): string {
    return this.text;
  }
}

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

/** The mappings of individual locales to their fallbacks, and the default fallbacks, which all locales share. */
interface FallbackTable {
  readonly mapping: ReadonlyMap<string, readonly string[]>;
  readonly default: ReadonlySet<string>;
}

// Keeps FALLBACK-01, FALLBACK-02, FALLBACK-03, FALLBACK-04.
/**
 * Returns the fallback chain of a locale. It begins with the locale and its parents. Then come, for each of these
 * locales that has a mapping, the chains of its fallbacks and, directly after them, the default fallbacks. So the
 * default fallbacks come before the fallbacks of the second locale that has a mapping. If none of these locales has a
 * mapping, the default fallbacks come directly after the parents. Each mapping is normally followed only once;
 * `markFollowed` describes the exception.
 */
function fallbackChain(locale: string, { mapping, default: defaults }: FallbackTable): readonly string[] {
  const chain = new Set<string>();
  /**
   * The locales that are being visited: the current locale and the locales whose mappings led to it, each with its
   * parents. If a mapping leads to one of these locales again, the locale is skipped, because its own mapping is
   * followed anyway.
   */
  const above = new Set<string>();
  /**
   * The locales whose mappings were followed. If the mapping of a locale, or one that led to the locale, came after the
   * default fallbacks, the locale is added to `after`, otherwise to `before`.
   */
  const followed = { before: new Set<string>(), after: new Set<string>() };

  /**
   * Adds the chains of the given locales, and then the default fallbacks.
   *
   * @param isAfterDefault whether a mapping that led to these locales came after the default fallbacks, as the second
   *   mapping of a locale and its parents does. If so, a locale that is itself a default fallback is skipped.
   */
  function visit(locales: readonly string[], isAfterDefault: boolean): void {
    // All of these locales get the same `isAfterDefault`. Visiting one of them may add default fallbacks, but the
    // mappings that led to the next one were followed before that.
    for (const name of locales) visitLocale(new Tag(name), isAfterDefault);
    for (const name of defaults) chain.add(name);
  }

  /** Adds a locale and its parents, and then the fallbacks that each of them is mapped to. */
  function visitLocale(tag: Tag, isAfterDefault: boolean): void {
    const names = [tag, ...tag.parents]
      .map(String)
      .filter((name) => !above.has(name) && !(isAfterDefault && defaults.has(name)));
    for (const name of names) {
      chain.add(name);
      above.add(name);
    }
    for (const name of names) {
      const fallbacks = mapping.get(name);
      if (fallbacks === undefined) continue;
      if (markFollowed(name, isAfterDefault)) visit(fallbacks, isAfterDefault);
      // A visit ends by adding the default fallbacks. So they have been added by now, either by this visit or by an
      // earlier one of the same mapping.
      isAfterDefault = true;
    }
    for (const name of names) above.delete(name);
  }

  /**
   * Marks a mapping as followed. Returns true if the mapping should be followed now, and false if it was followed
   * before and should not be followed again. For rare combinations of mappings and default fallbacks, not following it
   * again changes the chain. This is accepted, because without this check, building the chain would take exponential
   * time when many mappings share fallbacks.
   *
   * If a mapping has been followed only while `isAfterDefault` was true, it is followed once more when `isAfterDefault`
   * is false: locales that are default fallbacks are then not skipped.
   */
  function markFollowed(name: string, isAfterDefault: boolean): boolean {
    const { before, after } = followed;
    if (before.has(name) || (isAfterDefault && after.has(name))) return false;
    (isAfterDefault ? after : before).add(name);
    return true;
  }

  visit([locale], false);
  return Object.freeze([...chain]);
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
