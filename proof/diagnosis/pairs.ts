import type { Make } from '../changes/reference-with';
import { referenceWith } from '../changes/reference-with';
import { shuffled } from './shuffled';
import type { Mutant } from '../mutants';

/** Returns pairs of mutants of different rules. The same seed gives the same pairs. */
export function pairsOf(mutants: readonly Mutant[], number: number, seed: string): [Mutant, Mutant][] {
  const pairs: [Mutant, Mutant][] = [];
  for (let round = 0; pairs.length < number; round += 1) {
    const order = shuffled(mutants, `${seed} ${round}`);
    for (let index = 0; index + 1 < order.length && pairs.length < number; index += 2) {
      const [one, other] = [order[index]!, order[index + 1]!];
      if (one.rule !== other.rule) pairs.push([one, other]);
    }
  }
  return pairs;
}

/** Makes the reference with the mistakes of two mutants. */
export function bothOf(one: Mutant, other: Mutant): Make {
  return referenceWith(...one.changes, ...other.changes);
}
