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
    'writes a date with the long pattern': patternNamesBecome((kind, format) => [
      kind,
      format === 'default' ? 'long' : format,
    ]),
    'writes a date with the default pattern of times': patternNamesBecome((_, format) => ['time', format]),
    'does not pad days and months': patternsBecome((pattern) =>
      pattern.replaceAll('%d', '%-d').replaceAll('%m', '%-m'),
    ),
    'puts the day before the month': patternsBecome((pattern) => pattern.replace('%m-%d', '%d-%m')),
    'writes the day before a date': datesBecome(([year, month, day]) => {
      const before = new Date(Date.UTC(year, month - 1, day - 1));
      return [before.getUTCFullYear(), before.getUTCMonth() + 1, before.getUTCDate()];
    }),
    'counts months from zero': datesBecome(([year, month, day]) => [year, month - 1, day]),
    'returns the text of an earlier localization for the same day of another year': (reference) =>
      localizing(
        'date',
        cachedByObject((object) => 'date' in object && object.date.slice(1)),
      )(reference),
    'pads the number ten': localizing(
      'date',
      (localize) => async (params) => (await localize(params)).replace(/-10(?!\d)/g, '-010'),
    ),
    'writes the day before where clocks skip midnight': datesBecome((date) =>
      date.join('-') === '1986-1-1' ? [1985, 12, 31] : date,
    ),
  }),
  ...mutantsOf('DATE-02', {
    'uses the patterns of times': patternNamesBecome((kind, format) => [
      format === 'default' ? kind : 'time',
      format,
    ]),
    'ignores the name of the pattern': localizing(
      'date',
      withFormat((format) => (typeof format === 'string' ? format : undefined)),
    ),
    'keeps a named pattern for later localizations': staying('date'),
    ...ofNamedPatterns('date'),
  }),
  ...mutantsOf('DATE-03', inTheirLocale('date')),
  ...mutantsOf('DATE-04', {
    'requires number formats for dates': [
      requiring('date', 'i18n.number.formats.default.separator'),
      requiring('time', 'i18n.number.formats.default.separator'),
    ],
    'requires number formats for times': requiring('time', 'i18n.number.formats.default.delimiter'),
    'requires a custom number format for dates': requiring('date', 'i18n.number.formats.custom.separator'),
  }),
];

/** Dates or times cannot be localized where a path of the locale's data leads to nothing. */
function requiring(kind: Kind, path: string) {
  return localizing(kind, (localize, reference) => async (params) => {
    if ((await found(reference, { ...params, key: path })) !== undefined) return localize(params);
    throw new OperationError(3, 'KeyError', `missing hash key: ${path}`);
  });
}
