import { type NumberFormat } from '../../../reference/localization/number-format';
import { leavesBecome } from '../../changes/loading';
import { numberFormatsBecome, numbersBecome, writtenNumbersBecome } from '../../changes/numbers';
import type { Change } from '../../changes/reference-with';
import { groupsBelowOneBecome } from '../../variants/numbers';
import { fromVariants } from '../from-variants';
import { mutant, mutantsOf, type Mutant } from '../mutant';

/** Mistakes in the fields of number formats. */
export const mutants: readonly Mutant[] = [
  ...fromVariants(
    'FORMAT-01',
    'SILENT-16/groups-by-three-whatever-group-says',
    'SILENT-16/groups-numbers-of-more-digits-than-group-says',
  ),
  mutant(
    'FORMAT-01',
    'does not group when `group` is 1',
    'A single digit does not seem to be a group.',
    numberFormatsBecome((format) => (format.group === 1 ? { ...format, delimiter: '' } : format)),
  ),
  ...fromVariants('FORMAT-09', 'SILENT-16/writes-no-delimiters-when-group-is-below-1'),
  mutant(
    'FORMAT-09',
    'groups by three when `group` is below 1',
    'An invalid value is replaced with the default.',
    groupsBelowOneBecome(3),
  ),
  ...fromVariants('FORMAT-10', 'SILENT-18/writes-a-delimiter-or-a-separator-of-another-type-as-text'),
  ...mutantsOf('FORMAT-10', {
    'treats a text as a number of decimal places': [
      'The text is parsed as a number.',
      numberFormatsBecome((format, { fields }) => {
        const places = fields.get('decimal_places');
        return typeof places === 'string' ? { ...format, decimalPlaces: Number(places) } : format;
      }),
    ],
    'treats any text in `only_significant` as true': [
      'In many programming languages, any non-empty string counts as true.',
      numberFormatsBecome((format, { fields }) => ({
        ...format,
        onlySignificant: Boolean(fields.get('only_significant')),
      })),
    ],
    'treats null in a field as an empty text': [
      'The field exists, so its value null seems to be an empty text.',
      leavesBecome((leaf, path) =>
        leaf === null && /^(?:delimiter|separator)$/.test(path.at(-1) ?? '') ? '' : leaf,
      ),
    ],
  }),
  ...fromVariants(
    'FORMAT-02',
    'SILENT-17/keeps-every-decimal-whatever-only-significant-says',
    'SILENT-17/leaves-out-the-separator-with-the-last-decimal',
  ),
  ...fromVariants('FORMAT-03', 'SILENT-18/writes-no-delimiter-when-none-is-given'),
  ...mutantsOf('FORMAT-03', {
    'treats an empty delimiter as an absent one': [
      'An empty String is false in many languages.',
      numberFormatsBecome((format) => ({ ...format, delimiter: format.delimiter || ',' })),
    ],
    'separates with a comma when no separator is given': [
      'Many countries use a comma as the decimal separator.',
      numberFormatsBecome((format, { fields }) => ({
        ...format,
        separator: fields.get('separator') ? format.separator : ',',
      })),
    ],
  }),
  ...fromVariants('FORMAT-04', 'SILENT-18/writes-three-decimals-when-decimal-places-is-absent'),
  ...mutantsOf('FORMAT-04', {
    'writes no decimals when `decimal_places` is absent': [
      'An absent number of places is treated as 0.',
      numberFormatsBecome((format) => ({ ...format, decimalPlaces: format.decimalPlaces ?? 0 })),
    ],
    'writes fifteen digits at most': [
      'Only fifteen digits of a Float are always exact.',
      numbersBecome((number, { decimalPlaces }) =>
        decimalPlaces === undefined ? Number(Number(number).toPrecision(15)) : number,
      ),
    ],
  }),
  ...fromVariants('FORMAT-05', 'SILENT-19/writes-integers-without-decimals'),
  mutant(
    'FORMAT-05',
    'writes one zero after an integer',
    'An integer is converted to a Float, which is written with at least one decimal.',
    integersBecome((text, { separator }) => text.replace(new RegExp(`\\${separator}0+$`), `${separator}0`)),
  ),
  ...mutantsOf('FORMAT-06', {
    'writes the separator without decimals': [
      'The integer part and the decimals are joined with the separator, even if there are no decimals.',
      writtenNumbersBecome((text, format) => (format.decimalPlaces === 0 ? text + format.separator : text)),
    ],
    'cuts the decimals off': [
      'A number that is written without decimals is converted to an integer.',
      numbersBecome((number, { decimalPlaces }) =>
        decimalPlaces === 0 ? Math.trunc(Number(number)) : number,
      ),
    ],
  }),
  ...fromVariants('FORMAT-07', 'SILENT-19/treats-negative-decimal-places-as-zero'),
  ...mutantsOf('FORMAT-07', {
    'cuts off tens and hundreds': [
      'The last digits are replaced with zeros, without rounding.',
      numbersBecome((number, { decimalPlaces = 0 }) => {
        const unit = 10 ** -decimalPlaces;
        return unit > 1 ? Math.trunc(Number(number) / unit) * unit : number;
      }),
    ],
  }),
  ...fromVariants(
    'FORMAT-08',
    'SILENT-25/raises-an-error-for-a-number-format-that-is-absent',
    'SILENT-25/takes-absent-localization-data-from-the-default-locale',
  ),
  mutant(
    'FORMAT-08',
    'uses the default format when the named one is absent',
    'Some text seems better than an error.',
    numberFormatsBecome(async (format, { fields }, read) =>
      fields.has('separator') ? format : (await read('default')).format,
    ),
  ),
];

function integersBecome(change: (text: string, format: NumberFormat) => string): Change {
  return writtenNumbersBecome((text, format, number) =>
    Number.isInteger(Number(number)) ? change(text, format) : text,
  );
}
