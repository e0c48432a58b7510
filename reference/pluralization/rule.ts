import { expectFunction, expectString, refuse } from '../arguments';

/** The plural categories of the rule types. Other rules may have other categories. */
export type PluralCategory = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** A number of things; any number, also a negative one or one with a fraction. */
export type Count = number | bigint;

/**
 * A pluralization rule: it selects the form of a translation for a count.
 *
 * The rule types are instances. A rule of your own is another:
 * `new Rule('Pairs', (count) => (count % 2 === 0 ? 'even' : 'odd'))`.
 */
export class Rule {
  /**
   * Creates a rule, for `registerRule`.
   *
   * @param ruleName the name of the rule type, such as `EastSlavic`
   * @param categoryOf returns the category of a count
   */
  constructor(
    readonly ruleName: string,
    private readonly categoryOf: (count: number) => string,
  ) {
    expectString(ruleName, 'ruleName');
    expectFunction(categoryOf, 'categoryOf');
  }

  // Keeps RULE-25.
  /**
   * Returns the category of a count, which is the key of the form that the count takes.
   *
   * @throws InvalidArgument when the count is neither a number nor a bigint
   */
  apply(count: Count): string {
    return this.categoryOf(typeof count === 'number' ? count : representative(count));
  }
}

/** Above this, a double no longer holds every integer. */
const EXACT = BigInt(Number.MAX_SAFE_INTEGER);
const MODULUS = 10n ** 15n;

/**
 * Returns a number of the same plural form as a bigint: the same number if a double holds it, otherwise a large number with
 * the same sign and the same last fifteen digits. The rule types look at six of them at most.
 */
function representative(count: bigint): number {
  if (typeof count !== 'bigint') refuse('count', count, 'a number or a bigint');
  if (-EXACT <= count && count <= EXACT) return Number(count);
  return Number((count % MODULUS) + (count < 0n ? -MODULUS : MODULUS));
}
