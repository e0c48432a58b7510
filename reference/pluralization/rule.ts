import { requireFunction, requireString } from '../arguments';
import { InvalidArgument } from '../errors';

/** The plural categories of the rule types. A rule of one's own may use other words. */
export type PluralCategory = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** A number of things. */
export type Count = number | bigint;

/**
 * A pluralization rule: which form of a translation a count takes.
 *
 * The rule types are instances, and a rule of one's own is another:
 * `new Rule('Pairs', (count) => (count % 2 === 0 ? 'even' : 'odd'))`.
 */
export class Rule {
  /** @param ruleName the rule type's name, such as `EastSlavic` */
  constructor(
    readonly ruleName: string,
    private readonly categoryOf: (count: number) => string,
  ) {
    requireString(ruleName, 'ruleName');
    requireFunction(categoryOf, 'categoryOf');
  }

  // Keeps RULE-25.
  /**
   * Returns the key of the form that a count takes: one of the plural categories, for the rule types.
   *
   * @throws InvalidArgument when the count is no number
   */
  apply(count: Count): string {
    return this.categoryOf(typeof count === 'number' ? count : representative(count));
  }
}

/** Above it a double no longer holds every integer. */
const EXACT = BigInt(Number.MAX_SAFE_INTEGER);
const MODULUS = 10n ** 15n;

/**
 * A number of the same plural form as a bigint: the bigint itself where a double holds it, else a large number
 * with the same last fifteen digits, which is all that a rule can ask of it.
 */
function representative(count: bigint): number {
  if (typeof count !== 'bigint') throw new InvalidArgument('count', count, 'a number or a bigint');
  if (-EXACT <= count && count <= EXACT) return Number(count);
  return Number((count % MODULUS) + (count < 0n ? -MODULUS : MODULUS));
}
