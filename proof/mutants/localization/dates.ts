import { OperationError } from '../../../adapter/contract/errors';
import { cachedByObject } from '../../changes/keeping';
import { found, withFormat } from '../../changes/lookups';
import {
  datesBecome,
  localizing,
  patternNamesBecome,
  patternsBecome,
  staying,
  type Kind,
} from '../../changes/times';
import { inTheirLocale, ofNamedPatterns } from '../dates-and-times';
import { mutantsOf, type Mutant } from '../mutant';

/** Mistakes in localizing dates. */
export const mutants: readonly Mutant[] = [
  ...mutantsOf('DATE-01', {
    'writes a date with the long pattern': [
      'The default pattern is taken to be the first one in the map.',
      patternNamesBecome((kind, format) => [kind, format === 'default' ? 'long' : format]),
    ],
    'writes a date with the default pattern of times': [
      'A date is treated as a time at midnight.',
      patternNamesBecome((_, format) => ['time', format]),
    ],
    'does not pad days and months': [
      'By default, numbers are written without padding.',
      patternsBecome((pattern) => pattern.replaceAll('%d', '%-d').replaceAll('%m', '%-m')),
    ],
    'puts the day before the month': [
      'The author wrote the date in the order of their own country.',
      patternsBecome((pattern) => pattern.replace('%m-%d', '%d-%m')),
    ],
    'writes the day before a date': [
      "A date becomes midnight in UTC, which is the evening before in the host's zone.",
      datesBecome(([year, month, day]) => {
        const before = new Date(Date.UTC(year, month - 1, day - 1));
        return [before.getUTCFullYear(), before.getUTCMonth() + 1, before.getUTCDate()];
      }),
    ],
    'counts months from zero': [
      'The date constructor of the platform counts months from zero.',
      datesBecome(([year, month, day]) => [year, month - 1, day]),
    ],
    'writes a date as the same day of an earlier year': [
      'Texts are cached by the day of the year.',
      (reference) =>
        localizing(
          'date',
          cachedByObject((object) => 'date' in object && object.date.slice(1)),
        )(reference),
    ],
    'pads the number ten': [
      'Numbers up to ten get a zero before them, instead of those below ten.',
      localizing(
        'date',
        (localize) => async (params) => (await localize(params)).replace(/-10(?!\d)/g, '-010'),
      ),
    ],
    'writes the day before where clocks skip midnight': [
      'A date is written as midnight in the time zone of the machine, but a day may begin later.',
      datesBecome((date) => (date.join('-') === '1986-1-1' ? [1985, 12, 31] : date)),
    ],
  }),
  ...mutantsOf('DATE-02', {
    'uses the patterns of times': [
      'A date is treated as a time at midnight.',
      patternNamesBecome((kind, format) => [format === 'default' ? kind : 'time', format]),
    ],
    'ignores the name of the pattern': [
      'The first test needs only the default pattern.',
      localizing(
        'date',
        withFormat((format) => (typeof format === 'string' ? format : undefined)),
      ),
    ],
    'keeps a named pattern for later localizations': [
      'The pattern is set on a formatter that is reused.',
      staying('date'),
    ],
  }),
  ...inTheirLocale('date', 'DATE-03'),
  ...mutantsOf('DATE-04', {
    'requires number formats for dates': [
      'The localization data is checked as a whole.',
      requiring('date', 'i18n.number.formats.default.separator'),
      requiring('time', 'i18n.number.formats.default.separator'),
    ],
    'requires number formats for times': [
      'The digits of a time are written by the number formatter.',
      requiring('time', 'i18n.number.formats.default.delimiter'),
    ],
    'requires a custom number format for dates': [
      'The formats of all kinds are read into one record.',
      requiring('date', 'i18n.number.formats.custom.separator'),
    ],
  }),
  ...ofNamedPatterns('date', 'DATE-02'),
];

/** Dates or times cannot be localized where a path of the locale's data leads to nothing. */
function requiring(kind: Kind, path: string) {
  return localizing(kind, (localize, reference) => async (params) => {
    if ((await found(reference, { ...params, key: path })) !== undefined) return localize(params);
    throw new OperationError(3, 'KeyError', `missing hash key: ${path}`);
  });
}
