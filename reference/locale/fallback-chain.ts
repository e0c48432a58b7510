import { Tag } from './tag';

/** The fallbacks of single locales, and those that every locale has after its own. */
export interface FallbackTable {
  readonly mapping: ReadonlyMap<string, readonly string[]>;
  readonly default: ReadonlySet<string>;
}

// Keeps FALLBACK-01, FALLBACK-02, FALLBACK-03, FALLBACK-04.
/**
 * The chain of a locale, in time linear in the size of the table: no mapping is followed again that adds nothing.
 */
export function fallbackChain(locale: string, table: FallbackTable): readonly string[] {
  const walk = new FallbackWalk(table);
  // A stack of our own: a long row of mappings would exhaust that of the engine.
  const visits = [walk.visit([locale], false)];
  for (let visit = visits.at(-1); visit !== undefined; visit = visits.at(-1)) {
    const { value: inner } = visit.next();
    if (inner === undefined) visits.pop();
    else visits.push(inner);
  }
  return Object.freeze([...walk.chain]);
}

/** A visit hands out the visits inside of it, each of which ends before it goes on. */
type Visit = Generator<Visit, undefined>;

class FallbackWalk {
  readonly chain = new Set<string>();
  /** The tags that led here: none of them is followed again, so that mappings may refer to each other. */
  private readonly above = new Set<string>();
  /** The locales whose mapping was followed before the default was tried, and after. */
  private readonly followed = { first: new Set<string>(), afterDefault: new Set<string>() };

  constructor(private readonly table: FallbackTable) {}

  /** @param isAfterDefault whether the default was tried on the way here: its locales are not followed again */
  *visit(locales: readonly string[], isAfterDefault: boolean): Visit {
    for (const locale of locales) yield* this.visitLocale(locale, isAfterDefault);
    for (const locale of this.table.default) this.chain.add(locale);
    return undefined;
  }

  private *visitLocale(locale: string, isAfterDefault: boolean): Visit {
    const tag = new Tag(locale);
    const tags = [tag, ...tag.parents].map(String).filter((name) => !this.wasTried(name, isAfterDefault));
    for (const name of tags) {
      this.chain.add(name);
      this.above.add(name);
    }
    for (const name of tags) {
      const fallbacks = this.table.mapping.get(name);
      if (fallbacks === undefined) continue;
      if (this.isFirst(name, isAfterDefault)) yield this.visit(fallbacks, isAfterDefault);
      // Every visit ends with the default.
      isAfterDefault = true;
    }
    for (const name of tags) this.above.delete(name);
    return undefined;
  }

  private wasTried(name: string, isAfterDefault: boolean): boolean {
    return this.above.has(name) || (isAfterDefault && this.table.default.has(name));
  }

  /** True when the mapping of a locale is followed for the first time, and so can add to the chain. */
  private isFirst(name: string, isAfterDefault: boolean): boolean {
    const { first, afterDefault } = this.followed;
    if (first.has(name) || (isAfterDefault && afterDefault.has(name))) return false;
    (isAfterDefault ? afterDefault : first).add(name);
    return true;
  }
}
