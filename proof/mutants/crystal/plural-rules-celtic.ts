import type { Mutant } from '../mutant';
import { mutantsOfRuleType } from '../rule-types';

/** Mistakes in the rule types of Celtic languages. */
export const mutants: readonly Mutant[] = [
  ...mutantsOfRuleType('RULE-17', 'Irish', {
    'selects `few` for 7': [
      'The range for `few` includes 7.',
      (count, category) => (count === 7 ? 'few' : category),
    ],
    'selects `other` for 10': [
      'The range for `many` ends at 9.',
      (count, category) => (count === 10 ? 'other' : category),
    ],
  }),
  ...mutantsOfRuleType('RULE-18', 'ScottishGaelic', {
    'selects `few` for 11 and 12': [
      'The range from 3 to 19 is not interrupted for 11 and 12.',
      (count, category) => (count === 11 || count === 12 ? 'few' : category),
    ],
    'selects `few` for 20': [
      'The range for `few` includes 20.',
      (count, category) => (count === 20 ? 'few' : category),
    ],
  }),
  ...mutantsOfRuleType('RULE-19', 'Manx', {
    'selects `other` for multiples of 20': [
      'Multiples of 20 do not end in 1 or 2.',
      (count) => (count % 10 === 1 || count % 10 === 2 ? 'one' : 'other'),
    ],
    'selects `one` for multiples of 10': [
      'Only the last digit is checked, and not the tens digit.',
      (count, category) => (count % 10 === 0 ? 'one' : category),
    ],
  }),
  ...mutantsOfRuleType('RULE-20', 'Welsh', {
    'selects `other` for 6': [
      'The author overlooked the case for 6.',
      (count, category) => (count === 6 ? 'other' : category),
    ],
    'tests only the last digit of the count': [
      'Other languages select by the last digit.',
      (count) => ['zero', 'one', 'two', 'few', 'other', 'other', 'many'][count % 10] ?? 'other',
    ],
  }),
  ...mutantsOfRuleType('RULE-21', 'Breton', {
    'selects `one`, `two` and `few` for 71, 72 and 73': [
      'The author excludes only counts that end in 10 to 19 or 90 to 99.',
      (count, category) => (count === 71 ? 'one' : count === 72 ? 'two' : count === 73 ? 'few' : category),
    ],
    'selects `other` for millions': [
      'Counts of millions are rare.',
      (_, category) => (category === 'many' ? 'other' : category),
    ],
  }),
];
