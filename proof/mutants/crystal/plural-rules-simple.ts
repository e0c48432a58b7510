import type { Mutant } from '../mutant';
import { rule } from '../rule-types';

/** Mistakes in the rule types that ask for a few counts. */
export const mutants: readonly Mutant[] = [
  rule(
    'RULE-01',
    'Other',
    'has one for 1',
    'Every language that the author knows has it.',
    (count, category) => (count === 1 ? 'one' : category),
  ),
  rule('RULE-01', 'Other', 'has few for decimals', 'They fall through to another case.', (count, category) =>
    Number.isInteger(count) ? category : 'few',
  ),
  rule('RULE-02', 'OneOther', 'has one for -1', 'The sign is put aside first.', (count, category) =>
    count === -1 ? 'one' : category,
  ),
  rule('RULE-02', 'OneOther', 'cuts decimals off', 'A count is an integer.', (count) =>
    Math.trunc(count) === 1 ? 'one' : 'other',
  ),
  rule('RULE-03', 'OneWithZeroOther', 'has other for 0', 'It is OneOther.', (count) =>
    count === 1 ? 'one' : 'other',
  ),
  rule('RULE-03', 'OneWithZeroOther', 'has one between 0 and 1', 'It is a range.', (count) =>
    count >= 0 && count <= 1 ? 'one' : 'other',
  ),
  rule('RULE-04', 'OneUpToTwoOther', 'has other for 1.5', 'It is 0 and 1 alone.', (count) =>
    count === 0 || count === 1 ? 'one' : 'other',
  ),
  rule('RULE-04', 'OneUpToTwoOther', 'has one below 0', 'The range has no lower end.', (count) =>
    count < 2 ? 'one' : 'other',
  ),
  rule('RULE-04', 'OneUpToTwoOther', 'has one for 2', 'The range has its upper end.', (count) =>
    count >= 0 && count <= 2 ? 'one' : 'other',
  ),
  rule('RULE-05', 'OneTwoOther', 'has other for 2', 'A dual is rare.', (count) =>
    count === 1 ? 'one' : 'other',
  ),
  rule('RULE-05', 'OneTwoOther', 'looks at the last digit', 'So do other languages.', (count) =>
    count % 10 === 1 ? 'one' : count % 10 === 2 ? 'two' : 'other',
  ),
  rule('RULE-06', 'Colognian', 'has other for 0', 'zero is for other languages.', (count) =>
    count === 1 ? 'one' : 'other',
  ),
  rule('RULE-06', 'Colognian', 'has one between 0 and 2', 'It is Langi.', (count, category) =>
    count > 0 && count < 2 ? 'one' : category,
  ),
  rule('RULE-07', 'Langi', 'has one for 0', 'The range begins with it.', (count, category) =>
    count === 0 ? 'one' : category,
  ),
  rule('RULE-07', 'Langi', 'has other for decimals', 'It is Colognian.', (count, category) =>
    Number.isInteger(count) ? category : 'other',
  ),
  rule(
    'RULE-08',
    'CentralMoroccoTamazight',
    'has one for 100',
    'The range ends with it.',
    (count, category) => (count === 100 ? 'one' : category),
  ),
  rule('RULE-08', 'CentralMoroccoTamazight', 'has other from 11 on', 'Only 0 and 1 are singular.', (count) =>
    count === 0 || count === 1 ? 'one' : 'other',
  ),
];
