import { KNOWN_MISTAKES_FILE, type FailingTrials, type Trial } from '../../suite';
import type { MutantProof } from '../judging/proof';

/**
 * Returns a function that returns the trials for a quick proof of a mutant: the first trial of its rule that it is known
 * to fail, and all trials of its rule that no mutant is known to fail. So a new trial that a mutant fails is noticed.
 */
export function quickTrials(
  trials: readonly Trial[],
  recorded: FailingTrials['failing'],
): (mutant: { readonly id: string; readonly rule: string }) => string[] {
  const known = new Set([...recorded.values()].flat());
  return ({ id, rule }) => {
    const own = trials.filter((trial) => trial.rule === rule).map(({ key }) => key);
    const first = recorded.get(id)?.find((key) => own.includes(key));
    return own.filter((key) => key === first || !known.has(key));
  };
}

/**
 * Returns a sentence for each mutant that fails other trials than the list of known mistakes says. Of a quick proof, only
 * the trials that were played are compared.
 */
export function differencesFromRecord(
  proofs: readonly MutantProof[],
  recorded: FailingTrials['failing'],
): string[] {
  return proofs.flatMap(({ id, failing, played }) => {
    const known = recorded.get(id);
    if (known === undefined) return [`${id}: ${KNOWN_MISTAKES_FILE} lacks it: run npm run proof -- --update`];
    const expected = new Set(known.filter((key) => played === undefined || played.includes(key)));
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
  recorded: FailingTrials['failing'],
): Map<string, readonly string[]> {
  const proven = new Map(proofs.map(({ id, failing }) => [id, failing]));
  return new Map(
    ids.flatMap((id) => {
      const failing = proven.get(id) ?? recorded.get(id);
      return failing === undefined ? [] : [[id, failing] as const];
    }),
  );
}
