import type { Count } from '../../../adapter/values';
import type { Change } from '../../changes/changing';
import { mutant, type Mutant } from '../mutant';

/** Mistakes in the rule types with few forms, and in those of ranges. */
export const pluralRules: readonly Mutant[] = [
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
];

/** Mistakes in the rule types that look at the last digits. */
export const pluralRulesOfDigits: readonly Mutant[] = [
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
  rule('RULE-21', 'Breton', 'does not leave out the seventies', '10 and 90 are enough.', (count, category) =>
    count === 71 ? 'one' : count === 72 ? 'two' : count === 73 ? 'few' : category,
  ),
  rule('RULE-21', 'Breton', 'has other for millions', 'Nobody counts so far.', (_, category) =>
    category === 'many' ? 'other' : category,
  ),
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
];

/** Mistakes with Floats that a language has which tells 1.0 from 1. */
export const pluralRulesOfFloats: readonly Mutant[] = [
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

/** A language in which a Float can be whole. */
export function tellingWholeFloats(reference: Parameters<Change>[0]): ReturnType<Change> {
  return {
    initialize: async (params) => {
      const { inexpressible, ...handshake } = await reference.initialize(params);
      return { ...handshake, inexpressible: (inexpressible ?? []).filter((need) => need !== 'whole-floats') };
    },
  };
}

function rule(
  id: string,
  type: string,
  name: string,
  why: string,
  categoryOf: (count: number, category: string) => string,
): Mutant {
  return mutant(id, name, why, ({ pluralRule }) => ({
    pluralRule: async (params) => {
      const category = await pluralRule(params);
      return params.rule === type ? categoryOf(numberOf(params.count), category) : category;
    },
  }));
}

function ofEachType(categoryOf: (count: number, category: string, isFloat: boolean) => string): Change {
  return ({ pluralRule }) => ({
    pluralRule: async (params) =>
      categoryOf(numberOf(params.count), await pluralRule(params), typeof params.count === 'object'),
  });
}

function numberOf(count: Count): number {
  return typeof count === 'number' ? count : Number(count.float);
}
