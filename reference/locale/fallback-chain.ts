import { Tag } from './tag';

/**
 * The mappings of individual locales to their fallbacks, and the default fallbacks, which all locales share. After each
 * mapping that is followed, and once more at the end, the default fallbacks that the chain does not yet contain are
 * added to it.
 */
export interface FallbackTable {
  readonly mapping: ReadonlyMap<string, readonly string[]>;
  readonly default: ReadonlySet<string>;
}

/**
 * A visit to a list of locales. It yields each nested visit, and continues once the loop at the end of {@link
 * fallbackChain} has completed that visit.
 */
type Visit = Generator<Visit, undefined>;

// Keeps FALLBACK-01, FALLBACK-02, FALLBACK-03, FALLBACK-04.
/**
 * Returns the fallback chain of a locale. It begins with the locale and its parents. Then come, for each of these
 * locales that has a mapping, the chains of its fallbacks and, directly after them, the default fallbacks. So the
 * default fallbacks come before the fallbacks of the second locale that has a mapping. If none of these locales has a
 * mapping, the default fallbacks come directly after the parents. Each mapping is normally followed only once;
 * `markFollowed` describes the exception.
 */
export function fallbackChain(
  locale: string,
  { mapping, default: defaults }: FallbackTable,
): readonly string[] {
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
  function* visit(locales: readonly string[], isAfterDefault: boolean): Visit {
    // All of these locales get the same `isAfterDefault`. Visiting one of them may add default fallbacks, but the
    // mappings that led to the next one were followed before that.
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
      // A visit ends by adding the default fallbacks. So they have been added by now, either by this visit or by an
      // earlier one of the same mapping.
      isAfterDefault = true;
    }
    for (const name of names) above.delete(name);
    return undefined;
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

  // An explicit stack is used, because a long series of mappings would exhaust the engine's call stack.
  const visits = [visit([locale], false)];
  for (let last = visits.at(-1); last !== undefined; last = visits.at(-1)) {
    const { value: inner } = last.next();
    if (inner === undefined) visits.pop();
    else visits.push(inner);
  }
  return Object.freeze([...chain]);
}
