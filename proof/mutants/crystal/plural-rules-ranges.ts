import { mutantsOf, type Mutant } from '../mutant';
import { mutantsOfRuleType, ofEachType, tellingWholeFloats } from '../rule-types';

/** Mistakes in the rule types with ranges of the last digits, and in counts that are Floats. */
export const mutants: readonly Mutant[] = [
  ...mutantsOfRuleType('RULE-22', 'Arabic', {
    'selects `many` for hundreds': [
      'These counts fall through to the case for `many`.',
      (count, category) => (count > 0 && count % 100 === 0 ? 'many' : category),
    ],
    'selects `few` by the count instead of its last two digits': [
      'The range is applied to the count itself, not to its last two digits.',
      (count, category) => (count > 100 && category === 'few' ? 'other' : category),
    ],
  }),
  ...mutantsOfRuleType('RULE-23', 'Maltese', {
    'selects `other` for 0': [
      'The range from 2 to 10 does not include 0.',
      (count, category) => (count === 0 ? 'other' : category),
    ],
    'selects `many` for 20': [
      'The range for `many` includes 20.',
      (count, category) => (count % 100 === 20 ? 'many' : category),
    ],
  }),
  ...mutantsOfRuleType('RULE-24', 'Romanian', {
    'selects `few` by the count instead of its last two digits': [
      'The range is applied to the count itself, not to its last two digits.',
      (count, category) => (count > 100 && category === 'few' ? 'other' : category),
    ],
    'selects `one` for 101': [
      'The port tests only whether the count ends in 01.',
      (count, category) => (count === 101 ? 'one' : category),
    ],
  }),
  ...mutantsOf('RULE-25', {
    'selects `other` for every Float': [
      'A Float is written with decimals, which seem to need `other`.',
      tellingWholeFloats,
      ofEachType((_, category, isFloat) => (isFloat ? 'other' : category)),
    ],
    'does not select `few` or `many` for Floats': [
      'Rules for the digits of a count seem to be only for integers.',
      tellingWholeFloats,
      ofEachType((_, category, isFloat) =>
        isFloat && (category === 'few' || category === 'many') ? 'other' : category,
      ),
    ],
  }),
];
