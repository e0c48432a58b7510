import type { Mutant } from '../mutant';
import { rule } from '../rule-types';

/** Mistakes in the rule types of Celtic languages. */
export const mutants: readonly Mutant[] = [
  rule('RULE-17', 'Irish', 'has few for 7', 'The range ends with it.', (count, category) =>
    count === 7 ? 'few' : category,
  ),
  rule('RULE-17', 'Irish', 'has other for 10', 'The range ends before it.', (count, category) =>
    count === 10 ? 'other' : category,
  ),
  rule(
    'RULE-18',
    'ScottishGaelic',
    'has few for 11 and 12',
    'They are within the range.',
    (count, category) => (count === 11 || count === 12 ? 'few' : category),
  ),
  rule('RULE-18', 'ScottishGaelic', 'has few for 20', 'The range ends with it.', (count, category) =>
    count === 20 ? 'few' : category,
  ),
  rule('RULE-19', 'Manx', 'has other for multiples of 20', 'They do not end in 1 or 2.', (count) =>
    count % 10 === 1 || count % 10 === 2 ? 'one' : 'other',
  ),
  rule(
    'RULE-19',
    'Manx',
    'has one for multiples of 10',
    'One of the two digits is lost.',
    (count, category) => (count % 10 === 0 ? 'one' : category),
  ),
  rule('RULE-20', 'Welsh', 'has other for 6', '6 is far from the others.', (count, category) =>
    count === 6 ? 'other' : category,
  ),
  rule(
    'RULE-20',
    'Welsh',
    'looks at the last digit',
    'So do other languages.',
    (count) => ['zero', 'one', 'two', 'few', 'other', 'other', 'many'][count % 10] ?? 'other',
  ),
  rule('RULE-21', 'Breton', 'does not leave out the seventies', '10 and 90 are enough.', (count, category) =>
    count === 71 ? 'one' : count === 72 ? 'two' : count === 73 ? 'few' : category,
  ),
  rule('RULE-21', 'Breton', 'has other for millions', 'Nobody counts so far.', (_, category) =>
    category === 'many' ? 'other' : category,
  ),
];
