import { formatNumber } from '../../../../reference/localization/number-format';
import { numberFormatsBecome, numbersBecome, writtenNumbersBecome } from '../../../changes/numbers';
import { mutant, type Mutant } from '../../mutant';

/** Mistakes in the groups, the separator and the decimals of a number. */
export const mutants: readonly Mutant[] = [
  mutant(
    'NUMBER-01',
    'does not group',
    'Grouping is left for later.',
    numberFormatsBecome((format) => ({ ...format, delimiter: '' })),
  ),
  mutant(
    'NUMBER-01',
    'groups with a comma',
    'The delimiter is that of the language of the author.',
    numberFormatsBecome((format) => ({ ...format, delimiter: ',' })),
  ),
  mutant(
    'NUMBER-01',
    'uses the first character of the delimiter',
    'The delimiter is a Char.',
    numberFormatsBecome((format) => ({ ...format, delimiter: format.delimiter.slice(0, 1) })),
  ),
  mutant(
    'NUMBER-01',
    'puts one delimiter into a number',
    'replace does that in JavaScript.',
    writtenNumbersBecome((text, { delimiter }) => {
      const [first = '', ...groups] = text.split(delimiter);
      return groups.length < 2 ? text : `${first}${groups.slice(0, -1).join('')}${delimiter}${groups.at(-1)}`;
    }),
  ),
  mutant(
    'NUMBER-01',
    'groups from the left',
    'The digits are cut into threes from where the String begins.',
    writtenNumbersBecome((text, { delimiter, separator }) => {
      const [integer = '', ...decimal] = text.split(separator);
      const digits = integer.replaceAll(delimiter, '').replace('-', '');
      const groups = digits.match(/.{1,3}/g) ?? [];
      return [(text.startsWith('-') ? '-' : '') + groups.join(delimiter), ...decimal].join(separator);
    }),
  ),
  mutant(
    'NUMBER-01',
    'counts the sign as a digit',
    'The digits are those of the text of the number, the sign included.',
    writtenNumbersBecome((text, { delimiter }) =>
      /^-\d{3}(?!\d)/.test(text) ? `-${delimiter}${text.slice(1)}` : text,
    ),
  ),
  mutant(
    'NUMBER-01',
    'groups from five digits on',
    'Four digits are not grouped in many languages.',
    writtenNumbersBecome((text, { delimiter }) =>
      /^-?\d\D+\d{3}(?!\d)/.test(text) && text.split(delimiter).length === 2
        ? text.replace(delimiter, '')
        : text,
    ),
  ),
  mutant(
    'NUMBER-01',
    'takes a dollar sign in the delimiter for a reference',
    'The replacement of replace is a pattern of its own in JavaScript.',
    numberFormatsBecome((format) => ({ ...format, delimiter: format.delimiter.replaceAll('$&', '') })),
  ),
  mutant(
    'NUMBER-02',
    'separates with a point',
    'toFixed writes one, and it stays.',
    numberFormatsBecome((format) => ({ ...format, separator: '.' })),
  ),
  mutant(
    'NUMBER-02',
    'uses the first character of the separator',
    'The separator is a Char.',
    numberFormatsBecome((format) => ({ ...format, separator: format.separator.slice(0, 1) })),
  ),
  mutant(
    'NUMBER-02',
    'separates with the delimiter',
    'The two words are easy to mix up.',
    numberFormatsBecome((format) => ({ ...format, separator: format.delimiter })),
  ),
  mutant(
    'NUMBER-02',
    'takes a dollar sign in the separator for a reference',
    'The replacement of replace is a pattern of its own in JavaScript.',
    numberFormatsBecome((format) => ({ ...format, separator: format.separator.replaceAll('$&', '.') })),
  ),
  mutant(
    'NUMBER-03',
    'cuts decimals off',
    'The digits after the last one are dropped.',
    numbersBecome((number, { decimalPlaces }) => {
      const [integer = '', decimals = ''] = String(number).split('.');
      return Number(`${integer}.${decimals.slice(0, decimalPlaces)}`);
    }),
  ),
  mutant(
    'NUMBER-03',
    'has two decimals',
    'Numbers are prices.',
    numberFormatsBecome((format) => ({ ...format, decimalPlaces: 2 })),
  ),
  mutant(
    'NUMBER-03',
    'leaves zeros at the end out',
    'A number has no zeros at its end.',
    numberFormatsBecome((format) => ({ ...format, onlySignificant: true })),
  ),
  mutant(
    'NUMBER-03',
    'does not carry',
    'The decimals are rounded for themselves.',
    writtenNumbersBecome((text, format, number) => {
      const [, ...decimals] = text.split(format.separator);
      const whole = formatNumber(Math.trunc(Number(number)), { ...format, decimalPlaces: 0 });
      return [whole, ...decimals].join(format.separator);
    }),
  ),
  mutant(
    'NUMBER-03',
    'rounds negative numbers towards zero',
    'Half is added, and the rest cut off.',
    numbersBecome((number, { decimalPlaces }) => {
      const scale = 10 ** (decimalPlaces ?? 0);
      const isCut = number < 0 && decimalPlaces !== undefined;
      return isCut ? Math.trunc(Number(number) * scale) / scale : number;
    }),
  ),
  mutant(
    'NUMBER-03',
    'drops zeros at the front of the decimals',
    'The decimals are an integer of their own.',
    writtenNumbersBecome((text, { separator, decimalPlaces = 0 }) => {
      const [integer = '', decimals] = text.split(separator);
      if (decimals === undefined) return text;
      return `${integer}${separator}${String(Number(decimals)).padEnd(decimalPlaces, '0')}`;
    }),
  ),
];
