import { mutant, type Mutant } from '../mutant';
import { ofEachType, rule, tellingWholeFloats } from '../rule-types';

/** Mistakes in the rule types with ranges of the last digits, and in counts that are Floats. */
export const mutants: readonly Mutant[] = [
  rule('RULE-22', 'Arabic', 'has many for hundreds', 'They fall through to it.', (count, category) =>
    count > 0 && count % 100 === 0 ? 'many' : category,
  ),
  rule('RULE-22', 'Arabic', 'looks at the count itself', '3 to 10 is a range.', (count, category) =>
    count > 100 && category === 'few' ? 'other' : category,
  ),
  rule('RULE-23', 'Maltese', 'has other for 0', '2 to 10 begins with 2.', (count, category) =>
    count === 0 ? 'other' : category,
  ),
  rule('RULE-23', 'Maltese', 'has many for 20', 'The range ends with it.', (count, category) =>
    count % 100 === 20 ? 'many' : category,
  ),
  rule('RULE-24', 'Romanian', 'has other for 0', '1 to 19 begins with 1.', (count, category) =>
    count === 0 ? 'other' : category,
  ),
  rule('RULE-24', 'Romanian', 'looks at the count itself', '1 to 19 is a range.', (count, category) =>
    count > 100 && category === 'few' ? 'other' : category,
  ),
  rule('RULE-24', 'Romanian', 'has one for 101', 'It ends in 01.', (count, category) =>
    count === 101 ? 'one' : category,
  ),
  mutant(
    'RULE-25',
    'has other for every Float',
    'Decimals are shown, and with them a number is of many.',
    tellingWholeFloats,
    ofEachType((_, category, isFloat) => (isFloat ? 'other' : category)),
  ),
  mutant(
    'RULE-25',
    'has no few and many for Floats',
    'Rules that look at digits are for integers.',
    tellingWholeFloats,
    ofEachType((_, category, isFloat) =>
      isFloat && (category === 'few' || category === 'many') ? 'other' : category,
    ),
  ),
];
