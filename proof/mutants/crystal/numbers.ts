import * as decimals from '../../../reference/localization/decimal';
import * as numbers from '../../../reference/localization/number-format';
import type { NumberFormat } from '../../../reference/localization/number-format';
import type { Change } from '../../changes/changing';
import { overriding } from '../../changes/overriding';
import { mutant, type Mutant } from '../mutant';
import { fromVariants } from './from-variants';

/** Mistakes in the fields of number formats. */
export const crystalFormats: readonly Mutant[] = [
  ...fromVariants(
    'FORMAT-01',
    'SILENT-16/groups-by-three-whatever-group-says',
    'SILENT-16/groups-numbers-of-more-digits-than-group-says',
  ),
  ...fromVariants(
    'FORMAT-02',
    'SILENT-17/keeps-every-decimal-whatever-only-significant-says',
    'SILENT-17/leaves-out-the-separator-with-the-last-decimal',
  ),
  ...fromVariants('FORMAT-03', 'SILENT-18/has-no-delimiter-where-none-is-given'),
  mutant(
    'FORMAT-03',
    'takes an empty delimiter for none',
    'An empty String is false in many languages.',
    formatsBecome((format) => ({ ...format, delimiter: format.delimiter || ',' })),
  ),
  mutant(
    'FORMAT-03',
    'separates with a comma where no separator is given',
    'Half of the world does.',
    fieldsBecome((format, find) => ({ ...format, separator: find('separator') ? format.separator : ',' })),
  ),
  ...fromVariants('FORMAT-04', 'SILENT-18/has-three-decimals-where-no-number-of-them-is-given'),
  mutant(
    'FORMAT-04',
    'has no decimals where no number of them is given',
    'No places is 0 places.',
    formatsBecome((format) => ({ ...format, decimalPlaces: format.decimalPlaces ?? 0 })),
  ),
  ...fromVariants('FORMAT-05', 'SILENT-19/writes-integers-without-decimals'),
  mutant(
    'FORMAT-05',
    'writes one zero after an integer',
    'That is how a Float is written.',
    integersBecome((text, { separator }) => text.replace(new RegExp(`\\${separator}0+$`), `${separator}0`)),
  ),
  mutant(
    'FORMAT-06',
    'writes the separator without decimals',
    'The parts are joined by it, and one of them is empty.',
    writtenBecomes((text, format) => (format.decimalPlaces === 0 ? text + format.separator : text)),
  ),
  mutant(
    'FORMAT-06',
    'cuts the decimals off',
    'Without decimals, a number is an integer.',
    formatNumberBecomes(
      (original) => (value, format) =>
        original(format.decimalPlaces === 0 ? Math.trunc(Number(value)) : value, format),
    ),
  ),
  ...fromVariants('FORMAT-07', 'SILENT-19/takes-negative-decimal-places-for-none'),
  mutant(
    'FORMAT-07',
    'cuts off tens and hundreds',
    'The digits are replaced by zeros.',
    formatNumberBecomes((original) => (value, format) => {
      const unit = 10 ** -(format.decimalPlaces ?? 0);
      return original(unit > 1 ? Math.trunc(Number(value) / unit) * unit : value, format);
    }),
  ),
  mutant(
    'FORMAT-07',
    'rounds Floats alone',
    'The method for integers has no decimal places.',
    formatNumberBecomes((original) => (value, format) => {
      const isKept = Number.isInteger(Number(value)) && (format.decimalPlaces ?? 0) < 0;
      return original(value, isKept ? { ...format, decimalPlaces: 0 } : format);
    }),
  ),
  ...fromVariants('FORMAT-08', 'SILENT-25/raises-for-a-number-format-that-is-absent'),
  mutant(
    'FORMAT-08',
    'writes by the default format where the named one is absent',
    'Something is better than nothing.',
    overriding(numbers, {
      numberFormatOf: (original) => (name, find) => {
        const isThere = find(`i18n.number.formats.${name}.separator`) !== undefined;
        return original(isThere ? name : 'default', find);
      },
    }),
  ),
];

/** Mistakes in rounding, and in numbers of extreme size. */
export const crystalRounding: readonly Mutant[] = [
  ...fromVariants('ROUND-01', 'SILENT-20/rounds-halves-up', 'SILENT-20/rounds-halves-away-from-zero'),
  mutant(
    'ROUND-04',
    'rounds the exact value',
    'That is what the digits of the Float are.',
    overriding(decimals, {
      decimalOf: (original) => (value, places) => {
        if (typeof value === 'bigint' || places === undefined || places < 0) return original(value, places);
        // A place more than the scaled value has room for is rounded from the exact one.
        const [integer = '0', digits = ''] = Math.abs(value).toFixed(places).split('.');
        return { ...original(value, places), integer, decimals: digits };
      },
    }),
  ),
  mutant(
    'ROUND-04',
    'rounds the digits that are shown',
    'The shortest digits of the Float are what people see, and 1.005 is a half.',
    overriding(decimals, {
      decimalOf: (original) => (value, places) => {
        const shown = Number(`${Number(`${Math.abs(Number(value))}e${places ?? 0}`)}`);
        const isHalf = shown % 1 === 0.5;
        return isHalf
          ? original(Number(value) + Math.sign(Number(value)) * 1e-6, places)
          : original(value, places);
      },
    }),
  ),
  ...fromVariants('ROUND-02', 'SILENT-43/writes-no-sign-before-a-zero'),
  mutant(
    'ROUND-02',
    'keeps the sign of an Int',
    'The sign is written first.',
    overriding(decimals, {
      decimalOf: (original) => (value, places) => ({ ...original(value, places), isNegative: value < 0 }),
    }),
  ),
  ...fromVariants('ROUND-03', 'SILENT-21/writes-exponents'),
  mutant(
    'ROUND-03',
    'takes a tiny number for zero',
    'It is, up to a rounding error.',
    formatNumberBecomes(
      (original) => (value, format) => original(Math.abs(Number(value)) < 1e-6 ? 0 : value, format),
    ),
  ),
];

type FormatNumber = typeof numbers.formatNumber;

function formatNumberBecomes(change: (original: FormatNumber) => FormatNumber): Change {
  return overriding(numbers, { formatNumber: change });
}

function formatsBecome(change: (format: NumberFormat) => NumberFormat): Change {
  return formatNumberBecomes((original) => (value, format) => original(value, change(format)));
}

function writtenBecomes(change: (text: string, format: NumberFormat) => string): Change {
  return formatNumberBecomes((original) => (value, format) => change(original(value, format), format));
}

function integersBecome(change: (text: string, format: NumberFormat) => string): Change {
  return formatNumberBecomes((original) => (value, format) => {
    const text = original(value, format);
    return Number.isInteger(Number(value)) ? change(text, format) : text;
  });
}

function fieldsBecome(
  change: (format: NumberFormat, find: (field: string) => unknown) => NumberFormat,
): Change {
  return overriding(numbers, {
    numberFormatOf: (original) => (name, find) =>
      change(original(name, find), (field) => find(`i18n.number.formats.${name}.${field}`)),
  });
}
