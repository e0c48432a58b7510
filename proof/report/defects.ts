import { codeOf, type Suite } from '../../suite/read';
import { count } from '../../runner/text/suite-text';
import { grouped } from '../../suite/read/grouped';
import type { Proof } from '../judging/proof';

/** The reasons why no rule of level crystal observes a silent point, or one of its variants, by their ids. */
type Unobserved = Readonly<Record<string, string>>;

/**
 * Returns the defects that a proof shows, one sentence each. There are none when the mutant is caught or the variant
 * passes.
 */
export function defectsOf(proof: Proof, unobserved: Unobserved): string[] {
  if (proof.kind === 'mutant') {
    const { id, rule, caughtBy, elsewhere, faults } = proof;
    if (caughtBy.length > 0) return [];
    const faulty = faults.length === 0 ? '' : `; it has faults, which do not count: ${faults[0]}`;
    if (elsewhere.length === 0) return [`${id}: survives${faulty}`];
    return [
      `${id}: no scenario of ${rule} fails, only ${shortened(elsewhere.map(({ scenario }) => scenario))}${faulty}`,
    ];
  }
  const { id, point, wronglyFailed, noticedBy } = proof;
  const defects = wronglyFailed
    .slice(0, 1)
    .map(
      ({ scenario, message }) =>
        `${id}: fails ${count(wronglyFailed.length, 'scenario')} of level spec, the first is ${scenario}: ${message}`,
    );
  if (noticedBy.length === 0 && !(point in unobserved) && !(id in unobserved))
    defects.push(`${id}: no scenario that observes ${point} notices it`);
  return defects;
}

/**
 * Returns the rules without mutants, the silent points without variants, the mutants and variants whose rule or point
 * does not exist, and those whose ids or codes are the same.
 */
export function gapsOf(
  suite: Suite,
  mutants: readonly { readonly id: string; readonly rule: string }[],
  variants: readonly { readonly id: string; readonly point: string }[],
  unobserved: Unobserved,
): string[] {
  const ids = [...mutants, ...variants].map(({ id }) => id);
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
  const unknown = [
    ...mutants.filter(({ rule }) => !suite.rules.some(({ id }) => id === rule)),
    ...variants.filter(({ point }) => !suite.silentPoints.some(({ id }) => id === point)),
  ];
  const without = suite.silentPoints
    .filter(({ id }) => !(id in unobserved) && !variants.some(({ point }) => point === id))
    .map(({ id, title }) => `${id}: has no variant (${title})`);
  const observed = suite.rules
    .filter(({ silentPoints }) => silentPoints.some((id) => id in unobserved))
    .map(
      ({ id, silentPoints }) => `${silentPoints.join(', ')}: is listed as unobserved, and ${id} observes it`,
    );
  return [
    ...repeated.map((id) => `${id}: the id is used twice`),
    ...unknown.map(({ id }) => `${id}: there is no such rule or silent point`),
    ...suite.rules
      .filter(({ id }) => !mutants.some(({ rule }) => rule === id))
      .map(({ id }) => `${id}: has no mutant`),
    ...sameCodes(mutants.map(({ id }) => id)),
    ...without,
    ...observed,
  ];
}

/** Returns a sentence about each mutant with the code of an earlier one. */
function sameCodes(ids: readonly string[]): string[] {
  const groups = grouped([...new Set(ids)], codeOf);
  return groups.flatMap(([code, [first, ...others]]) =>
    others.map((id) => `${id}: has the code of ${first}, ${code}: rename it`),
  );
}

function shortened(scenarios: readonly string[]): string {
  const shown = scenarios.slice(0, 3).join(', ');
  return scenarios.length > 3 ? `${shown} and ${scenarios.length - 3} more` : shown;
}
