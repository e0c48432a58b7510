import { fixturesOf, type Rule, type Scenario } from '../../suite';

/** Returns the fields that describe a rule in JSON. */
export function ruleFields({ id, level, sections, silentPoints, sentence, feature }: Rule): object {
  return { id, level, sections, silentPoints, sentence, feature };
}

/** Returns the fields that describe a scenario in JSON, the same on all its surfaces. */
export function scenarioFields(scenario: Scenario): object {
  const { id, name, case: itsCase, file, line, contradictions } = scenario;
  const fixtures = fixturesOf(scenario);
  return {
    id,
    name,
    ...(itsCase !== undefined && { case: itsCase }),
    place: `${file}:${line}`,
    ...(fixtures.length > 0 && { fixtures }),
    ...(contradictions && { contradictions }),
  };
}
