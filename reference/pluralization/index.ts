/** The pluralization rules, and the registry that assigns them to locales. */
import { Rule as BaseRule, RULES } from './rules';

export { registerRule, ruleFor } from './registry';
export type { Count, PluralCategory, RuleName } from './rules';

/**
 * The class of pluralization rules. The built-in rule types are its static properties, such as
 * `Pluralization.Rule.EastSlavic`.
 */
export const Rule = Object.assign(BaseRule, RULES);
export type Rule = BaseRule;
