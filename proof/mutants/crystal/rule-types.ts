import type { Count } from '../../../adapter/contract/values';
import type { Change } from '../../changes/reference-with';
import { mutant, type Mutant } from '../mutant';

/** A language in which a Float can be whole. */
export const tellingWholeFloats: Change = (reference) => {
  return {
    initialize: async (params) => {
      const { inexpressible, ...handshake } = await reference.initialize(params);
      return { ...handshake, inexpressible: (inexpressible ?? []).filter((need) => need !== 'whole-floats') };
    },
  };
};

/** A mistake in one rule type: the category that a count has, from the right one. */
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

/** Changes the category that every rule type gives; of a Float, `isFloat` tells. */
export function ofEachType(
  categoryOf: (count: number, category: string, isFloat: boolean) => string,
): Change {
  return ({ pluralRule }) => ({
    pluralRule: async (params) =>
      categoryOf(numberOf(params.count), await pluralRule(params), typeof params.count === 'object'),
  });
}

function numberOf(count: Count): number {
  return typeof count === 'number' ? count : Number(count.float);
}
