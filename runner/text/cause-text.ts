import { isFailure } from '../verdict/causes';
import type { Cause, JudgedRule } from '../verdict/judgement';
import { count } from './count';
import { sectionsText } from './suite-text';
import { surfacesText } from './surfaces-text';

/** Returns where a rule comes from, and where it fails: `section 9, level spec, 1 of 2 scenarios failed, on a catalog`. */
export function failingRuleText({ rule, scenarios }: JudgedRule): string {
  const failures = scenarios.filter(isFailure);
  return [
    `${sectionsText(rule.sections)}, level ${rule.level}`,
    `${failures.length} of ${count(scenarios.length, 'scenario')} failed`,
    surfacesText(failures.map(({ scenario }) => scenario.surface)),
  ].join(', ');
}

/** Returns the rules that may fail as a consequence, with their numbers of failures; empty when there are none. */
export function consequencesText({ consequences }: Cause): string {
  if (consequences.length === 0) return '';
  const rules = consequences.map(
    ({ rule, scenarios }) => `${rule.id} (${scenarios.filter(isFailure).length})`,
  );
  return `Rules that need it and fail too: ${rules.join(', ')}`;
}
