import { type Mutant, mutantsOf } from '../mutant';
import { inRuleType, withSignedRemainder } from '../rule-types';

/** Mistakes in the rule types of Celtic languages. */
export const mutants: readonly Mutant[] = [
  ...mutantsOf(
    'RULE-17',
    inRuleType('Irish', {
      'selects `few` for 7': (count, category) => (count === 7 ? 'few' : category),
    }),
  ),
  ...mutantsOf(
    'RULE-18',
    inRuleType('ScottishGaelic', {
      'selects `few` for 11 and 12': (count, category) => (count === 11 || count === 12 ? 'few' : category),
      'selects `few` for 20': (count, category) => (count === 20 ? 'few' : category),
    }),
  ),
  ...mutantsOf(
    'RULE-19',
    inRuleType('Manx', {
      ...withSignedRemainder('other'),
      'selects `other` for multiples of 20': (count) =>
        count % 10 === 1 || count % 10 === 2 ? 'one' : 'other',
      'selects `one` for multiples of 10': (count, category) => (count % 10 === 0 ? 'one' : category),
    }),
  ),
  ...mutantsOf(
    'RULE-20',
    inRuleType('Welsh', {
      'selects `other` for 6': (count, category) => (count === 6 ? 'other' : category),
      'tests only the last digit of the count': (count) =>
        ['zero', 'one', 'two', 'few', 'other', 'other', 'many'][count % 10] ?? 'other',
    }),
  ),
  ...mutantsOf(
    'RULE-21',
    inRuleType('Breton', {
      ...withSignedRemainder('other'),
      'selects `one`, `two` and `few` for 71, 72 and 73': (count, category) =>
        count === 71 ? 'one' : count === 72 ? 'two' : count === 73 ? 'few' : category,
      'selects `other` for millions': (_, category) => (category === 'many' ? 'other' : category),
    }),
  ),
];
