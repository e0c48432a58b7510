import { OperationError } from '../../adapter/contract/errors';
import { toLocalizeArguments } from '../../ports/reference-values';
import { formatNumber } from '../../reference/localization/number-format';
import type { Change } from '../changes/reference-with';
import { found } from '../changes/lookups';
import {
  localizingNumbers,
  numberFormatsBecome,
  numbersBecome,
  writtenNumbersBecome,
} from '../changes/numbers';
import { nameText } from '../changes/surfaces';
import { variant, variantsOf, type Variant } from './variant';

/** Variants that differ in the fields of number formats, in rounding, and in numbers of extreme size. */
export const variants: readonly Variant[] = [
  ...variantsOf('SILENT-16', {
    'groups by three whatever `group` says': [
      'The document does not show the meaning of `group`.',
      numberFormatsBecome((format) => ({ ...format, group: 3 })),
    ],
    'groups numbers of more digits than `group` says': [
      'In many languages, numbers with few digits are not grouped.',
      writtenNumbersBecome((_, format, number) => {
        const digits = formatNumber(number, { ...format, delimiter: '', decimalPlaces: 0 }).replace('-', '');
        const delimiter = digits.length > format.group ? format.delimiter : '';
        return formatNumber(number, { ...format, group: 3, delimiter });
      }),
    ],
    'writes no delimiters when `group` is below 1': [
      'A group size below 1 seems to turn grouping off.',
      groupsBelowOneBecome(400),
    ],
  }),
  ...variantsOf('SILENT-17', {
    'keeps every decimal whatever `only_significant` says': [
      'The document does not show the meaning of `only_significant`.',
      numberFormatsBecome((format) => ({ ...format, onlySignificant: false })),
    ],
    'leaves out the separator with the last decimal': [
      'A zero after the separator is not significant.',
      writtenNumbersBecome((text, { onlySignificant, separator }) =>
        onlySignificant && text.endsWith(`${separator}0`) ? text.slice(0, -1 - separator.length) : text,
      ),
    ],
  }),
  ...variantsOf('SILENT-18', {
    'writes no delimiter when none is given': [
      'An absent field is treated as empty.',
      numberFormatsBecome((format, { fields }) => ({
        ...format,
        delimiter: fields.get('delimiter') ? format.delimiter : '',
      })),
    ],
    'writes three decimals when `decimal_places` is absent': [
      'Other libraries write three decimals by default.',
      numberFormatsBecome((format) => ({ ...format, decimalPlaces: format.decimalPlaces ?? 3 })),
    ],
    'writes a delimiter or a separator of another type as text': [
      'A number can be written as text.',
      numberFormatsBecome((format, { fields }) => ({
        ...format,
        delimiter: String(fields.get('delimiter') ?? format.delimiter),
        separator: String(fields.get('separator') ?? format.separator),
      })),
    ],
  }),
  ...variantsOf('SILENT-19', {
    'writes integers without decimals': [
      'The decimal places seem to apply only to decimal numbers.',
      writtenNumbersBecome((text, format, number) =>
        Number.isInteger(Number(number)) ? formatNumber(number, { ...format, decimalPlaces: 0 }) : text,
      ),
    ],
    'writes the separator after a decimal number without decimal places': [
      'The document says that the decimals are separated, and not what happens when there are none.',
      writtenNumbersBecome((text, { decimalPlaces, separator }, number) =>
        decimalPlaces === 0 && !Number.isInteger(Number(number)) ? `${text}${separator}` : text,
      ),
    ],
    'treats negative decimal places as zero': [
      'The author expected no negative number of places.',
      numberFormatsBecome((format) => ({
        ...format,
        decimalPlaces: format.decimalPlaces === undefined ? undefined : Math.max(0, format.decimalPlaces),
      })),
    ],
  }),
  variant(
    'SILENT-25',
    'raises an error for a number format that is absent',
    'The document says that localization requires the localization data.',
    numberFormatsBecome((format, { fields }) => {
      if (fields.size > 0) return format;
      throw new OperationError(3, 'KeyError', 'missing hash key in i18n.number.formats');
    }),
  ),
  ...variantsOf('SILENT-20', {
    'rounds halves up': ['Schools teach to round halves up.', halvesBecome((floor) => floor + 1n)],
    'rounds halves down': ['Less is left over than is added.', halvesBecome((floor) => floor)],
    'rounds the exact value of a Float, and its halves away from zero': [
      'Most languages print a Float with a fixed number of decimals in this way.',
      // `toFixed` does so. It writes numbers from 1e21 on with an exponent.
      numbersBecome((number, { decimalPlaces = -1 }) =>
        typeof number === 'bigint' || decimalPlaces < 0 ? number : Number(number.toFixed(decimalPlaces)),
      ),
    ],
    'rounds halves away from zero': [
      'The sign of the number is removed first.',
      halvesBecome((floor, isNegative) => (isNegative ? floor : floor + 1n)),
    ],
  }),
  ...variantsOf('SILENT-21', {
    'writes exponents': [
      'The host language writes exponents for numbers with many digits.',
      writtenNumbersBecome((text, _, number) => {
        const size = Math.abs(Number(number));
        const isExtreme = size !== 0 && (size >= 1e15 || size < 1e-6);
        return isExtreme ? Number(number).toExponential() : text;
      }),
    ],
    'writes only 15 significant digits': [
      'A double has no more digits that are certain.',
      numbersBecome((number) => (typeof number === 'number' ? Number(number.toPrecision(15)) : number)),
    ],
    'writes Ints as doubles': [
      'The host language has one type for numbers.',
      numbersBecome((number) => Number(number)),
    ],
  }),
  variant(
    'SILENT-43',
    'writes no sign before a zero',
    'It seems that zero cannot be negative.',
    writtenNumbersBecome((text) => (/[1-9]/.test(text) ? text : text.replace('-', ''))),
  ),
];

/** Writes numbers in groups of another size where a format has groups of no digits. */
export function groupsBelowOneBecome(group: number): Change {
  return localizingNumbers((localize, reference) => async (params) => {
    const path = `i18n.number.formats.${nameText(params.format ?? 'default')}.group`;
    const given = Number((await found(reference, { ...params, key: path, kwargs: {} })) ?? 3);
    if (given >= 1) return localize(params);
    const [number] = toLocalizeArguments(params);
    const format = { delimiter: ',', separator: '.', decimalPlaces: 0, group, onlySignificant: false };
    return formatNumber(number as number | bigint, format);
  });
}

/** Changes what an exact half is rounded to; the floor is in units of the last place. */
function halvesBecome(rounded: (floor: bigint, isNegative: boolean) => bigint): Change {
  return numbersBecome((number, { decimalPlaces = -1 }) => {
    if (typeof number === 'bigint' || decimalPlaces < 0) return number;
    const scaled = number * 10 ** decimalPlaces;
    const floor = Math.floor(scaled);
    if (scaled - floor !== 0.5) return number;
    const size = Math.abs(Number(rounded(BigInt(floor), number < 0)));
    return Math.sign(number) * Number(`${size}e-${decimalPlaces}`);
  });
}
