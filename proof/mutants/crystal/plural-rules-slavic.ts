import type { Mutant } from '../mutant';
import { rule } from '../rule-types';

/** Mistakes in the rule types of Slavic and Baltic languages. */
export const mutants: readonly Mutant[] = [
  rule('RULE-09', 'EastSlavic', 'has one for 11', 'It ends in 1.', (count, category) =>
    count % 100 === 11 ? 'one' : category,
  ),
  rule('RULE-09', 'EastSlavic', 'has few for 12 to 14', 'They end in 2 to 4.', (count, category) =>
    count % 100 >= 12 && count % 100 <= 14 ? 'few' : category,
  ),
  rule('RULE-09', 'EastSlavic', 'has many for decimals', 'They fall through to it.', (count, category) =>
    Number.isInteger(count) ? category : 'many',
  ),
  rule('RULE-10', 'Polish', 'has one for 21', 'So does Russian.', (count, category) =>
    count % 10 === 1 && count % 100 !== 11 ? 'one' : category,
  ),
  rule('RULE-10', 'Polish', 'has few for 12 to 14', 'They end in 2 to 4.', (count, category) =>
    count % 100 >= 12 && count % 100 <= 14 ? 'few' : category,
  ),
  rule('RULE-11', 'WestSlavic', 'looks at the last digit', 'So does Polish.', (count, category) =>
    count > 20 && count % 10 >= 2 && count % 10 <= 4 ? 'few' : category,
  ),
  rule('RULE-11', 'WestSlavic', 'has few between 2 and 4', 'It is a range.', (count, category) =>
    count >= 2 && count <= 4 ? 'few' : category,
  ),
  rule('RULE-12', 'Slovenian', 'looks at the count itself', 'So does Czech.', (count, category) =>
    count > 100 ? 'other' : category,
  ),
  rule('RULE-12', 'Slovenian', 'has no few', 'A dual is odd enough.', (_, category) =>
    category === 'few' ? 'other' : category,
  ),
  rule('RULE-13', 'UpperSorbian', 'looks at the last digit', 'So does Polish.', (count, category) =>
    count === 22 ? 'two' : category,
  ),
  rule('RULE-13', 'UpperSorbian', 'has few for 2', 'So does Czech.', (_, category) =>
    category === 'two' ? 'few' : category,
  ),
  rule('RULE-14', 'Lithuanian', 'has one for 11', 'It ends in 1.', (count, category) =>
    count % 100 === 11 ? 'one' : category,
  ),
  rule('RULE-14', 'Lithuanian', 'has few for 2 to 4 alone', 'So does Russian.', (count, category) =>
    count % 10 > 4 ? 'other' : category,
  ),
  rule('RULE-15', 'Latvian', 'has one for 11', 'It ends in 1.', (count, category) =>
    count % 100 === 11 ? 'one' : category,
  ),
  rule('RULE-15', 'Latvian', 'has zero for 0', 'So it is elsewhere.', (count, category) =>
    count === 0 ? 'zero' : category,
  ),
  rule('RULE-16', 'Macedonian', 'has other for 111', 'So does Latvian.', (count, category) =>
    count % 100 === 11 ? 'other' : category,
  ),
  rule('RULE-16', 'Macedonian', 'has one for 11', 'It ends in 1.', (count, category) =>
    count === 11 ? 'one' : category,
  ),
];
