import type { CaughtMutant } from '../../suite/mutants';

/** Returns the text of the list of mutants, by the rules that they break. */
export function mutantsFile(mutants: readonly (CaughtMutant & { readonly rule: string })[]): string {
  const byRule = new Map<string, CaughtMutant[]>();
  for (const { id, rule, title, why } of mutants) {
    byRule.set(rule, [...(byRule.get(rule) ?? []), { id, title, why }]);
  }
  const sorted = [...byRule].sort(([one], [other]) => (one < other ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
}
