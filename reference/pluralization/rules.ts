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

/** The functions behind the built-in rule types. Each returns the plural category of a count. */
const CATEGORY_OF = {
  // Keeps RULE-22.
  Arabic(count) {
    if (count === 0) return 'zero';
    if (count === 1) return 'one';
    if (count === 2) return 'two';
    if (isWithin(modulo(count, 100), 3, 10)) return 'few';
    return isWithin(modulo(count, 100), 11, 99) ? 'many' : 'other';
  },
  // Keeps RULE-21.
  Breton(count) {
    const tens = Math.floor(modulo(count, 100) / 10);
    const ones = modulo(count, 10);
    const isExempt = tens === 1 || tens === 7 || tens === 9;
    if (ones === 1 && !isExempt) return 'one';
    if (ones === 2 && !isExempt) return 'two';
    if ((ones === 3 || ones === 4 || ones === 9) && !isExempt) return 'few';
    return count !== 0 && modulo(count, 1_000_000) === 0 ? 'many' : 'other';
  },
  // Keeps RULE-08.
  CentralMoroccoTamazight: (count) => (isWithin(count, 0, 1) || isWithin(count, 11, 99) ? 'one' : 'other'),
  // Keeps RULE-06.
  Colognian: (count) => (count === 0 ? 'zero' : count === 1 ? 'one' : 'other'),
  // Keeps RULE-09.
  EastSlavic(count) {
    const ones = modulo(count, 10);
    const isTeen = isWithin(modulo(count, 100), 11, 14);
    if (ones === 1 && !isTeen) return 'one';
    if (isWithin(ones, 2, 4) && !isTeen) return 'few';
    return Number.isInteger(count) ? 'many' : 'other';
  },
  // Keeps RULE-17.
  Irish(count) {
    if (count === 1) return 'one';
    if (count === 2) return 'two';
    if (isWithin(count, 3, 6)) return 'few';
    return isWithin(count, 7, 10) ? 'many' : 'other';
  },
  // Keeps RULE-07.
  Langi: (count) => (count === 0 ? 'zero' : count > 0 && count < 2 ? 'one' : 'other'),
  // Keeps RULE-15.
  Latvian: (count) => (modulo(count, 10) === 1 && modulo(count, 100) !== 11 ? 'one' : 'other'),
  // Keeps RULE-14.
  Lithuanian(count) {
    if (isWithin(modulo(count, 100), 11, 19)) return 'other';
    const ones = modulo(count, 10);
    return ones === 1 ? 'one' : isWithin(ones, 2, 9) ? 'few' : 'other';
  },
  // Keeps RULE-16.
  Macedonian: (count) => (modulo(count, 10) === 1 && count !== 11 ? 'one' : 'other'),
  // Keeps RULE-23.
  Maltese(count) {
    if (count === 1) return 'one';
    const hundredth = modulo(count, 100);
    if (count === 0 || isWithin(hundredth, 2, 10)) return 'few';
    return isWithin(hundredth, 11, 19) ? 'many' : 'other';
  },
  // Keeps RULE-19.
  Manx(count) {
    const ones = modulo(count, 10);
    return ones === 1 || ones === 2 || modulo(count, 20) === 0 ? 'one' : 'other';
  },
  // Keeps RULE-02.
  OneOther: (count) => (count === 1 ? 'one' : 'other'),
  // Keeps RULE-05.
  OneTwoOther: (count) => (count === 1 ? 'one' : count === 2 ? 'two' : 'other'),
  // Keeps RULE-04.
  OneUpToTwoOther: (count) => (count >= 0 && count < 2 ? 'one' : 'other'),
  // Keeps RULE-03.
  OneWithZeroOther: (count) => (count === 0 || count === 1 ? 'one' : 'other'),
  // Keeps RULE-01.
  Other: () => 'other',
  // Keeps RULE-10.
  Polish(count) {
    if (count === 1) return 'one';
    if (isWithin(modulo(count, 10), 2, 4) && !isWithin(modulo(count, 100), 12, 14)) return 'few';
    return Number.isInteger(count) ? 'many' : 'other';
  },
  // Keeps RULE-24.
  Romanian(count) {
    if (count === 1) return 'one';
    return count === 0 || isWithin(modulo(count, 100), 1, 19) ? 'few' : 'other';
  },
  // Keeps RULE-18.
  ScottishGaelic(count) {
    if (count === 1 || count === 11) return 'one';
    if (count === 2 || count === 12) return 'two';
    return isWithin(count, 3, 19) ? 'few' : 'other';
  },
  // Keeps RULE-12.
  Slovenian: oneTwoFew,
  // Keeps RULE-13.
  UpperSorbian: oneTwoFew,
  // Keeps RULE-20.
  Welsh(count) {
    if (count === 0) return 'zero';
    if (count === 1) return 'one';
    if (count === 2) return 'two';
    return count === 3 ? 'few' : count === 6 ? 'many' : 'other';
  },
  // Keeps RULE-11.
  WestSlavic: (count) => (count === 1 ? 'one' : isWithin(count, 2, 4) ? 'few' : 'other'),
} satisfies Record<string, (count: number) => PluralCategory>;

/** The name of a built-in rule type. */
export type RuleName = keyof typeof CATEGORY_OF;

/** The built-in rule types (`I18n::Pluralization::Rule::*` in the original), by name. */
export const RULES = Object.fromEntries(
  Object.entries(CATEGORY_OF).map(([name, categoryOf]) => [name, new Rule(name, categoryOf)]),
) as { readonly [Type in RuleName]: Rule };

function oneTwoFew(count: number): PluralCategory {
  const hundredth = modulo(count, 100);
  if (hundredth === 1) return 'one';
  if (hundredth === 2) return 'two';
  return hundredth === 3 || hundredth === 4 ? 'few' : 'other';
}

/** Tells whether a count is a whole number from `low` to `high`. */
function isWithin(count: number, low: number, high: number): boolean {
  return count >= low && count <= high && Number.isInteger(count);
}

/**
 * Returns the remainder of a division, with the sign of the divisor, as crystal-i18n 0.2.2 does: -11 modulo 10 is 9. So
 * the form of a negative count does not follow from its last digits: in `EastSlavic`, -9 has the same form as 1.
 * Fractions are kept: 1.5 modulo 10 is 1.5.
 */
function modulo(count: number, divisor: number): number {
  const remainder = count % divisor;
  return remainder < 0 ? remainder + divisor : remainder;
}
