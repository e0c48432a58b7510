import type { Rule, SilentPoint, Suite } from '../../suite';

/** Returns the silent points that a reader of a rule asks for: those that it observes, or those that name it. */
export function pointsOf(rule: Rule, { silentPoints }: Suite): SilentPoint[] {
  return silentPoints.filter(({ id, rules }) => rule.silentPoints.includes(id) || rules.includes(rule.id));
}

/** Returns the rules of level `crystal` that observe a silent point. */
export function observersOf({ id }: SilentPoint, { rules }: Suite): Rule[] {
  return rules.filter(({ silentPoints }) => silentPoints.includes(id));
}
