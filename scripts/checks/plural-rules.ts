import type { Scenario } from '../../suite';
import type { RecordedPluralRules } from '../recordings/recorded-plural-rules';

/**
 * The pluralization rules of the reference: the names of its rule types, and the locales with a registered rule type.
 */
export interface PluralRules {
  readonly ruleTypes: readonly string[];
  readonly locales: readonly string[];
}

const APPLIED = /^the rule type (\S+) is applied to /;
const REQUESTED = /^the rule type of the locale "([^"]*)" is requested$/;
const RULE_TYPES = 'reference/pluralization/rules.ts';
const REGISTRY = 'reference/pluralization/registry.ts';

/**
 * Finds rule types and registered locales of the reference that the original does not have, or that no scenario covers.
 * The scenarios cannot find these, because they only check the rule types and locales that they list.
 */
export function pluralRuleFindings(
  scenarios: readonly Pick<Scenario, 'steps'>[],
  { ruleTypes, locales }: PluralRules,
  recorded: RecordedPluralRules,
): string[] {
  const texts = scenarios.flatMap(({ steps }) => steps.map(({ text }) => text));
  const askedFor = (pattern: RegExp): Set<string> =>
    new Set(texts.flatMap((text) => pattern.exec(text)?.[1] ?? []));
  const applied = askedFor(APPLIED);
  const requested = askedFor(REQUESTED);
  return [
    ...ruleTypes
      .filter((name) => !recorded.ruleTypes.has(name))
      .map((name) => `${RULE_TYPES}: fixtures/recordings/plural-rules.jsonl has no rule type ${name}`),
    ...ruleTypes
      .filter((name) => !applied.has(name))
      .map((name) => `${RULE_TYPES}: no scenario applies the rule type ${name}`),
    ...locales
      .filter((locale) => !Object.hasOwn(recorded.ofLocales, locale))
      .map((locale) => `${REGISTRY}: fixtures/recordings/locale-rules.json has no rule for ${locale}`),
    ...locales
      .filter((locale) => !requested.has(locale))
      .map((locale) => `${REGISTRY}: no scenario requests the rule type of ${locale}`),
  ];
}
