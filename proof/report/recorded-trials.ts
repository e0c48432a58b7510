import { createHash } from 'node:crypto';
import { readScripts } from '../../suite/compile/scripts-file';
import {
  codeOf,
  KNOWN_MISTAKES_FILE,
  type RecordedTrial,
  type RecordedTrials,
  type Trial,
} from '../../suite/read';
import type { MutantProof, Proof } from '../judging/proof';

const REMEDY = 'run npm run proof -- --update';

/** A trial with the digest of its script, from which a changed scenario is told. */
export interface DigestedTrial extends Pick<Trial, 'key' | 'rule'> {
  readonly digest: string;
}

/** A mutant, as far as the record is about it. */
type RecordedMutant = Pick<MutantProof, 'id' | 'rule'>;

/** Returns trials with the digests of their scripts, as the build has compiled these. */
export function digested(trials: readonly Trial[]): DigestedTrial[] {
  const scriptOf = readScripts();
  return trials.map(({ key, rule }) => {
    const script = JSON.stringify(scriptOf({ key }));
    return { key, rule, digest: createHash('sha256').update(script).digest('base64url').slice(0, 6) };
  });
}

/** The parts of a record that are not about today's trials and mutants. */
export interface Staleness {
  /** The trials that are new, or whose script has changed. */
  readonly trials: readonly string[];
  /** The ids of mutants that no recorded trial names. */
  readonly mutants: readonly string[];
  /** A sentence about each stale part. */
  readonly problems: readonly string[];
}

/** Compares a record with the trials and the mutants that there are. */
export function stalenessOf(
  recorded: RecordedTrials,
  trials: readonly DigestedTrial[],
  mutants: readonly RecordedMutant[],
): Staleness {
  const listed = new Set([...recorded.values()].flatMap(({ failing }) => [...failing.keys()]));
  const known = new Set(mutants.map(({ id }) => codeOf(id)));
  const keys = new Set(trials.map(({ key }) => key));
  const stale = trials.filter(({ key, digest }) => recorded.get(key)?.digest !== digest);
  const unlisted = mutants.filter(({ id }) => !listed.has(codeOf(id))).map(({ id }) => id);
  const gone = [...listed].filter((code) => !known.has(code));
  return {
    trials: stale.map(({ key }) => key),
    mutants: unlisted,
    problems: [
      ...stale.map(({ key }) =>
        recorded.has(key)
          ? `${key}: has changed since ${KNOWN_MISTAKES_FILE} was written: ${REMEDY}`
          : `${key}: ${KNOWN_MISTAKES_FILE} lacks the trial: ${REMEDY}`,
      ),
      ...[...recorded.keys()]
        .filter((key) => !keys.has(key))
        .map((key) => `${key}: is in ${KNOWN_MISTAKES_FILE}, and there is no such trial: ${REMEDY}`),
      ...unlisted.map((id) => `${id}: ${KNOWN_MISTAKES_FILE} lacks the mutant: ${REMEDY}`),
      ...gone.map((code) => `${code}: ${KNOWN_MISTAKES_FILE} has this code of no mutant: ${REMEDY}`),
    ],
  };
}

/** Returns a sentence for each trial that no mutant fails: it shows nothing, or a mutant is missing. */
export function unguarded(recorded: RecordedTrials, trials: readonly DigestedTrial[]): string[] {
  return trials
    .filter(({ key }) => recorded.get(key)?.failing.size === 0)
    .map(
      ({ key, rule }) =>
        `${key}: no mutant fails this trial: add a mutant of ${rule} that does, or remove the trial`,
    );
}

/**
 * Returns a sentence for each mutant that fails other trials than are recorded, of those that were played. Trials that
 * the record lacks are named by {@link stalenessOf}.
 */
export function differencesFromRecord(proofs: readonly MutantProof[], recorded: RecordedTrials): string[] {
  return proofs.flatMap(({ id, played, failing }) => {
    const code = codeOf(id);
    const different = played.find((key) => {
      const trial = recorded.get(key);
      return trial !== undefined && trial.failing.get(code) !== failing.get(key);
    });
    if (different === undefined) return [];
    const before = recorded.get(different)?.failing.has(code) ?? false;
    const what =
      before === failing.has(different) ? 'another outcome of' : before ? 'no failure of' : 'a failure of';
    return [`${id}: shows ${what} ${different}, unlike ${KNOWN_MISTAKES_FILE}: ${REMEDY} --mutant ${id}`];
  });
}

/**
 * Returns a record of all trials and mutants that there are, with the outcomes of these proofs in place of what was
 * recorded of the same mutants and trials. A trial that fails a variant is left out, so that it is played again and
 * named until it is corrected.
 */
export function updatedRecord(
  recorded: RecordedTrials,
  trials: readonly DigestedTrial[],
  mutants: readonly RecordedMutant[],
  proofs: readonly Proof[],
): RecordedTrials {
  const known = new Set(mutants.map(({ id }) => codeOf(id)));
  const updated = new Map(
    trials.map(({ key, digest }) => {
      const before = recorded.get(key)?.failing ?? [];
      return [key, { digest, failing: new Map([...before].filter(([code]) => known.has(code))) }] as const;
    }),
  );
  for (const proof of proofs) {
    if (proof.kind === 'variant') {
      for (const { scenario } of proof.wronglyFailed) updated.delete(scenario);
      continue;
    }
    const { id, played, failing } = proof;
    const code = codeOf(id);
    for (const key of played) {
      const outcome = failing.get(key);
      if (outcome === undefined) updated.get(key)?.failing.delete(code);
      else updated.get(key)?.failing.set(code, outcome);
    }
  }
  return updated;
}

/** Returns, for a mutant, the first recorded trial of its rule that it fails, which a quick proof plays. */
export function firstFailing(
  recorded: RecordedTrials,
  trials: readonly DigestedTrial[],
): ({ id, rule }: RecordedMutant) => string | undefined {
  return ({ id, rule }) =>
    trials.find((trial) => trial.rule === rule && fails(recorded.get(trial.key), id))?.key;
}

function fails(trial: RecordedTrial | undefined, mutant: string): boolean {
  return trial?.failing.has(codeOf(mutant)) ?? false;
}
