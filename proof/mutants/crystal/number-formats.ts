import { type NumberFormat } from '../../../reference/localization/number-format';
import { leavesBecome } from '../../changes/loading';
import { numberFormatsBecome, numbersBecome, writtenNumbersBecome } from '../../changes/numbers';
import { type Change } from '../../changes/reference-with';
import { fromVariants } from '../from-variants';
import { mutantsOf, type Mutant } from '../mutant';

/** Mistakes in the fields of number formats. */
export const mutants: readonly Mutant[] = [
  ...mutantsOf('FORMAT-01', {
    ...fromVariants(
      'SILENT-16/groups-by-three-whatever-group-says',
      'SILENT-16/groups-numbers-of-more-digits-than-group-says',
    ),
    'does not group when `group` is 1': numberFormatsBecome((format) =>
      format.group === 1 ? { ...format, delimiter: '' } : format,
    ),
  }),
  ...mutantsOf('FORMAT-09', fromVariants('SILENT-16/writes-no-delimiters-when-group-is-below-1')),
  ...mutantsOf('FORMAT-10', {
    'treats null in a field as an empty text': leavesBecome((leaf, path) =>
      leaf === null && /^(?:delimiter|separator)$/.test(path.at(-1) ?? '') ? '' : leaf,
    ),
  }),
  ...mutantsOf(
    'FORMAT-02',
    fromVariants(
      'SILENT-17/keeps-every-decimal-whatever-only-significant-says',
      'SILENT-17/leaves-out-the-separator-with-the-last-decimal',
    ),
  ),
  ...mutantsOf('FORMAT-03', {
    ...fromVariants('SILENT-18/writes-no-delimiter-when-none-is-given'),
    'treats an empty delimiter as an absent one': numberFormatsBecome((format) => ({
      ...format,
      delimiter: format.delimiter || ',',
    })),
    'separates with a comma when no separator is given': numberFormatsBecome((format, { fields }) => ({
      ...format,
      separator: fields.get('separator') ? format.separator : ',',
    })),
  }),
  ...mutantsOf('FORMAT-04', {
    ...fromVariants('SILENT-18/writes-three-decimals-when-decimal-places-is-absent'),
    'writes no decimals when `decimal_places` is absent': numberFormatsBecome((format) => ({
      ...format,
      decimalPlaces: format.decimalPlaces ?? 0,
    })),
    'writes fifteen digits at most': numbersBecome((number, { decimalPlaces }) =>
      decimalPlaces === undefined ? Number(Number(number).toPrecision(15)) : number,
    ),
  }),
  ...mutantsOf('FORMAT-05', {
    ...fromVariants('SILENT-19/writes-integers-without-decimals'),
    'writes one zero after an integer': integersBecome((text, { separator }) =>
      text.replace(new RegExp(`\\${separator}0+$`), `${separator}0`),
    ),
  }),
  ...mutantsOf('FORMAT-06', {
    'writes the separator without decimals': writtenNumbersBecome((text, format) =>
      format.decimalPlaces === 0 ? text + format.separator : text,
    ),
    'cuts the decimals off instead of rounding when `decimal_places` is 0': numbersBecome(
      (number, { decimalPlaces }) => (decimalPlaces === 0 ? Math.trunc(Number(number)) : number),
    ),
  }),
  ...mutantsOf('FORMAT-07', {
    ...fromVariants('SILENT-19/treats-negative-decimal-places-as-zero'),
    'replaces the last digits with zeros instead of rounding to tens or hundreds': numbersBecome(
      (number, { decimalPlaces = 0 }) => {
        const unit = 10 ** -decimalPlaces;
        return unit > 1 ? Math.trunc(Number(number) / unit) * unit : number;
      },
    ),
  }),
  ...mutantsOf('FORMAT-08', {
    ...fromVariants(
      'SILENT-25/raises-an-error-for-a-number-format-that-is-absent',
      'SILENT-25/takes-absent-localization-data-from-the-default-locale',
    ),
    'uses the default format when the named one is absent': numberFormatsBecome(
      async (format, { fields }, read) => (fields.has('separator') ? format : (await read('default')).format),
    ),
  }),
];

function integersBecome(change: (text: string, format: NumberFormat) => string): Change {
  return writtenNumbersBecome((text, format, number) =>
    Number.isInteger(Number(number)) ? change(text, format) : text,
  );
}
