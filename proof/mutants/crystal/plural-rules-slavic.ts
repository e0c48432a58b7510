import type { Mutant } from '../mutant';
import { mutantsOfRuleType } from '../rule-types';

/** Mistakes in the rule types of Slavic and Baltic languages. */
export const mutants: readonly Mutant[] = [
  ...mutantsOfRuleType('RULE-09', 'EastSlavic', {
    'selects `few` for 12 to 14': [
      'The port tests only whether the count ends in 2, 3 or 4.',
      (count, category) => (count % 100 >= 12 && count % 100 <= 14 ? 'few' : category),
    ],
    'selects `many` for decimals': [
      'These counts fall through to the case for `many`.',
      (count, category) => (Number.isInteger(count) ? category : 'many'),
    ],
  }),
  ...mutantsOfRuleType('RULE-10', 'Polish', {
    'selects `one` for 21': [
      'Russian does the same.',
      (count, category) => (count % 10 === 1 && count % 100 !== 11 ? 'one' : category),
    ],
    'selects `few` for 12 to 14': [
      'The port tests only whether the count ends in 2, 3 or 4.',
      (count, category) => (count % 100 >= 12 && count % 100 <= 14 ? 'few' : category),
    ],
  }),
  ...mutantsOfRuleType('RULE-11', 'WestSlavic', {
    'selects `few` for counts above 20 that end in 2 to 4': [
      'Polish does the same.',
      (count, category) => (count > 20 && count % 10 >= 2 && count % 10 <= 4 ? 'few' : category),
    ],
    'selects `few` between 2 and 4': [
      'The condition is written as a range, which includes decimals.',
      (count, category) => (count >= 2 && count <= 4 ? 'few' : category),
    ],
  }),
  ...mutantsOfRuleType('RULE-12', 'Slovenian', {
    'tests the count instead of its last two digits': [
      'Czech does the same.',
      (count, category) => (count > 100 ? 'other' : category),
    ],
    'does not select `few`': [
      'The author expected no form besides those for one and two.',
      (_, category) => (category === 'few' ? 'other' : category),
    ],
  }),
  ...mutantsOfRuleType('RULE-13', 'UpperSorbian', {
    'selects `two` for 22': ['Polish does the same.', (count, category) => (count === 22 ? 'two' : category)],
    'selects `few` for 2': ['Czech does the same.', (_, category) => (category === 'two' ? 'few' : category)],
  }),
  ...mutantsOfRuleType('RULE-14', 'Lithuanian', {
    'selects `one` for 11': [
      'The port tests only whether the count ends in 1.',
      (count, category) => (count % 100 === 11 ? 'one' : category),
    ],
    'selects `few` only for 2 to 4': [
      'Russian does the same.',
      (count, category) => (count % 10 > 4 ? 'other' : category),
    ],
  }),
  ...mutantsOfRuleType('RULE-15', 'Latvian', {
    'selects `one` for 11': [
      'The port tests only whether the count ends in 1.',
      (count, category) => (count % 100 === 11 ? 'one' : category),
    ],
    'selects `zero` for 0': [
      'Other rule types use `zero` for 0.',
      (count, category) => (count === 0 ? 'zero' : category),
    ],
  }),
  ...mutantsOfRuleType('RULE-16', 'Macedonian', {
    'selects `other` for 111': [
      'Latvian does the same.',
      (count, category) => (count % 100 === 11 ? 'other' : category),
    ],
    'selects `one` for 11': [
      'The port tests only whether the count ends in 1.',
      (count, category) => (count === 11 ? 'one' : category),
    ],
  }),
];
