import { localizations } from '../../changes/lookups';
import { localizing, both } from '../../changes/times';
import { fromVariants } from '../from-variants';
import { mutantsOf, type Mutant } from '../mutant';

/** Mistakes in the names of formats, and where localization data is absent. */
export const mutants: readonly Mutant[] = [
  ...mutantsOf('DATA-01', {
    ...fromVariants('SILENT-24/treats-every-string-as-a-pattern'),
    'looks up a String that names a date pattern among the patterns of times': localizing(
      'date',
      (localize) => (params) => {
        if (typeof params.format !== 'string' || params.format.includes('%') || !('date' in params.object)) {
          return localize(params);
        }
        const [year, month, day] = params.object.date.map((number) => String(number).padStart(2, '0'));
        return localize({
          ...params,
          object: { time: `${year}-${month}-${day}T00:00:00.000000000+00:00` },
        });
      },
    ),
  }),
  ...mutantsOf('DATA-02', {
    ...fromVariants(
      'SILENT-25/uses-the-default-pattern-when-the-named-one-is-absent',
      'SILENT-25/takes-absent-localization-data-from-the-default-locale',
      'SILENT-25/uses-the-pattern-of-dates-for-a-time-or-of-times-for-a-date-when-its-own-is-absent',
    ),
    'needs the names of days for any pattern': [
      ...both((localize, reference) => async (params) => {
        await reference.translateOrThrow({ ...params, key: 'i18n.date.abbr_day_names.0' });
        return localize(params);
      }),
    ],
  }),
  ...mutantsOf('DATA-03', {
    ...fromVariants(
      'SILENT-26/ignores-the-named-arguments-of-localize',
      'SILENT-26/replaces-the-placeholders-in-a-string-pattern',
    ),
    'ignores named arguments when no format is given': localizations(
      (localize) =>
        ({ kwargs, ...params }) =>
          localize(params.format === undefined || kwargs === undefined ? params : { ...params, kwargs }),
    ),
    'appends a named argument that the pattern does not name': localizing(
      'date',
      (localize) => async (params) => {
        const text = await localize(params);
        const name = params.kwargs?.['name'];
        return name === undefined || text.includes(String(name)) ? text : `${text} ${String(name)}`;
      },
    ),
  }),
  ...mutantsOf('DATA-04', {
    ...fromVariants(
      'SILENT-25/writes-nothing-when-a-name-is-absent',
      'SILENT-25/takes-absent-localization-data-from-the-default-locale',
    ),
    'writes am or pm when these texts are absent': localizing('time', (localize) => async (params) => {
      const { format, object } = params;
      if (!/^%[pP]$/.test(typeof format === 'string' ? format : '')) return localize(params);
      const half = 'time' in object && Number(object.time.slice(11, 13)) < 12 ? 'am' : 'pm';
      return localize(params).catch(() => (format === '%p' ? half.toUpperCase() : half));
    }),
  }),
];
