import { expectOptions, expectType, nameOf, namesOf, refuse, type Name } from './arguments';
import { isMap } from './messages';

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

/** The fallbacks of individual locales, and those that all locales share. */
export interface FallbacksOptions {
  readonly mapping?: FallbackMapping | null;
  readonly default?: Name | readonly Name[] | null;
}

type FallbacksGiven = FallbacksOptions | FallbackMapping | readonly Name[];

/** Fallbacks in any form: a {@link Fallbacks} object, or anything that its constructor accepts, such as `['en']`. */
export type FallbacksLike = Fallbacks | FallbacksGiven;

/** The fallbacks of all locales. They determine which locales a lookup tries, and in which order. */
export class Fallbacks {
  readonly #mapping: ReadonlyMap<string, readonly string[]>;
  readonly #defaults: ReadonlySet<string>;

  /**
   * @param fallbacks an object that maps individual locales to their fallbacks, such as `{ de: 'nl' }`; an array of
   *   fallbacks that all locales share; or both as `{ mapping, default }`. If empty, locales fall back to their parents
   * @throws InvalidArgument when the argument has none of these forms
   */
  constructor(fallbacks: FallbacksGiven = {}) {
    const given = isArray(fallbacks) ? { default: fallbacks } : fallbacks;
    if (!isMap(given))
      refuse('fallbacks', given, "an array such as ['en'], or a plain object such as { 'de-AT': 'de' }");
    // An object with one of these keys has both, because no locale is called like that.
    const hasBoth = 'mapping' in given || 'default' in given;
    if (hasBoth) expectOptions(given, 'fallbacks', ['mapping', 'default']);
    const both = (hasBoth ? given : { mapping: given }) as FallbacksOptions;
    const mapping = both.mapping ?? {};
    const argument = hasBoth ? 'fallbacks.mapping' : 'fallbacks';
    if (!isMap(mapping)) refuse(argument, mapping, "a plain object such as { 'de-AT': 'de' }");
    this.#mapping = new Map(
      Object.entries(mapping).map(([locale, names]) => [locale, listOf(names, `${argument}.${locale}`)]),
    );
    this.#defaults = new Set(listOf(both.default ?? [], 'fallbacks.default'));
  }

  // Keeps FALLBACK-01, FALLBACK-02, FALLBACK-03, FALLBACK-04.
  /**
   * Returns, as a frozen array, the locales that a lookup tries while the given locale is active, each once. The locale
   * and its parents come first, then the mapped fallbacks of each of these, each followed by its own parents and mapped
   * fallbacks. The default fallbacks come directly after the mapped fallbacks of each locale, or at the end.
   * With `{ mapping: { 'de-AT': 'nl', de: 'fr' }, default: 'en' }`, `de-AT` has the chain `de-AT`, `de`, `nl`, `en`, `fr`.
   */
  for(locale: Name): readonly string[] {
    const mapping = this.#mapping;
    const defaults = this.#defaults;
    const chain = new Set<string>();
    /** The locales that are being visited. If a mapping leads back to one of them, it is skipped. */
    const above = new Set<string>();
    /**
     * The locales whose mappings were followed, and whether only after the default fallbacks. Following them every time
     * would take exponential time when many mappings share fallbacks. For rare combinations, this changes the chain.
     */
    const followed = new Map<string, boolean>();

    /** Adds each locale with its parents, then what each of these is mapped to, and then the default fallbacks. */
    function* visit(locales: readonly string[], isAfterDefault: boolean): Visit {
      for (const locale of locales) {
        const isSkipped = (name: string) => above.has(name) || (isAfterDefault && defaults.has(name));
        const names = [locale, ...new Tag(locale).parents.map(String)].filter((name) => !isSkipped(name));
        let isLater = isAfterDefault;
        for (const name of names) {
          chain.add(name);
          above.add(name);
        }
        for (const name of names) {
          const fallbacks = mapping.get(name);
          if (fallbacks === undefined) continue;
          const earlier = followed.get(name);
          if (earlier === undefined || (earlier && !isLater)) {
            followed.set(name, isLater);
            yield visit(fallbacks, isLater);
          }
          isLater = true;
        }
        for (const name of names) above.delete(name);
      }
      for (const name of defaults) chain.add(name);
    }

    // Thousands of locales may fall back to each other, and calls that are nested as deeply would exceed the stack.
    const visits = [visit([nameOf(locale, 'locale')], false)];
    while (visits.length > 0) {
      const inner = visits.at(-1)!.next().value;
      if (inner === undefined) visits.pop();
      else visits.push(inner);
    }
    return Object.freeze([...chain]);
  }
}

/** A visit that is suspended while the inner visits that it yields run. */
type Visit = Generator<Visit, undefined>;

function listOf(names: Name | readonly Name[], argument: string): string[] {
  return isArray(names) ? namesOf(names, argument) : [nameOf(names, argument)];
}

/** Does the same as `Array.isArray`, but narrows the type to a readonly array. */
const isArray: (value: unknown) => value is readonly Name[] = Array.isArray;
