import { expectType, refuse } from '../arguments';

/** The plural categories that the built-in rule types use. Your own rules may use others. */
export type PluralCategory = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** A count, which may be any number, including negative numbers and fractions. */
export type Count = number | bigint;

/**
 * A pluralization rule, which decides which plural form of a translation is used for a count.
 *
 * Each built-in rule type is one instance of this class. To define your own rule, create another instance: `new
 * Rule('Pairs', (count) => (count % 2 === 0 ? 'even' : 'odd'))`.
 */
export class Rule {
  /**
   * Creates a rule. It has no effect until it is passed to `registerRule`.
   *
   * @param ruleName the name of the rule, such as `EastSlavic`
   * @param categoryOf returns the plural category of a count
   */
  constructor(
    readonly ruleName: string,
    private readonly categoryOf: (count: number) => string,
  ) {
    expectType(ruleName, 'string', 'ruleName');
    expectType(categoryOf, 'function', 'categoryOf');
  }

  // Keeps RULE-25.
  /**
   * Returns the plural category of a count, which is the key of the form to use.
   *
   * @throws InvalidArgument when the count is neither a number nor a bigint
   */
  apply(count: Count): string {
    return this.categoryOf(typeof count === 'number' ? count : representative(count));
  }
}

/** Above this value, doubles cannot represent every integer. */
const EXACT = BigInt(Number.MAX_SAFE_INTEGER);
const MODULUS = 10n ** 15n;

/**
 * Returns a number for which every built-in rule type selects the same category as for the given bigint. A safe integer
 * keeps its value; any other bigint is replaced by a large number with the same sign and the same last fifteen digits.
 * This is enough, because the rule types consider only the sign of a large number and at most its last six digits.
 */
function representative(count: bigint): number {
  if (typeof count !== 'bigint') refuse('count', count, 'a number or a bigint');
  if (-EXACT <= count && count <= EXACT) return Number(count);
  return Number((count % MODULUS) + (count < 0n ? -MODULUS : MODULUS));
}
