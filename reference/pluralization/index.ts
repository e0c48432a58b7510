/** The pluralization rules, and the registry that assigns them to locales. */
import { expectType, nameOf, refuse, type Name } from '../arguments';
import { RULE_TYPES, type Count } from './rules';

export type { Count, PluralCategory } from './rules';

/**
 * A pluralization rule, which selects the plural form for a count. Each built-in rule type is an instance. Pass your own
 * to `registerRule`, such as `new Rule('Pairs', (count) => (count % 2 === 0 ? 'even' : 'odd'))`.
 */
class BaseRule {
  /** @param categoryOf returns the plural category of a count */
  constructor(
    readonly ruleName: string,
    private readonly categoryOf: (count: number) => string,
  ) {
    expectType(ruleName, 'string', 'ruleName');
    expectType(categoryOf, 'function', 'categoryOf');
  }

  // Keeps RULE-25.
  /** Returns the plural category of a count, which is the key of the form to use. */
  apply(count: Count): string {
    return this.categoryOf(typeof count === 'number' ? count : representative(count));
  }
}

/**
 * Returns a number for which every built-in rule type selects the same category as for the given bigint: the rule types
 * consider only the sign of a large number and at most its last six digits.
 */
function representative(count: bigint): number {
  if (typeof count !== 'bigint') refuse('count', count, 'a number or a bigint');
  const modulus = 10n ** 15n;
  const rest = count % modulus;
  return Number(rest === count ? count : rest + (count < 0n ? -modulus : modulus));
}

/** The name of a built-in rule type. */
export type RuleName = keyof typeof RULE_TYPES;

/** The rule of each locale. There is one registry per process, and `I18n.init` does not change it. */
const registered = new Map<string, BaseRule>();

/** The built-in rule types (`I18n::Pluralization::Rule::*` in the original), by name. */
const RULES = Object.fromEntries(
  Object.entries(RULE_TYPES).map(([name, { locales, categoryOf }]) => {
    const rule = new BaseRule(name, categoryOf);
    for (const locale of locales.split(' ')) registered.set(locale, rule);
    return [name, rule];
  }),
) as { readonly [Type in RuleName]: BaseRule };

/** The class of pluralization rules. The built-in rule types are its static properties, such as `Rule.EastSlavic`. */
export const Rule = Object.assign(BaseRule, RULES);
export type Rule = BaseRule;

// Keeps FORM-02.
/** Returns the rule that is registered for exactly this locale; undefined if there is none, as for `ru-RU`. */
export function ruleFor(locale: Name): Rule | undefined {
  return registered.get(nameOf(locale, 'locale'));
}

/** Registers a rule for a locale, but not for its regional variants, in all catalogs of the process. */
export function registerRule(locale: Name, rule: Rule): void {
  if (!(rule instanceof Rule)) refuse('rule', rule, 'a Pluralization.Rule');
  registered.set(nameOf(locale, 'locale'), rule);
}
