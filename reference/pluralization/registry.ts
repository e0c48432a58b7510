import { nameOf, refuse, type Name } from '../arguments';
import { Rule, RULE_TYPES, type Count } from './rules';

/** The name of a built-in rule type. */
export type RuleName = keyof typeof RULE_TYPES;

/** The rule of each locale. There is one registry per process, and `I18n.init` does not change it. */
const registered = new Map<string, Rule>();

/** The built-in rule types (`I18n::Pluralization::Rule::*` in the original), by name. */
export const RULES = Object.fromEntries(
  Object.entries(RULE_TYPES).map(([name, { locales, categoryOf }]) => {
    const rule = new Rule(name, categoryOf);
    for (const locale of locales.split(' ')) registered.set(locale, rule);
    return [name, rule];
  }),
) as { readonly [Type in RuleName]: Rule };

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

// Keeps FORM-01, FORM-02.
/** Returns the plural category of a count in a locale. A locale without a rule uses `one` for 1, and else `other`. */
export function categoryOf(locale: string, count: Count): string {
  return (registered.get(locale) ?? RULES.OneOther).apply(count);
}
