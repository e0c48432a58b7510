import type { KnownMistake } from '../../suite';

/** A trial that passed or failed. */
export interface DecidedTrial {
  readonly key: string;
  /** The id of its rule. */
  readonly rule: string;
  readonly isFailing: boolean;
  /** Whether it failed in a step that prepares, so that its own rule was not checked. */
  readonly prepares: boolean;
}

/** The rule that failures point to, and the known mistake that is most like them. */
export interface Suspect {
  readonly rule: string;
  readonly score: number;
  readonly mistake?: LikeMistake | undefined;
}

/** A known mistake that is like the failures of a port. */
export interface LikeMistake {
  readonly mistake: KnownMistake;
  /** The cosine of the angle between the failures and those of the mistake, from 0 to 1. */
  readonly likeness: number;
}

/**
 * The weight of the share of a rule's own trials that fail, beside the likeness to a known mistake. It was chosen, as
 * the power of the logarithm below was, by leaving out each mutant of level spec in turn (`npm run proof:diagnosis`):
 * 0.3 to 0.8 differ by three mutants of 408.
 */
const OWN_SHARE_WEIGHT = 0.4;

/** A mistake whose trials have indexes instead of keys. */
interface IndexedMistake {
  readonly mistake: KnownMistake;
  readonly trials: readonly number[];
}

/** Compares failures of a port with the trials that known mistakes make fail. */
export class Likeness {
  private readonly indexes: ReadonlyMap<string, number>;
  private readonly mistakes: readonly IndexedMistake[];
  /** The squared weight of each trial, which is its part in a cosine. */
  private readonly weights: Float64Array;
  private readonly ownShares: ReadonlyMap<string, number>;

  /**
   * @param trials those that were decided; what a mistake does to others is unknown
   * @param mistakes those that the failures are compared with
   */
  constructor(
    private readonly trials: readonly DecidedTrial[],
    mistakes: readonly KnownMistake[],
  ) {
    this.indexes = new Map(trials.map(({ key }, index) => [key, index]));
    this.mistakes = mistakes
      .map((mistake) => ({
        mistake,
        trials: mistake.trials.flatMap((key) => this.indexes.get(key) ?? []),
      }))
      .filter((one) => one.trials.length > 0);
    this.weights = weightsOf(trials.length, this.mistakes);
    this.ownShares = ownSharesOf(trials);
  }

  /**
   * Returns the rules of failures, the most suspect first.
   *
   * @param failures the keys of failing trials that are not explained yet
   */
  suspects(failures: ReadonlySet<string>): Suspect[] {
    const isLeft = this.trials.map(({ key }) => failures.has(key));
    const rules = new Set(this.trials.filter((_, index) => isLeft[index]).map(({ rule }) => rule));
    let whole = 0;
    isLeft.forEach((isIt, index) => (whole += isIt ? this.weights[index]! : 0));
    const likest = new Map<string, LikeMistake>();
    for (const { mistake, trials } of this.mistakes) {
      if (!rules.has(mistake.rule)) continue;
      let all = 0;
      let common = 0;
      for (const index of trials) {
        const weight = this.weights[index]!;
        all += weight;
        if (isLeft[index]) common += weight;
      }
      const likeness = common / Math.sqrt(all * whole || 1);
      if (likeness > (likest.get(mistake.rule)?.likeness ?? 0))
        likest.set(mistake.rule, { mistake, likeness });
    }
    return [...rules]
      .map((rule): Suspect => {
        const like = likest.get(rule);
        const score = (like?.likeness ?? 0) + OWN_SHARE_WEIGHT * (this.ownShares.get(rule) ?? 0);
        return { rule, score, mistake: like };
      })
      .sort((one, other) => other.score - one.score);
  }

  /** Returns the trials that at least this share of the known mistakes of a rule makes fail. */
  commonTrials(rule: string, share: number): Set<string> {
    const its = this.mistakes.filter(({ mistake }) => mistake.rule === rule);
    const counts = new Map<number, number>();
    for (const { trials } of its) for (const index of trials) counts.set(index, (counts.get(index) ?? 0) + 1);
    const common = [...counts].filter(([, times]) => times >= share * its.length);
    return new Set(common.map(([index]) => this.trials[index]!.key));
  }
}

/** A trial weighs the squared logarithm of how few mistakes make it fail. */
function weightsOf(length: number, mistakes: readonly IndexedMistake[]): Float64Array {
  const counts = new Float64Array(length);
  for (const { trials } of mistakes) for (const index of trials) counts[index]! += 1;
  return counts.map((times) => Math.max(Math.log((mistakes.length + 1) / (times + 1)), 1e-3) ** 4);
}

/** Returns the share of each rule's trials that failed in a check. A trial that failed before says nothing of its rule. */
function ownSharesOf(trials: readonly DecidedTrial[]): Map<string, number> {
  const counts = new Map<string, { all: number; failed: number }>();
  for (const { rule, isFailing, prepares } of trials) {
    const count = counts.get(rule) ?? { all: 0, failed: 0 };
    counts.set(rule, { all: count.all + 1, failed: count.failed + (isFailing && !prepares ? 1 : 0) });
  }
  return new Map([...counts].map(([rule, { all, failed }]) => [rule, failed / all]));
}
