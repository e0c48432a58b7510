import { KNOWN_MISTAKES_FILE } from '../../suite';
import type { MutantProof } from '../judging/proof';

/** The trials that each mutant fails, by the mutant's id. */
export type FailingTrials = ReadonlyMap<string, readonly string[]>;

/**
 * Returns a sentence for each mutant that fails other trials than the list of known mistakes says. A quick proof, which
 * played only the mutant's own rule, is compared with the trials of that rule.
 */
export function differencesFromRecord(proofs: readonly MutantProof[], recorded: FailingTrials): string[] {
  return proofs.flatMap(({ id, rule, failing, isComplete }) => {
    const known = recorded.get(id);
    if (known === undefined) return [`${id}: ${KNOWN_MISTAKES_FILE} lacks it: run npm run proof -- --update`];
    const isPlayed = (key: string): boolean => isComplete || key.startsWith(`${rule}/`);
    const expected = new Set(known.filter(isPlayed));
    const fails = new Set(failing);
    const more = failing.find((key) => !expected.has(key));
    const less = [...expected].find((key) => !fails.has(key));
    if (more === undefined && less === undefined) return [];
    const what = more === undefined ? `does not fail ${less}` : `fails ${more}`;
    return [`${id}: ${what}, unlike ${KNOWN_MISTAKES_FILE}: run npm run proof -- --update`];
  });
}

/** Returns the record with the trials of these mutants, in the order of all mutants. Mutants that are gone are left out. */
export function updatedRecord(
  ids: readonly string[],
  proofs: readonly MutantProof[],
  recorded: FailingTrials,
): Map<string, readonly string[]> {
  const proven = new Map(proofs.map(({ id, failing }) => [id, failing]));
  return new Map(
    ids.flatMap((id) => {
      const failing = proven.get(id) ?? recorded.get(id);
      return failing === undefined ? [] : [[id, failing] as const];
    }),
  );
}
