import { Tag } from './tag';

/**
 * The fallbacks of individual locales, and the default fallbacks of every locale. The default fallbacks follow the
 * fallbacks of each mapping, and end the chain.
 */
export interface FallbackTable {
  readonly mapping: ReadonlyMap<string, readonly string[]>;
  readonly default: ReadonlySet<string>;
}

/**
 * A visit to locales. A visit yields each nested visit, and continues after the loop at the end of {@link
 * fallbackChain} has finished the nested visit.
 */
type Visit = Generator<Visit, undefined>;

// Keeps FALLBACK-01, FALLBACK-02, FALLBACK-03, FALLBACK-04.
/**
 * Returns the chain of a locale. The chain begins with the locale and its parents. For each of these locales that has a
 * mapping, the chains of its fallbacks follow, and then the default fallbacks. So the default fallbacks come before the
 * fallbacks of a second mapping. If none of these locales has a mapping, the default fallbacks come directly after the
 * parents. A mapping is followed at most twice: once before the default was tried, and once afterwards.
 */
export function fallbackChain(
  locale: string,
  { mapping, default: defaults }: FallbackTable,
): readonly string[] {
  const chain = new Set<string>();
  /**
   * The locales that led to the current visit. These locales are not visited again during that visit, so that mappings
   * may refer to each other.
   */
  const above = new Set<string>();
  /**
   * The locales whose mapping was followed before the default was tried, and those whose mapping was followed
   * afterwards.
   */
  const followed = { before: new Set<string>(), after: new Set<string>() };

  /**
   * Adds the chains of locales, and then the default.
   *
   * @param isAfterDefault whether the default was tried on the way to this visit. If so, the mappings of the default
   *   locales are not followed.
   */
  function* visit(locales: readonly string[], isAfterDefault: boolean): Visit {
    // Each locale begins with the flag of the list, because a default that was tried for an earlier locale did not lead
    // to the next locale.
    for (const name of locales) yield* visitLocale(new Tag(name), isAfterDefault);
    for (const name of defaults) chain.add(name);
    return undefined;
  }

  /** Adds a locale and its parents, and then the fallbacks that each of them is mapped to. */
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
      // A visit ends by adding the default, so the default has been tried from here on.
      isAfterDefault = true;
    }
    for (const name of names) above.delete(name);
    return undefined;
  }

  /**
   * Marks a mapping as followed. Returns false if the mapping is not to be followed again, because that would nearly
   * always add nothing. Without this check, building the chain would take exponential time when many mappings
   * share fallbacks.
   */
  function markFollowed(name: string, isAfterDefault: boolean): boolean {
    const { before, after } = followed;
    if (before.has(name) || (isAfterDefault && after.has(name))) return false;
    (isAfterDefault ? after : before).add(name);
    return true;
  }

  // An explicit stack is used, because a long series of mappings would exhaust the engine's call stack.
  const visits = [visit([locale], false)];
  for (let last = visits.at(-1); last !== undefined; last = visits.at(-1)) {
    const { value: inner } = last.next();
    if (inner === undefined) visits.pop();
    else visits.push(inner);
  }
  return Object.freeze([...chain]);
}
