import { OperationError } from '../../../adapter/contract/errors';
import { localizations } from '../../changes/lookups';
import { localizing, patternsBecome } from '../../changes/times';
import { mutant, type Mutant } from '../mutant';
import { fromVariants } from './from-variants';

/** Mistakes in the directives of patterns. */
export const directives: readonly Mutant[] = [
  directive('DIRECTIVE-01', 'knows no capitals', 'A caret is rare.', '%^', '%'),
  directive(
    'DIRECTIVE-01',
    'abbreviates every day of the week',
    'It is the same directive elsewhere.',
    '%A',
    '%a',
  ),
  mutant(
    'DIRECTIVE-01',
    'has ASCII capitals',
    'The platform knows no others.',
    localizations((localize) => async (params) => (await localize(params)).replaceAll('É', 'é')),
  ),
  directive('DIRECTIVE-02', 'writes %h in the language', 'It is %b by another name.', /%(\^?)h/g, '%$1b'),
  directive(
    'DIRECTIVE-02',
    'writes %c in the language',
    'It is a pattern of other directives.',
    /%c/g,
    '%a %b %e %H:%M:%S %Y',
  ),
  directive('DIRECTIVE-03', 'pads a day with a zero', 'Both are the day of the month.', /%(e|-d)/g, '%d'),
  directive('DIRECTIVE-03', 'has the year for that of the week', 'They differ on a few days.', /%G/g, '%Y'),
  directive('DIRECTIVE-03', 'has Sunday for the seventh day', 'They differ on Sundays.', /%w/g, '%u'),
  directive('DIRECTIVE-03', 'writes a date as in Europe', 'The day comes first.', /%[Dx]/g, '%d/%m/%y'),
  directive('DIRECTIVE-04', 'pads an hour with a zero', 'Both are the hour.', /%k/g, '%H'),
  directive(
    'DIRECTIVE-04',
    'has 24 hours on a clock of twelve',
    'They differ in the afternoon.',
    /%I/g,
    '%H',
  ),
  directive('DIRECTIVE-04', 'has milliseconds for nanoseconds', 'The platform has no more.', /%9?N/g, '%L'),
  directive('DIRECTIVE-05', 'knows no colons in an offset', 'They are rare.', /%:{1,2}z/g, '%z'),
  directive('DIRECTIVE-05', 'leaves the seconds of an offset out', 'There are none today.', /%::z/g, '%:z'),
  mutant(
    'DIRECTIVE-05',
    'counts seconds on the clock of the offset',
    'The fields of the time are taken for those of UTC.',
    localizing('time', (localize) => async (params) => {
      const text = await localize(params);
      if (params.format !== '[%s]' || !('time' in params.object)) return text;
      const [, sign, hours, minutes] = /([-+])(\d\d):(\d\d)$/.exec(params.object.time) ?? [];
      const offset = (Number(hours) * 60 + Number(minutes)) * 60 * (sign === '-' ? -1 : 1);
      return `[${Number(text.slice(1, -1)) + offset}]`;
    }),
  ),
  ...fromVariants(
    'DIRECTIVE-06',
    'SILENT-23/writes-the-markers-as-they-are-in-the-data',
    'SILENT-23/writes-the-markers-in-english',
  ),
  ...fromVariants(
    'DIRECTIVE-07',
    'SILENT-22/leaves-out-directives-that-it-does-not-know',
    'SILENT-22/raises-for-a-directive-that-it-does-not-know',
  ),
  directive(
    'DIRECTIVE-07',
    'keeps both percent signs',
    'A percent sign that is no directive stays.',
    '%%',
    '%%%%',
  ),
  ...fromVariants('DIRECTIVE-08', 'SILENT-44/writes-half-a-directive-as-it-is'),
  directive('DIRECTIVE-08', 'leaves half a directive out', 'It writes nothing.', /%[-_^:369]?$/, ''),
];

/** Mistakes in the names of formats, and where localization data is absent. */
export const localizationData: readonly Mutant[] = [
  ...fromVariants('DATA-01', 'SILENT-24/takes-every-string-for-a-pattern'),
  mutant(
    'DATA-01',
    'knows short and long by Symbol alone',
    'default is what a String stands for when it is no pattern.',
    ...(['time', 'date'] as const).map((kind) =>
      localizing(
        kind,
        (localize) => async (params) =>
          params.format === 'short' || params.format === 'long' ? params.format : localize(params),
      ),
    ),
  ),
  mutant(
    'DATA-01',
    'looks the name up among the patterns of times',
    'A String that is a name is looked up in one place.',
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
  ),
  ...fromVariants('DATA-02', 'SILENT-25/writes-by-the-default-pattern-where-the-named-one-is-absent'),
  mutant(
    'DATA-02',
    'raises where a pattern is absent',
    'The data is required.',
    patternsBecome((pattern) => {
      if (pattern.includes('%')) return pattern;
      throw new OperationError(3, 'KeyError', `there is no pattern ${pattern}`);
    }),
  ),
  mutant(
    'DATA-02',
    'needs the names of days for any pattern',
    'The names are read before the pattern is.',
    ...(['time', 'date'] as const).map((kind) =>
      localizing(kind, (localize, reference) => async (params) => {
        await reference.translateOrThrow({ ...params, key: 'i18n.date.abbr_day_names.0' });
        return localize(params);
      }),
    ),
  ),
  ...fromVariants('DATA-03', 'SILENT-26/ignores-the-named-arguments-of-localize'),
  mutant(
    'DATA-03',
    'takes named arguments for dates alone',
    'The form for a time has none.',
    localizing(
      'time',
      (localize) =>
        ({ kwargs: _, ...params }) =>
          localize(params),
    ),
  ),
  mutant(
    'DATA-03',
    'appends a named argument that the pattern does not name',
    'A value that was given is meant to be shown.',
    localizing('date', (localize) => async (params) => {
      const text = await localize(params);
      const name = params.kwargs?.['name'];
      return name === undefined || text.includes(String(name)) ? text : `${text} ${String(name)}`;
    }),
  ),
];

function directive(rule: string, name: string, why: string, from: string | RegExp, to: string): Mutant {
  return mutant(
    rule,
    name,
    why,
    patternsBecome((pattern) =>
      from instanceof RegExp ? pattern.replace(from, to) : pattern.replaceAll(from, to),
    ),
  );
}
