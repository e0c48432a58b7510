import type { Rule } from './suite';

/** The fields of a rule that tell which rules it builds on. */
type Needing = Pick<Rule, 'id' | 'needs'>;

/** Returns a function that gives the ids of all rules that one of these rules builds on, directly or not. */
export function allNeedsIn(rules: readonly Needing[]): (id: string) => ReadonlySet<string> {
  const needsOf = new Map(rules.map((rule) => [rule.id, rule.needs]));
  const collect = (id: string, found: Set<string>): Set<string> => {
    for (const needed of needsOf.get(id) ?? []) {
      if (!found.has(needed)) collect(needed, found.add(needed));
    }
    return found;
  };
  return (id) => collect(id, new Set());
}

/** Returns a finding for each `@needs:` tag that names no rule of the same level or of level spec. */
export function unknownNeeds(rules: readonly Rule[]): string[] {
  const levels = new Map(rules.map(({ id, level }) => [id, level]));
  return rules.flatMap(({ file, line, level, needs }) =>
    needs.flatMap((id) => {
      const needed = levels.get(id);
      if (needed === undefined) return [`${file}:${line}: @needs:${id} names no rule`];
      if (level === 'spec' && needed === 'crystal') {
        return [
          `${file}:${line}: @needs:${id} names a rule of level crystal, on which level spec cannot build`,
        ];
      }
      return [];
    }),
  );
}

/** Returns a finding for each rule that needs itself, directly or not. */
export function circularNeeds(rules: readonly Rule[]): string[] {
  const allNeedsOf = allNeedsIn(rules);
  return rules
    .filter(({ id }) => allNeedsOf(id).has(id))
    .map(({ file, line, id }) => `${file}:${line}: ${id} needs itself: its @needs: tags lead back to it`);
}
