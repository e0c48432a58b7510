import { Tag } from './tag';

/** The fallbacks of single locales, and the locales that end every chain. */
export interface FallbackTable {
  readonly mapping: ReadonlyMap<string, readonly string[]>;
  readonly default: ReadonlySet<string>;
}

/** A visit yields the visits inside it, and goes on when they have ended. */
type Visit = Generator<Visit, undefined>;

// Keeps FALLBACK-01, FALLBACK-02, FALLBACK-03, FALLBACK-04.
/**
 * Returns the chain of a locale, in time linear in the size of the table: no mapping is followed again if it cannot add to
 * the chain.
 */
export function fallbackChain(
  locale: string,
  { mapping, default: defaults }: FallbackTable,
): readonly string[] {
  const chain = new Set<string>();
  /** The tags that led to the visit. They are not followed again, so that mappings may refer to each other. */
  const above = new Set<string>();
  /** The locales whose mapping was followed: before the default was tried, and after. */
  const followed = { before: new Set<string>(), after: new Set<string>() };

  /** @param isAfter whether the default was tried on the way here. Then its locales are not followed again. */
  function* visit(locales: readonly string[], isAfter: boolean): Visit {
    for (const name of locales) yield* visitLocale(new Tag(name), isAfter);
    for (const name of defaults) chain.add(name);
    return undefined;
  }

  function* visitLocale(tag: Tag, isAfter: boolean): Visit {
    const names = [tag, ...tag.parents]
      .map(String)
      .filter((name) => !above.has(name) && !(isAfter && defaults.has(name)));
    for (const name of names) {
      chain.add(name);
      above.add(name);
    }
    for (const name of names) {
      const fallbacks = mapping.get(name);
      if (fallbacks === undefined) continue;
      if (isFirst(name, isAfter)) yield visit(fallbacks, isAfter);
      // Every visit ends with the default.
      isAfter = true;
    }
    for (const name of names) above.delete(name);
    return undefined;
  }

  /** Notes that a mapping is followed, and tells whether it can add to the chain. */
  function isFirst(name: string, isAfter: boolean): boolean {
    const { before, after } = followed;
    if (before.has(name) || (isAfter && after.has(name))) return false;
    (isAfter ? after : before).add(name);
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
