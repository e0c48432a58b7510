import type { Rule } from './suite';

/** The fields of a rule that tell which rules it builds on. */
type Needing = Pick<Rule, 'id' | 'needs'>;

/** Returns the ids of all rules that a rule builds on, directly or not. */
export function allNeedsOf(id: string, rules: readonly Needing[]): ReadonlySet<string> {
  const needsOf = new Map(rules.map((rule) => [rule.id, rule.needs]));
  const found = new Set<string>();
  const visit = (one: string): void => {
    for (const needed of needsOf.get(one) ?? []) {
      if (found.has(needed)) continue;
      found.add(needed);
      visit(needed);
    }
  };
  visit(id);
  return found;
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
  return rules
    .filter(({ id }) => allNeedsOf(id, rules).has(id))
    .map(({ file, line, id }) => `${file}:${line}: ${id} needs itself: its @needs: tags lead back to it`);
}
