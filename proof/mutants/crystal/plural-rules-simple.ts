import type { Mutant } from '../mutant';
import { mutantsOfRuleType } from '../rule-types';

/** Mistakes in the rule types that ask for a few counts. */
export const mutants: readonly Mutant[] = [
  ...mutantsOfRuleType('RULE-01', 'Other', {
    'selects `one` for 1': [
      'Every language that the author knows has the form `one`.',
      (count, category) => (count === 1 ? 'one' : category),
    ],
    'selects `few` for decimals': [
      'Decimal counts fall through to another case.',
      (count, category) => (Number.isInteger(count) ? category : 'few'),
    ],
  }),
  ...mutantsOfRuleType('RULE-02', 'OneOther', {
    'selects `one` for -1': [
      'The sign of the count is removed first.',
      (count, category) => (count === -1 ? 'one' : category),
    ],
    'cuts off the decimals of the count': [
      'The author expected only integers as counts.',
      (count) => (Math.trunc(count) === 1 ? 'one' : 'other'),
    ],
  }),
  ...mutantsOfRuleType('RULE-03', 'OneWithZeroOther', {
    'selects `other` for 0': [
      'The rule type is confused with OneOther.',
      (count) => (count === 1 ? 'one' : 'other'),
    ],
    'selects `one` between 0 and 1': [
      'The condition is written as a range, which includes decimals.',
      (count) => (count >= 0 && count <= 1 ? 'one' : 'other'),
    ],
  }),
  ...mutantsOfRuleType('RULE-04', 'OneUpToTwoOther', {
    'selects `other` for 1.5': [
      'The condition for `one` tests only for 0 and 1.',
      (count) => (count === 0 || count === 1 ? 'one' : 'other'),
    ],
    'selects `one` below 0': [
      'The range for `one` has no lower end.',
      (count) => (count < 2 ? 'one' : 'other'),
    ],
    'selects `one` for 2': [
      'The range for `one` includes its upper end.',
      (count) => (count >= 0 && count <= 2 ? 'one' : 'other'),
    ],
  }),
  ...mutantsOfRuleType('RULE-05', 'OneTwoOther', {
    'selects `other` for 2': [
      'Few languages have a form for two.',
      (count) => (count === 1 ? 'one' : 'other'),
    ],
    'tests only the last digit of the count': [
      'Other languages select by the last digit.',
      (count) => (count % 10 === 1 ? 'one' : count % 10 === 2 ? 'two' : 'other'),
    ],
  }),
  ...mutantsOfRuleType('RULE-06', 'Colognian', {
    'selects `other` for 0': [
      'The category `zero` seems to be for other languages.',
      (count) => (count === 1 ? 'one' : 'other'),
    ],
    'selects `one` between 0 and 2': [
      'The rule type is confused with Langi.',
      (count, category) => (count > 0 && count < 2 ? 'one' : category),
    ],
  }),
  ...mutantsOfRuleType('RULE-07', 'Langi', {
    'selects `one` for 0': [
      'The range for `one` includes its lower end.',
      (count, category) => (count === 0 ? 'one' : category),
    ],
    'selects `other` for decimals': [
      'The rule type is confused with Colognian.',
      (count, category) => (Number.isInteger(count) ? category : 'other'),
    ],
  }),
  ...mutantsOfRuleType('RULE-08', 'CentralMoroccoTamazight', {
    'selects `one` for 100': [
      'The range for `one` includes 100.',
      (count, category) => (count === 100 ? 'one' : category),
    ],
    'selects `other` from 11 on': [
      'Only 0 and 1 seem to be singular.',
      (count) => (count === 0 || count === 1 ? 'one' : 'other'),
    ],
  }),
];
