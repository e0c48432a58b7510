import { codeOf, type Suite } from '../../suite/read';
import { count } from '../../runner/text/suite-text';
import { grouped } from '../../suite/read/grouped';
import type { Proof } from '../judging/proof';

/** The reason why no rule of level crystal observes a silent point or a variant, by the id of the point or variant. */
type Unobserved = Readonly<Record<string, string>>;

/**
 * Returns the defects that a proof by all trials shows, one sentence each. There are none when the mutant is caught or
 * the variant passes.
 */
export function defectsOf(proof: Proof, unobserved: Unobserved): string[] {
  if (proof.kind === 'mutant') {
    const { id, rule, caughtBy, elsewhere, faults } = proof;
    if (caughtBy.length > 0) return [];
    const faulty = faults.length === 0 ? '' : `; it has faults, which do not count: ${faults[0]}`;
    if (elsewhere.length === 0) return [`${id}: survives${faulty}`];
    return [
      `${id}: no scenario of ${rule} fails, only ${firstOf(elsewhere.map(({ scenario }) => scenario))}${faulty}`,
    ];
  }
  const { id, point, noticedBy } = proof;
  const defects = wrongFailuresOf(proof);
  if (noticedBy.length === 0 && !(point in unobserved) && !(id in unobserved))
    defects.push(`${id}: no scenario that observes ${point} notices it`);
  return defects;
}

/** Returns a sentence about the trials of level spec that fail a variant, however few were played. */
export function wrongFailuresOf(proof: Proof): string[] {
  if (proof.kind === 'mutant') return [];
  const { id, wronglyFailed } = proof;
  return wronglyFailed
    .slice(0, 1)
    .map(
      ({ scenario, message }) =>
        `${id}: fails ${count(wronglyFailed.length, 'scenario')} of level spec, the first is ${scenario}: ${message}`,
    );
}

/**
 * Returns a sentence about each rule without mutants, and about each silent point without variants. Others are about
 * mutants and variants whose rule or point does not exist or whose id or code is not unique, and about rules that
 * observe an unobserved point.
 */
export function gapsOf(
  suite: Suite,
  mutants: readonly { readonly id: string; readonly rule: string }[],
  variants: readonly { readonly id: string; readonly point: string }[],
  unobserved: Unobserved,
): string[] {
  const ids = [...mutants, ...variants].map(({ id }) => id);
  const repeatedIds = ids.filter((id, index) => ids.indexOf(id) !== index);
  const withoutTarget = [
    ...mutants.filter(({ rule }) => !suite.rules.some(({ id }) => id === rule)),
    ...variants.filter(({ point }) => !suite.silentPoints.some(({ id }) => id === point)),
  ];
  const rulesWithoutMutant = suite.rules.filter(({ id }) => !mutants.some(({ rule }) => rule === id));
  const pointsWithoutVariant = suite.silentPoints.filter(
    ({ id }) => !(id in unobserved) && !variants.some(({ point }) => point === id),
  );
  const rulesThatObserve = suite.rules.filter(({ silentPoints }) =>
    silentPoints.some((id) => id in unobserved),
  );
  return [
    ...repeatedIds.map((id) => `${id}: the id is used twice`),
    ...withoutTarget.map(({ id }) => `${id}: there is no such rule or silent point`),
    ...rulesWithoutMutant.map(({ id }) => `${id}: has no mutant`),
    ...sameCodes(mutants.map(({ id }) => id)),
    ...pointsWithoutVariant.map(({ id, title }) => `${id}: has no variant (${title})`),
    ...rulesThatObserve.map(
      ({ id, silentPoints }) => `${silentPoints.join(', ')}: is listed as unobserved, and ${id} observes it`,
    ),
  ];
}

/** Returns a sentence about each mutant with the code of an earlier one. */
function sameCodes(ids: readonly string[]): string[] {
  const groups = grouped([...new Set(ids)], codeOf);
  return groups.flatMap(([code, [first, ...others]]) =>
    others.map((id) => `${id}: has the code of ${first}, ${code}: rename it`),
  );
}

/** Returns the first scenarios, and the number of the others. */
function firstOf(scenarios: readonly string[]): string {
  const shown = scenarios.slice(0, 3).join(', ');
  return scenarios.length > 3 ? `${shown} and ${scenarios.length - 3} more` : shown;
}
