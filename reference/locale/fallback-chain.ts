import { Tag } from './tag';

/** The fallbacks of single locales, and those of every locale, which follow each mapping and end the chain. */
export interface FallbackTable {
  readonly mapping: ReadonlyMap<string, readonly string[]>;
  readonly default: ReadonlySet<string>;
}

/** A visit of locales. It yields each visit inside it, and goes on when the loop that took it has ended that one. */
type Visit = Generator<Visit, undefined>;

// Keeps FALLBACK-01, FALLBACK-02, FALLBACK-03, FALLBACK-04.
/**
 * Returns the chain of a locale: the locale and its parents, then the chains of what each of these is mapped to, in order,
 * each followed by the default, which also ends the chain. So the default comes before the second mapping. A mapping is
 * followed at most twice: once before the default was tried, and once after.
 */
export function fallbackChain(
  locale: string,
  { mapping, default: defaults }: FallbackTable,
): readonly string[] {
  const chain = new Set<string>();
  /** The tags that led to the visit. They are not visited inside it, so that mappings may refer to each other. */
  const above = new Set<string>();
  /** The locales whose mapping was followed: before the default was tried, and after. */
  const followed = { before: new Set<string>(), after: new Set<string>() };

  /**
   * Adds the chains of locales, and then the default.
   *
   * @param isAfterDefault whether the default was tried on the way here. Then the mappings of its locales are not followed.
   */
  function* visit(locales: readonly string[], isAfterDefault: boolean): Visit {
    // Each locale begins with the flag of the list: the default that an earlier one tried is not on the way to this one.
    for (const name of locales) yield* visitLocale(new Tag(name), isAfterDefault);
    for (const name of defaults) chain.add(name);
    return undefined;
  }

  /** Adds a locale and its parents at once, and then what each of them is mapped to. */
  function* visitLocale(tag: Tag, isAfterDefault: boolean): Visit {
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
      if (markFollowed(name, isAfterDefault)) yield visit(fallbacks, isAfterDefault);
      // Every visit ends with the default.
      isAfterDefault = true;
    }
    for (const name of names) above.delete(name);
    return undefined;
  }

  /**
   * Marks a mapping as followed; returns false if it is not followed again. Nearly always, a second time would repeat the
   * first; without this limit, a table in which many mappings meet would take exponential time.
   */
  function markFollowed(name: string, isAfterDefault: boolean): boolean {
    const { before, after } = followed;
    if (before.has(name) || (isAfterDefault && after.has(name))) return false;
    (isAfterDefault ? after : before).add(name);
    return true;
  }

  // A stack of its own: a long row of mappings would exhaust that of the engine.
  const visits = [visit([locale], false)];
  for (let last = visits.at(-1); last !== undefined; last = visits.at(-1)) {
    const { value: inner } = last.next();
    if (inner === undefined) visits.pop();
    else visits.push(inner);
  }
  return Object.freeze([...chain]);
}
