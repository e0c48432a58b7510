import { expectFunction, expectString, refuse } from '../arguments';

/** The plural categories that the rule types use. Your own rules may use other categories. */
export type PluralCategory = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** A count. Any number is allowed, including negative numbers and numbers with a fraction. */
export type Count = number | bigint;

/**
 * A pluralization rule, which selects the plural form of a translation for a count.
 *
 * The rule types are instances of this class. Your own rule is another instance:
 * `new Rule('Pairs', (count) => (count % 2 === 0 ? 'even' : 'odd'))`.
 */
export class Rule {
  /**
   * Creates a rule, which takes effect when it is passed to `registerRule`.
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
   * Returns the category of a count, which is the key of its plural form.
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
 * Returns a number for which every rule type selects the same category as for a bigint. For a safe integer, this is the
 * same number; for another bigint, it is a large number with the same sign and the same last fifteen digits. The rule
 * types look at most at the last six digits.
 */
function representative(count: bigint): number {
  if (typeof count !== 'bigint') refuse('count', count, 'a number or a bigint');
  if (-EXACT <= count && count <= EXACT) return Number(count);
  return Number((count % MODULUS) + (count < 0n ? -MODULUS : MODULUS));
}
