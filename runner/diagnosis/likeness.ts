import type { KnownMistake } from '../../suite/read';
import { grouped } from '../../suite/read/grouped';
import type { Symptom } from './symptom';

/** A known mistake, and the trials that fail with it, except those that the port neither passed nor failed. */
interface DecidedMistake {
  readonly mistake: KnownMistake;
  readonly trials: readonly string[];
  /** The number of these trials that failed on the port. */
  readonly failed: number;
  /** Whether the port, in each trial that failed, returned or raised the same as a port with this mistake. */
  readonly fits: boolean;
}

/** A known mistake, and how similar its failures are to those of a port. */
export interface LikeMistake extends DecidedMistake {
  /** The cosine similarity between the port's failures and the mistake's failures, from 0 to 1. */
  readonly likeness: number;
}

type ReadonlyKeys = Pick<ReadonlySet<string>, 'has' | 'size'>;

/** Compares failures of a port with the failures that known mistakes cause. */
export class Likeness {
  private readonly fitting: readonly DecidedMistake[];
  private readonly byRule: ReadonlyMap<string, readonly DecidedMistake[]>;

  /**
   * @param symptoms the symptom of each trial that failed, and undefined for each that passed; other trials do not show
   *   the effect of a mistake
   * @param mistakes the known mistakes with which the failures are compared
   */
  constructor(symptoms: ReadonlyMap<string, Symptom | undefined>, mistakes: readonly KnownMistake[]) {
    const decided = mistakes.map((mistake): DecidedMistake => {
      const trials = mistake.trials.filter((key) => symptoms.has(key));
      const failed = trials.filter((key) => symptoms.get(key));
      const fits = failed.every((key) => symptoms.get(key)!.outcome === mistake.outcomes.get(key));
      return { mistake, trials, failed: failed.length, fits };
    });
    this.fitting = decided.filter(({ fits, failed }) => fits && failed > 0);
    this.byRule = new Map(grouped(decided, ({ mistake }) => mistake.rule));
  }

  /**
   * Returns the known mistake whose failures are most similar to the given failures, among the mistakes that break the
   * given rule. Returns undefined if none of these mistakes has a failure in common with the given failures.
   */
  mostSimilar(rule: string, failures: ReadonlyKeys): LikeMistake | undefined {
    let best: LikeMistake | undefined;
    for (const candidate of this.byRule.get(rule) ?? []) {
      const common = candidate.trials.filter((key) => failures.has(key)).length;
      const likeness = common / Math.sqrt(candidate.trials.length * failures.size);
      if (likeness > (best?.likeness ?? 0)) best = { ...candidate, likeness };
    }
    return best;
  }

  /**
   * Returns the known mistakes that the port most likely made, among those that explain what the port returned and
   * raised: the one that is most similar to the given failures, and those that are just as similar.
   */
  bestFitting(failures: ReadonlyKeys): LikeMistake[] {
    const compared = this.fitting.map((candidate): LikeMistake => {
      const { trials, failed } = candidate;
      const passed = trials.length - failed;
      // The failures that the mistake explains and that are not among the given ones.
      const others = trials.filter((key) => !failures.has(key)).length - passed;
      return { ...candidate, likeness: failed / Math.sqrt(trials.length * (failures.size + others)) };
    });
    const best = Math.max(...compared.map(({ likeness }) => likeness));
    return compared.filter(({ likeness }) => likeness === best);
  }
}
