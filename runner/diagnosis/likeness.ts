import type { KnownMistake } from '../../suite';

/** A known mistake, and how similar its failures are to those of a port. */
export interface LikeMistake {
  readonly mistake: KnownMistake;
  /** The cosine similarity between the port's failures and the mistake's failures, from 0 to 1. */
  readonly likeness: number;
  /** The number of decided trials that the mistake makes fail. */
  readonly scenarios: number;
  /** The number of trials among them that failed on the port. */
  readonly failed: number;
}

/** A known mistake, with the trials that it makes fail, as far as these were decided. */
interface DecidedMistake {
  readonly mistake: KnownMistake;
  readonly trials: readonly string[];
  readonly failed: number;
}

/** Compares failures of a port with the trials that known mistakes make fail. */
export class Likeness {
  private readonly byRule = new Map<string, DecidedMistake[]>();

  /**
   * @param decided the keys of the trials that were decided; the effect of a mistake on other trials is unknown
   * @param failing the keys of the decided trials that failed
   * @param mistakes the known mistakes to compare the failures with
   */
  constructor(decided: ReadonlySet<string>, failing: ReadonlySet<string>, mistakes: readonly KnownMistake[]) {
    for (const mistake of mistakes) {
      const trials = mistake.trials.filter((key) => decided.has(key));
      const failed = trials.filter((key) => failing.has(key)).length;
      if (failed === 0) continue;
      const others = this.byRule.get(mistake.rule);
      if (others === undefined) this.byRule.set(mistake.rule, [{ mistake, trials, failed }]);
      else others.push({ mistake, trials, failed });
    }
  }

  /**
   * Returns the mistake of a rule that is most similar to the given failures; undefined if no mistake of the rule
   * shares a failure with them.
   */
  mostSimilar(rule: string, failures: Pick<ReadonlySet<string>, 'has' | 'size'>): LikeMistake | undefined {
    let best: LikeMistake | undefined;
    for (const { mistake, trials, failed } of this.byRule.get(rule) ?? []) {
      const common = trials.filter((key) => failures.has(key)).length;
      const likeness = common / Math.sqrt(trials.length * failures.size);
      if (likeness > (best?.likeness ?? 0)) best = { mistake, likeness, scenarios: trials.length, failed };
    }
    return best;
  }
}
