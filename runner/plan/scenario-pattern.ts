import picomatch from 'picomatch';
import type { Scenario } from '../../suite';

/** Tells whether a pattern names a scenario. */
export type ScenarioPattern = (scenario: Pick<Scenario, 'id'>) => boolean;

/**
 * Reads a pattern: the id of a rule, of a scenario or of an outline, or a glob of them. What it names it names with
 * all below: `LOOKUP-04` every scenario of the rule, `LOOKUP-0*` those of several rules, `LOOKUP-04/a-key*` some of
 * its scenarios.
 */
export function scenarioPattern(pattern: string): ScenarioPattern {
  const matches = picomatch(pattern);
  return ({ id }) => idAndItsParents(id).some((one) => matches(one));
}

/** `A/b/c`: `A`, `A/b`, `A/b/c`. */
function idAndItsParents(id: string): string[] {
  const parts = id.split('/');
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}
