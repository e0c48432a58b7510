import { numberOf } from '../changes/plurals';
import type { Change } from '../changes/reference-with';
import { mutant, type Mutant } from './mutant';

/** Makes a port whose language tells whole Floats from Ints. */
export const tellingWholeFloats: Change = (reference) => {
  return {
    initialize: async (params) => {
      const { inexpressible, ...handshake } = await reference.initialize(params);
      return { ...handshake, inexpressible: (inexpressible ?? []).filter((need) => need !== 'whole-floats') };
    },
  };
};

/**
 * Makes a mutant of one rule type.
 *
 * @param categoryOf returns the wrong category of a count; it is given the right one
 */
export function rule(
  id: string,
  type: string,
  name: string,
  why: string,
  categoryOf: (count: number, category: string) => string,
): Mutant {
  return mutant(id, name, why, ({ pluralRule }) => ({
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
