import type { KnownMistake } from '../../suite/read';
import { grouped } from '../../suite/read/grouped';
import type { Symptom } from './symptom';

/** A known mistake, and the trials that it makes fail. Trials that the port neither passed nor failed are left out. */
interface DecidedMistake {
  readonly mistake: KnownMistake;
  readonly trials: readonly string[];
  /** The number of these trials that failed on the port. */
  readonly failed: number;
  /** Whether the port returned or raised in all of these what it would with this mistake. */
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
   * @param symptoms for each trial that passed or failed, its symptom, if it failed; other trials do not show the effect
   *   of a mistake
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
    for (const one of this.byRule.get(rule) ?? []) {
      const common = one.trials.filter((key) => failures.has(key)).length;
      const likeness = common / Math.sqrt(one.trials.length * failures.size);
      if (likeness > (best?.likeness ?? 0)) best = { ...one, likeness };
    }
    return best;
  }

  /**
   * Returns the known mistake of the given rule that the port most likely made, if what the port returned and raised fits
   * it, and no mistake of another rule fits better.
   */
  bestFitting(rule: string, failures: ReadonlyKeys): LikeMistake | undefined {
    let best: LikeMistake | undefined;
    for (const one of this.fitting) {
      const elsewhere =
        one.trials.filter((key) => !failures.has(key)).length - (one.trials.length - one.failed);
      const likeness = one.failed / Math.sqrt(one.trials.length * (failures.size + elsewhere));
      const isBetter = likeness > (best?.likeness ?? 0);
      // Of two that fit as well, the one of the given rule counts.
      const isAsGood = likeness === best?.likeness && one.mistake.rule === rule && best.mistake.rule !== rule;
      if (isBetter || isAsGood) best = { ...one, likeness };
    }
    return best?.mistake.rule === rule ? best : undefined;
  }
}
