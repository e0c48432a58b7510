/** The pluralization rules, and the registry that assigns them to locales. */
import { RULES } from './registry';
import { Rule as BaseRule } from './rules';

export { registerRule, ruleFor, type RuleName } from './registry';
export type { Count, PluralCategory } from './rules';

/** The class of pluralization rules. The built-in rule types are its static properties, such as `Rule.EastSlavic`. */
export const Rule = Object.assign(BaseRule, RULES);
export type Rule = BaseRule;
