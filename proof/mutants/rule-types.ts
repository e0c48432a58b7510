import { numberOf } from '../changes/plurals';
import type { Change } from '../changes/reference-with';
import { eachOf, type Mistakes } from './mutant';

/** Makes a port whose language tells whole Floats from Ints. */
export const tellingWholeFloats: Change = (reference) => {
  return {
    initialize: async (params) => {
      const { inexpressible, ...handshake } = await reference.initialize(params);
      return { ...handshake, inexpressible: (inexpressible ?? []).filter((need) => need !== 'whole-floats') };
    },
  };
};

/** Returns the wrong category of a count. It is given the right one. */
type CategoryOf = (count: number, category: string) => string;

/** Rule types that give every count the same category, which the author has not implemented. */
const UNIMPLEMENTED: Readonly<Record<string, CategoryOf>> = {
  'selects `other` for every count': () => 'other',
  'selects `one` for every count': () => 'one',
};

/**
 * The mistake of dividing a negative count as C, JavaScript, Go and Rust do: the remainder is then negative, or zero, and
 * fits no rule.
 *
 * @param rest the category of the counts that fit no rule
 */
export function withSignedRemainder(rest: string): Readonly<Record<string, CategoryOf>> {
  return {
    'gives a negative count a negative remainder': (count, category) => (count < 0 ? rest : category),
  };
}

/** Makes mistakes in one rule type other than `Other`, by what they do, of the categories that they select. */
export function inRuleType(type: string, mistakes: Readonly<Record<string, CategoryOf>>): Mistakes {
  return selectingIn(type, { ...mistakes, ...UNIMPLEMENTED });
}

/** Makes mistakes in one rule type alone, by what they do, of the categories that they select. */
export function selectingIn(type: string, mistakes: Readonly<Record<string, CategoryOf>>): Mistakes {
  return eachOf(mistakes, (categoryOf) => ({ pluralRule }) => ({
    pluralRule: async (params) => {
      const category = await pluralRule(params);
      return params.rule === type ? categoryOf(numberOf(params.count), category) : category;
    },
  }));
}

/**
 * Changes the category that every rule type gives a count.
 *
 * @param categoryOf returns the category; it is given the right one, and whether the count is a Float
 */
export function ofEachType(
  categoryOf: (count: number, category: string, isFloat: boolean) => string,
): Change {
  return ({ pluralRule }) => ({
    pluralRule: async (params) =>
      categoryOf(numberOf(params.count), await pluralRule(params), typeof params.count === 'object'),
  });
}
