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

/** Makes mistakes in one rule type, by what they do, of the categories that they select. */
export function inRuleType(type: string, mistakes: Readonly<Record<string, CategoryOf>>): Mistakes {
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
