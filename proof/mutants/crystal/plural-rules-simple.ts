import { type Mutant, mutantsOf } from '../mutant';
import { inRuleType, selectingIn } from '../rule-types';

/** Mistakes in the rule types that ask for a few counts. */
export const mutants: readonly Mutant[] = [
  ...mutantsOf(
    'RULE-01',
    selectingIn('Other', {
      'selects `one` for 1': (count, category) => (count === 1 ? 'one' : category),
      'selects `few` for decimals': (count, category) => (Number.isInteger(count) ? category : 'few'),
    }),
  ),
  ...mutantsOf(
    'RULE-02',
    inRuleType('OneOther', {
      'selects `one` for -1': (count, category) => (count === -1 ? 'one' : category),
      'cuts off the decimals of the count': (count) => (Math.trunc(count) === 1 ? 'one' : 'other'),
    }),
  ),
  ...mutantsOf(
    'RULE-03',
    inRuleType('OneWithZeroOther', {
      'selects `other` for 0': (count) => (count === 1 ? 'one' : 'other'),
      'selects `one` between 0 and 1': (count) => (count >= 0 && count <= 1 ? 'one' : 'other'),
    }),
  ),
  ...mutantsOf(
    'RULE-04',
    inRuleType('OneUpToTwoOther', {
      'selects `other` for 1.5': (count) => (count === 0 || count === 1 ? 'one' : 'other'),
      'selects `one` below 0': (count) => (count < 2 ? 'one' : 'other'),
      'selects `one` for 2': (count) => (count >= 0 && count <= 2 ? 'one' : 'other'),
    }),
  ),
  ...mutantsOf(
    'RULE-05',
    inRuleType('OneTwoOther', {
      'selects `other` for 2': (count) => (count === 1 ? 'one' : 'other'),
      'tests only the last digit of the count': (count) =>
        count % 10 === 1 ? 'one' : count % 10 === 2 ? 'two' : 'other',
    }),
  ),
  ...mutantsOf(
    'RULE-06',
    inRuleType('Colognian', {
      'selects `other` for 0': (count) => (count === 1 ? 'one' : 'other'),
      'selects `one` between 0 and 2': (count, category) => (count > 0 && count < 2 ? 'one' : category),
    }),
  ),
  ...mutantsOf(
    'RULE-07',
    inRuleType('Langi', {
      'selects `one` for 0': (count, category) => (count === 0 ? 'one' : category),
      'selects `other` for decimals': (count, category) => (Number.isInteger(count) ? category : 'other'),
    }),
  ),
  ...mutantsOf(
    'RULE-08',
    inRuleType('CentralMoroccoTamazight', {
      'selects `one` for 100': (count, category) => (count === 100 ? 'one' : category),
      'selects `other` from 11 on': (count) => (count === 0 || count === 1 ? 'one' : 'other'),
    }),
  ),
];
