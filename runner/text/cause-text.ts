import { isFailure } from '../verdict/causes';
import type { Cause, JudgedRule } from '../verdict/judgement';
import { count } from './count';
import { sectionsText } from './suite-text';
import { surfacesText } from './surfaces-text';

/** Returns the origin of a rule and its failures: `section 9, level spec, 1 of 2 scenarios failed, on a catalog`. */
export function failingRuleText({ rule, scenarios }: JudgedRule): string {
  const failures = scenarios.filter(isFailure);
  return [
    `${sectionsText(rule.sections)}, level ${rule.level}`,
    `${failures.length} of ${count(scenarios.length, 'scenario')} failed`,
    surfacesText(failures.map(({ scenario }) => scenario.surface)),
  ].join(', ');
}

/** Returns the failing rules that need the cause, with their numbers of failures; empty when there are none. */
export function consequencesText({ consequences }: Cause): string {
  if (consequences.length === 0) return '';
  const rules = consequences.map(
    ({ rule, scenarios }) => `${rule.id} (${scenarios.filter(isFailure).length})`,
  );
  return `Failing rules that need this one: ${rules.join(', ')}`;
}
