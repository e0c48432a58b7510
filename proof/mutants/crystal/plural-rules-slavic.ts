import { type Mutant, mutantsOf } from '../mutant';
import { inRuleType, withSignedRemainder } from '../rule-types';

/** Mistakes in the rule types of Slavic and Baltic languages. */
export const mutants: readonly Mutant[] = [
  ...mutantsOf(
    'RULE-09',
    inRuleType('EastSlavic', {
      ...withSignedRemainder('many'),
      'selects `few` for 12 to 14': (count, category) =>
        count % 100 >= 12 && count % 100 <= 14 ? 'few' : category,
      'selects `many` for decimals': (count, category) => (Number.isInteger(count) ? category : 'many'),
    }),
  ),
  ...mutantsOf(
    'RULE-10',
    inRuleType('Polish', {
      ...withSignedRemainder('many'),
      'selects `one` for 21': (count, category) =>
        count % 10 === 1 && count % 100 !== 11 ? 'one' : category,
    }),
  ),
  ...mutantsOf(
    'RULE-11',
    inRuleType('WestSlavic', {
      'selects `few` for counts above 20 that end in 2 to 4': (count, category) =>
        count > 20 && count % 10 >= 2 && count % 10 <= 4 ? 'few' : category,
      'selects `few` between 2 and 4': (count, category) => (count >= 2 && count <= 4 ? 'few' : category),
    }),
  ),
  ...mutantsOf(
    'RULE-12',
    inRuleType('Slovenian', {
      ...withSignedRemainder('other'),
      'tests the count instead of its last two digits': (count, category) =>
        count > 100 ? 'other' : category,
      'does not select `few`': (_, category) => (category === 'few' ? 'other' : category),
    }),
  ),
  ...mutantsOf(
    'RULE-13',
    inRuleType('UpperSorbian', {
      ...withSignedRemainder('other'),
      'selects `two` for 22': (count, category) => (count === 22 ? 'two' : category),
      'selects `few` for 2': (_, category) => (category === 'two' ? 'few' : category),
    }),
  ),
  ...mutantsOf(
    'RULE-14',
    inRuleType('Lithuanian', {
      ...withSignedRemainder('few'),
      'selects `one` for 11': (count, category) => (count % 100 === 11 ? 'one' : category),
      'selects `few` only for 2 to 4': (count, category) => (count % 10 > 4 ? 'other' : category),
    }),
  ),
  ...mutantsOf(
    'RULE-15',
    inRuleType('Latvian', {
      ...withSignedRemainder('other'),
      'selects `one` for 11': (count, category) => (count % 100 === 11 ? 'one' : category),
    }),
  ),
  ...mutantsOf(
    'RULE-16',
    inRuleType('Macedonian', {
      ...withSignedRemainder('other'),
      'selects `other` for 111': (count, category) => (count % 100 === 11 ? 'other' : category),
      'selects `one` for 11': (count, category) => (count === 11 ? 'one' : category),
    }),
  ),
];
