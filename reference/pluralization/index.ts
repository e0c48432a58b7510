import { registerRule, ruleFor } from './registry';
import { Rule } from './rule';
import { RULES } from './rules';

/** `I18n::Pluralization`: the rule types, and which rule applies to which locale (section 2.4). */
export const Pluralization = {
  /** The base of the rules, and the rule types by name: `Pluralization.Rule.EastSlavic`. */
  Rule: Object.assign(Rule, RULES),
  ruleFor,
  registerRule,
} as const;
