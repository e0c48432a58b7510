import type { Adapter } from '../../../../adapter/contract/adapter';
import type { LocalizableValue } from '../../../../adapter/contract/values';
import { formatNumber, type NumberFormat } from '../../../../reference/localization/number-format';
import { cachedByObject } from '../../../changes/keeping';
import { localizations } from '../../../changes/lookups';
import {
  localizingNumbers,
  numberFormatsBecome,
  numbersBecome,
  writtenNumbersBecome,
} from '../../../changes/numbers';
import { mutant, mutantsOf, type Mutant } from '../../mutant';

/** Changes of a field's text by what reads it. */
const MARKED_TEXTS = [
  ['treats a backslash and a digit as a reference', (text: string) => text.replace(/\\\d/g, '')],
  ['removes a placeholder', (text: string) => text.replace(/%\{\w+\}/g, '')],
  ['ignores text with a placeholder', (text: string, usual: string) => (text.includes('%{') ? usual : text)],
  ['reads a directive of printf', (text: string) => text.replace(/%[ds]/g, '')],
  ['decodes an entity', (text: string) => text.replace('&nbsp;', '\u00a0').replace('&middot;', '·')],
] as const;

/** Mistakes in the groups, the separator and the decimals of a number. */
export const mutants: readonly Mutant[] = [
  ...mutantsOf('NUMBER-01', {
    'does not group': [
      'The author postponed grouping.',
      numberFormatsBecome((format) => ({ ...format, delimiter: '' })),
    ],
    'writes a comma as the delimiter': [
      'The author used the delimiter of their own language.',
      numberFormatsBecome((format) => ({ ...format, delimiter: ',' })),
    ],
    'uses the first character of the delimiter': [
      'The delimiter has the type Char, which is a single character.',
      numberFormatsBecome((format) => ({ ...format, delimiter: format.delimiter.slice(0, 1) })),
    ],
    'writes only one delimiter in a number': [
      'In JavaScript, `replace` with a String replaces only the first match.',
      writtenNumbersBecome((text, { delimiter }) => {
        const [first = '', ...groups] = text.split(delimiter);
        return groups.length < 2
          ? text
          : `${first}${groups.slice(0, -1).join('')}${delimiter}${groups.at(-1)}`;
      }),
    ],
    'groups from the left': [
      'The digits are split into groups of three from the left.',
      writtenNumbersBecome((text, { delimiter, separator }) => {
        const [integer = '', ...decimal] = text.split(separator);
        const digits = integer.replaceAll(delimiter, '').replace('-', '');
        const groups = digits.match(/.{1,3}/g) ?? [];
        return [(text.startsWith('-') ? '-' : '') + groups.join(delimiter), ...decimal].join(separator);
      }),
    ],
    'counts the sign as a digit': [
      'The sign is part of the text whose digits are grouped.',
      writtenNumbersBecome((text, { delimiter }) =>
        /^-\d{3}(?!\d)/.test(text) ? `-${delimiter}${text.slice(1)}` : text,
      ),
    ],
    'writes a delimiter before a first group that is full': [
      'The author writes a delimiter before every third digit from the right.',
      writtenNumbersBecome((text, { delimiter }) =>
        text.replace(/^(-?)(?=\d{3}(?!\d))/, (sign) => `${sign}${delimiter}`),
      ),
    ],
    'groups only numbers of five or more digits': [
      'In many languages, four digits are not grouped.',
      writtenNumbersBecome((text, { delimiter }) =>
        /^-?\d\D+\d{3}(?!\d)/.test(text) && text.split(delimiter).length === 2
          ? text.replace(delimiter, '')
          : text,
      ),
    ],
    'treats a dollar sign in the delimiter as a reference': [
      'In JavaScript, `replace` gives a dollar sign in the replacement text a special meaning.',
      numberFormatsBecome((format) => ({ ...format, delimiter: format.delimiter.replaceAll('$&', '') })),
    ],
    'writes a narrow no-break space in the delimiter as a space': [
      'All kinds of white space are replaced with spaces.',
      numberFormatsBecome((format) => ({ ...format, delimiter: format.delimiter.replace(/\s/g, ' ') })),
    ],
    'writes a number as an earlier one that differs in its sign': [
      'Texts are cached by the absolute value, to which the sign is added later.',
      (reference) =>
        localizingNumbers(cachedByObject((object) => ['float' in object, Math.abs(numericValue(object))]))(
          reference,
        ),
    ],
    'does not group Ints': [
      'The document describes groups of decimal numbers.',
      numberFormatsOfInts((format) => ({ ...format, delimiter: '' })),
    ],
    'writes an Int with a separator even if no decimals follow': [
      'The integer part and the decimals are joined with the separator, although there are no decimals.',
      writtenNumbersBecome((text, { separator, decimalPlaces }, number) =>
        isInt(number) && decimalPlaces === 0 ? `${text}${separator}` : text,
      ),
    ],
    'writes the minus sign U+2212': [
      'In typography, the minus sign is longer than a hyphen.',
      writtenNumbersBecome((text) => text.replace('-', '\u2212')),
    ],
    'writes only 15 significant digits': [
      'A Float is converted to text with a fixed number of digits.',
      numbersBecome((number) => (typeof number === 'number' ? Number(number.toPrecision(15)) : number)),
    ],
  }),
  ...mutantsOf('NUMBER-02', {
    'writes a point as the separator': [
      '`toFixed` writes a point, which is not replaced with the separator.',
      numberFormatsBecome((format) => ({ ...format, separator: '.' })),
    ],
    'uses the first character of the separator': [
      'The separator has the type Char, which is a single character.',
      numberFormatsBecome((format) => ({ ...format, separator: format.separator.slice(0, 1) })),
    ],
    'treats a dollar sign in the separator as a reference': [
      'In JavaScript, `replace` gives a dollar sign in the replacement text a special meaning.',
      numberFormatsBecome((format) => ({ ...format, separator: format.separator.replaceAll('$&', '.') })),
    ],
    'trims the separator': [
      'Fields in files have accidental spaces.',
      numberFormatsBecome((format) => ({ ...format, separator: format.separator.trim() })),
    ],
    'treats an empty separator as an absent one': [
      'An empty String is false in many languages.',
      numberFormatsBecome((format) => ({ ...format, separator: format.separator || '.' })),
    ],
    'writes the delimiter for a bar in the separator': [
      'A bar stands for the delimiter until the separator is written.',
      numberFormatsBecome((format) => ({
        ...format,
        separator: format.separator.replaceAll('|', format.delimiter),
      })),
    ],
  }),
  ...mutantsOf('NUMBER-03', {
    'cuts decimals off': [
      'The remaining digits are dropped instead of being rounded.',
      numbersBecome((number, { decimalPlaces }) => {
        const [integer = '', decimals = ''] = String(number).split('.');
        return Number(`${integer}.${decimals.slice(0, decimalPlaces)}`);
      }),
    ],
    'writes two decimals in every format': [
      'The author expected only prices.',
      numberFormatsBecome((format) => ({ ...format, decimalPlaces: 2 })),
    ],
    'leaves out trailing zeros': [
      'Trailing zeros do not change the value of a number.',
      numberFormatsBecome((format) => ({ ...format, onlySignificant: true })),
    ],
    'does not carry when it rounds up': [
      'The decimals are rounded separately from the integer part.',
      writtenNumbersBecome((text, format, number) => {
        const [, ...decimals] = text.split(format.separator);
        const whole = formatNumber(Math.trunc(Number(number)), { ...format, decimalPlaces: 0 });
        return [whole, ...decimals].join(format.separator);
      }),
    ],
    'rounds negative numbers towards zero': [
      'Rounding adds a half, and then cuts off the remaining digits.',
      numbersBecome((number, { decimalPlaces }) => {
        const scale = 10 ** (decimalPlaces ?? 0);
        const isCut = number < 0 && decimalPlaces !== undefined;
        return isCut ? Math.trunc(Number(number) * scale) / scale : number;
      }),
    ],
    'rounds negative numbers down': [
      'Rounding takes the floor, which for a negative number is away from zero.',
      numbersBecome((number, { decimalPlaces }) => {
        const scale = 10 ** (decimalPlaces ?? 0);
        const isCut = number < 0 && decimalPlaces !== undefined;
        return isCut ? Math.floor(Number(number) * scale) / scale : number;
      }),
    ],
    'writes zeros after the sixth decimal': [
      'The number is converted to a text by a function that writes six decimals.',
      writtenNumbersBecome((text, { decimalPlaces = 0 }) =>
        decimalPlaces > 6 ? text.slice(0, 6 - decimalPlaces).padEnd(text.length, '0') : text,
      ),
    ],
    'drops zeros at the front of the decimals': [
      'The decimals are written as a separate integer.',
      writtenNumbersBecome((text, { separator, decimalPlaces = 0 }) => {
        const [integer = '', decimals] = text.split(separator);
        if (decimals === undefined) return text;
        return `${integer}${separator}${String(Number(decimals)).padEnd(decimalPlaces, '0')}`;
      }),
    ],
    'writes 0 without decimals when a number rounds to zero': [
      'Zero is false in many languages.',
      writtenNumbersBecome((text) => (/^-?0\D0+$/.test(text) ? '0' : text)),
    ],
    'writes the Float zero without decimals': [
      'Zero is false in many languages.',
      tellingWholeFloats,
      localizations(
        (localize) => (params) =>
          'float' in params.object && Number(params.object.float) === 0
            ? Promise.resolve('0')
            : localize(params),
      ),
    ],
    'writes a Float without decimals as an integer': [
      'A number whose text has no decimals is treated as an integer.',
      tellingWholeFloats,
      localizations((localize) => (params) => {
        const isWhole = 'float' in params.object && Number.isInteger(Number(params.object.float));
        return isWhole ? localize(params).then((text) => text.replace(/\D0+$/, '')) : localize(params);
      }),
    ],
    'writes a number below a ten-thousandth with an exponent': [
      'The number is rounded and converted to a text, which has an exponent then.',
      writtenNumbersBecome((text, _, number) =>
        typeof number === 'number' && number > 0 && number < 1e-4 && Number(text) > 0
          ? number.toExponential()
          : text,
      ),
    ],
    'rounds one decimal after the other': [
      'Each decimal that is dropped rounds the one before it.',
      writtenNumbersBecome((text, { decimalPlaces = 0 }, number) => {
        const digits = /\d+$/.exec(String(number))?.[0].slice(decimalPlaces) ?? '';
        const isUp = /^4+[5-9]/.test(digits) && typeof number === 'number' && number % 1 !== 0;
        return isUp ? text.replace(/\d$/, (digit) => String(Number(digit) + 1)) : text;
      }),
    ],
  }),
  ...MARKED_TEXTS.map(([what, change]) =>
    mutant(
      'NUMBER-01',
      `${what} in the delimiter`,
      'The delimiter is passed to a function that gives these characters a special meaning.',
      numberFormatsBecome((format) => ({ ...format, delimiter: change(format.delimiter, ',') })),
    ),
  ),
  ...MARKED_TEXTS.map(([what, change]) =>
    mutant(
      'NUMBER-02',
      `${what} in the separator`,
      'The separator is passed to a function that gives these characters a special meaning.',
      numberFormatsBecome((format) => ({ ...format, separator: change(format.separator, '.') })),
    ),
  ),
];

function numericValue(object: LocalizableValue): number {
  return Number('float' in object ? object.float : 'integer' in object ? object.integer : NaN);
}

/** Changes the formats that Ints are written in. */
function numberFormatsOfInts(change: (format: NumberFormat) => NumberFormat) {
  return writtenNumbersBecome((text, format, number) =>
    isInt(number) ? formatNumber(number, change(format)) : text,
  );
}

/** Tells whether a number is an Int, or a Float that JavaScript cannot tell from one. */
function isInt(number: number | bigint): boolean {
  return Number.isInteger(Number(number));
}

/** Lets the suite play whole Floats, which the reference writes as the document says although it cannot tell them. */
function tellingWholeFloats(reference: Adapter): Partial<Adapter> {
  return {
    initialize: async (params) => ({ ...(await reference.initialize(params)), inexpressible: [] }),
  };
}
