import { mutantsOf, type Mutant } from '../mutant';
import { ofEachType, tellingWholeFloats, inRuleType, withSignedRemainder } from '../rule-types';

/** Mistakes in the rule types with ranges of the last digits, and in counts that are Floats. */
export const mutants: readonly Mutant[] = [
  ...mutantsOf(
    'RULE-22',
    inRuleType('Arabic', {
      ...withSignedRemainder('many'),
      'selects `many` for hundreds': (count, category) =>
        count > 0 && count % 100 === 0 ? 'many' : category,
      'selects `few` by the count instead of its last two digits': (count, category) =>
        count > 100 && category === 'few' ? 'other' : category,
    }),
  ),
  ...mutantsOf(
    'RULE-23',
    inRuleType('Maltese', {
      ...withSignedRemainder('other'),
      'selects `other` for 0': (count, category) => (count === 0 ? 'other' : category),
      'selects `many` for 20': (count, category) => (count % 100 === 20 ? 'many' : category),
    }),
  ),
  ...mutantsOf(
    'RULE-24',
    inRuleType('Romanian', {
      ...withSignedRemainder('other'),
      'selects `few` by the count instead of its last two digits': (count, category) =>
        count > 100 && category === 'few' ? 'other' : category,
    }),
  ),
  ...mutantsOf('RULE-25', {
    'selects `other` for every Float': [
      tellingWholeFloats,
      ofEachType((_, category, isFloat) => (isFloat ? 'other' : category)),
    ],
    'does not select `few` or `many` for Floats': [
      tellingWholeFloats,
      ofEachType((_, category, isFloat) =>
        isFloat && (category === 'few' || category === 'many') ? 'other' : category,
      ),
    ],
  }),
];
