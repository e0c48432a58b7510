import { OperationError } from '../../../adapter/contract/errors';
import { localizations } from '../../changes/lookups';
import { localizing, patternsBecome, both } from '../../changes/times';
import { fromVariants } from '../from-variants';
import { mutantsOf, type Mutant } from '../mutant';

/** Mistakes in the names of formats, and where localization data is absent. */
export const mutants: readonly Mutant[] = [
  ...fromVariants('DATA-01', 'SILENT-24/treats-every-string-as-a-pattern'),
  ...mutantsOf('DATA-01', {
    'looks up the name of a date pattern among the patterns of times': [
      'A String that names a pattern is always looked up among the patterns of times.',
      localizing('date', (localize) => (params) => {
        if (typeof params.format !== 'string' || params.format.includes('%') || !('date' in params.object)) {
          return localize(params);
        }
        const [year, month, day] = params.object.date.map((number) => String(number).padStart(2, '0'));
        return localize({
          ...params,
          object: { time: `${year}-${month}-${day}T00:00:00.000000000+00:00` },
        });
      }),
    ],
  }),
  ...fromVariants(
    'DATA-02',
    'SILENT-25/uses-the-default-pattern-when-the-named-one-is-absent',
    'SILENT-25/takes-absent-localization-data-from-the-default-locale',
    'SILENT-25/uses-the-pattern-of-dates-for-a-time-or-of-times-for-a-date-when-its-own-is-absent',
  ),
  ...mutantsOf('DATA-02', {
    'raises an error when a pattern is absent': [
      'The document says that localization requires the localization data.',
      patternsBecome((pattern) => {
        if (pattern.includes('%')) return pattern;
        throw new OperationError(3, 'KeyError', `there is no pattern ${pattern}`);
      }),
    ],
    'needs the names of days for any pattern': [
      'The names of days are read before the pattern is.',
      ...both((localize, reference) => async (params) => {
        await reference.translateOrThrow({ ...params, key: 'i18n.date.abbr_day_names.0' });
        return localize(params);
      }),
    ],
  }),
  ...fromVariants(
    'DATA-03',
    'SILENT-26/ignores-the-named-arguments-of-localize',
    'SILENT-26/replaces-the-placeholders-in-a-string-pattern',
  ),
  ...mutantsOf('DATA-03', {
    'ignores named arguments when no format is given': [
      'The default pattern is compiled only once, without any arguments.',
      localizations(
        (localize) =>
          ({ kwargs, ...params }) =>
            localize(params.format === undefined || kwargs === undefined ? params : { ...params, kwargs }),
      ),
    ],
    'accepts named arguments only for dates': [
      'The overload for times was declared without named arguments.',
      localizing(
        'time',
        (localize) =>
          ({ kwargs: _, ...params }) =>
            localize(params),
      ),
    ],
    'appends a named argument that the pattern does not name': [
      'A value that the caller supplies seems to be meant to be shown.',
      localizing('date', (localize) => async (params) => {
        const text = await localize(params);
        const name = params.kwargs?.['name'];
        return name === undefined || text.includes(String(name)) ? text : `${text} ${String(name)}`;
      }),
    ],
  }),
  ...fromVariants(
    'DATA-04',
    'SILENT-25/writes-nothing-when-a-name-is-absent',
    'SILENT-25/raises-another-error-when-a-name-is-absent',
    'SILENT-25/takes-absent-localization-data-from-the-default-locale',
  ),
  ...mutantsOf('DATA-04', {
    'writes am or pm when these texts are absent': [
      'In many languages, these texts are am and pm.',
      localizing('time', (localize) => async (params) => {
        const { format, object } = params;
        if (!/^%[pP]$/.test(typeof format === 'string' ? format : '')) return localize(params);
        const half = 'time' in object && Number(object.time.slice(11, 13)) < 12 ? 'am' : 'pm';
        return localize(params).catch(() => (format === '%p' ? half.toUpperCase() : half));
      }),
    ],
  }),
];
