import { expectType, refuse } from '../arguments';

/** The plural categories that the built-in rule types use. Your own rules may use others. */
export type PluralCategory = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** A count, which may be any number, including negative numbers and fractions. */
export type Count = number | bigint;

/**
 * A pluralization rule, which decides which plural form of a translation is used for a count. Each built-in rule type
 * is an instance. Your own has an effect when it is passed to `registerRule`: `new Rule('Pairs', (count) => (count % 2
 * === 0 ? 'even' : 'odd'))`.
 */
export class Rule {
  /** @param categoryOf returns the plural category of a count */
  constructor(
    readonly ruleName: string,
    private readonly categoryOf: (count: number) => string,
  ) {
    expectType(ruleName, 'string', 'ruleName');
    expectType(categoryOf, 'function', 'categoryOf');
  }

  // Keeps RULE-25.
  /** Returns the plural category of a count, which is the key of the form to use. */
  apply(count: Count): string {
    return this.categoryOf(typeof count === 'number' ? count : representative(count));
  }
}

const MODULUS = 10n ** 15n;

/**
 * Returns a number for which every built-in rule type selects the same category as for the given bigint: the rule types
 * consider only the sign of a large number and at most its last six digits.
 */
function representative(count: bigint): number {
  if (typeof count !== 'bigint') refuse('count', count, 'a number or a bigint');
  const rest = count % MODULUS;
  return Number(rest === count ? count : rest + (count < 0n ? -MODULUS : MODULUS));
}
