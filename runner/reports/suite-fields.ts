import type { Rule, Scenario } from '../../suite';

/** The fields that describe a rule in JSON. */
export function ruleFields({ id, level, sections, silentPoints, sentence, feature }: Rule): object {
  return { id, level, sections, silentPoints, sentence, feature };
}

/** The fields that describe a scenario in JSON. */
export function scenarioFields({ id, name, case: itsCase, file, line }: Scenario): object {
  return { id, name, ...(itsCase !== undefined && { case: itsCase }), place: `${file}:${line}` };
}
