import type { Scenario } from '../../suite';

/** The pluralization rules of the reference: the names of its rule types, and the locales that have one. */
export interface PluralRules {
  readonly ruleTypes: readonly string[];
  readonly locales: readonly string[];
}

const APPLIED = /^the rule type (\S+) is applied to /;
const REQUESTED = /^the rule type of the locale "([^"]*)" is requested$/;

/**
 * Finds the rule types and the registered locales of the reference that no scenario covers. Without this check, an
 * invented one would pass, because the scenarios ask only for those that they list.
 */
export function pluralRuleFindings(
  scenarios: readonly Pick<Scenario, 'steps'>[],
  { ruleTypes, locales }: PluralRules,
): string[] {
  const texts = scenarios.flatMap(({ steps }) => steps.map(({ text }) => text));
  const askedFor = (pattern: RegExp): Set<string> =>
    new Set(texts.flatMap((text) => pattern.exec(text)?.[1] ?? []));
  const applied = askedFor(APPLIED);
  const requested = askedFor(REQUESTED);
  return [
    ...ruleTypes
      .filter((name) => !applied.has(name))
      .map((name) => `reference/pluralization/rules.ts: no scenario applies the rule type ${name}`),
    ...locales
      .filter((locale) => !requested.has(locale))
      .map(
        (locale) => `reference/pluralization/registry.ts: no scenario requests the rule type of ${locale}`,
      ),
  ];
}
