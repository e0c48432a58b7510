import type { KnownMistake } from '../../suite/read';
import { grouped } from '../../suite/read/grouped';
import type { Symptom } from './symptom';

/** A known mistake, and the trials that it makes fail. Trials that the port neither passed nor failed are left out. */
interface DecidedMistake {
  readonly mistake: KnownMistake;
  readonly trials: readonly string[];
  /** The number of these trials that failed on the port. */
  readonly failed: number;
}

/** A known mistake, and how similar its failures are to those of a port. */
export interface LikeMistake extends DecidedMistake {
  /** The cosine similarity between the port's failures and the mistake's failures, from 0 to 1. */
  readonly likeness: number;
}

/** Compares failures of a port with the failures that known mistakes cause. */
export class Likeness {
  private readonly byRule: ReadonlyMap<string, readonly DecidedMistake[]>;

  /**
   * @param symptoms for each trial that passed or failed, its symptom, if it failed; other trials do not show the effect
   *   of a mistake
   * @param mistakes the known mistakes with which the failures are compared
   */
  constructor(
    private readonly symptoms: ReadonlyMap<string, Symptom | undefined>,
    mistakes: readonly KnownMistake[],
  ) {
    const decided = mistakes.map((mistake): DecidedMistake => {
      const trials = mistake.trials.filter((key) => symptoms.has(key));
      return { mistake, trials, failed: trials.filter((key) => symptoms.get(key)).length };
    });
    this.byRule = new Map(grouped(decided, ({ mistake }) => mistake.rule));
  }

  /**
   * Returns the known mistake whose failures are most similar to the given failures, among the mistakes that break the
   * given rule. Returns undefined if none of these mistakes has a failure in common with the given failures.
   *
   * @param isAllowed tells whether a mistake is considered
   */
  mostSimilar(
    rule: string,
    failures: Pick<ReadonlySet<string>, 'has' | 'size'>,
    isAllowed: (mistake: KnownMistake) => boolean = () => true,
  ): LikeMistake | undefined {
    let best: LikeMistake | undefined;
    for (const one of this.byRule.get(rule) ?? []) {
      if (!isAllowed(one.mistake)) continue;
      const common = one.trials.filter((key) => failures.has(key)).length;
      const likeness = common / Math.sqrt(one.trials.length * failures.size);
      if (likeness > (best?.likeness ?? 0)) best = { ...one, likeness };
    }
    return best;
  }

  /**
   * Tells whether the port may have made this mistake: in the first trial of the rule that fails with the mistake, the
   * port did not return or raise anything else than with it.
   */
  fits({ outcomes }: KnownMistake): boolean {
    const [[first, outcome] = ['', '']] = outcomes;
    const symptom = this.symptoms.get(first);
    return symptom === undefined || symptom.outcome === outcome;
  }
}
