/** The rules of plural forms, and which rule applies to which locale. */
import { Rule as BaseRule } from './rule';
import { RULES } from './rules';

export { registerRule, ruleFor } from './registry';
export type { Count, PluralCategory } from './rule';
export type { RuleName } from './rules';

/** A pluralization rule. The rule types are its properties: `Pluralization.Rule.EastSlavic`. */
export const Rule = Object.assign(BaseRule, RULES);
export type Rule = BaseRule;
