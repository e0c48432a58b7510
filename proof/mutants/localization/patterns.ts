import { withFormat } from '../../changes/lookups';
import { BySubject } from '../../changes/surfaces';
import { both, localizing, patternsBecome, timesInUtc } from '../../changes/times';
import { mutantsOf, type Mutant } from '../mutant';
import { namesBecome } from '../../changes/names';

/** Trims a pattern that is given. */
const trimming = withFormat((format) => (typeof format === 'string' ? format.trim() : format));

/** Mistakes in patterns that are given as Strings, and in the names of days and months. */
export const mutants: readonly Mutant[] = [
  ...mutantsOf('PATTERN-01', {
    'treats a String format as the name of a pattern': [
      ...both(withFormat((format) => (typeof format === 'string' ? undefined : format))),
    ],
    'ignores a String pattern for dates': localizing(
      'date',
      withFormat((format) => (typeof format === 'string' ? undefined : format)),
    ),
    'removes spaces around a pattern for a time': localizing('time', trimming),
    'replaces a directive only where it first occurs': patternsBecome((pattern) => {
      const seen = new Set<string>();
      return pattern.replace(/%[a-zA-Z]/g, (directive) => {
        const isFirst = !seen.has(directive);
        seen.add(directive);
        return isFirst ? directive : `%${directive}`;
      });
    }),
    'drops characters other than ASCII': patternsBecome((pattern) => pattern.replace(/[^\x20-\x7e]/g, '')),
    'keeps a pattern for later localizations': [
      ...both((localize) => {
        const given = new BySubject<string>();
        return (params) => {
          if (typeof params.format === 'string') given.set(params, params.format);
          const format = params.format ?? given.get(params);
          return localize({ ...params, ...(format !== undefined && { format }) });
        };
      }),
    ],
    'writes a time in UTC when a pattern is given': timesInUtc(({ format }) => typeof format === 'string'),
    'drops names in braces': patternsBecome((pattern) => pattern.replace(/#?\{\w+\}/g, '')),
  }),
  ...mutantsOf('PATTERN-02', {
    'begins the names of days with Sunday': namesBecome('day', ([first = '', ...names]) => [...names, first]),
    'writes Monday for Sunday': namesBecome('day', (names) => [...names.slice(0, 6), ...names.slice(0, 1)]),
    'writes the full name of a day instead of the short one': namesBecome(
      'day',
      (_, { day_names }) => day_names,
    ),
    'writes the names of days in English': namesBecome('day', (names, { day_names }) =>
      names === day_names ? DAYS : DAYS.map(abbreviated),
    ),
    'reads a backslash in a name as a reference to a group of a regular expression': namesBecome(
      'day',
      withoutReferences,
    ),
    'names the wrong day in January of a leap year': shiftingDays((date) =>
      /^\d\d(?:[02468][048]|[13579][26])-01/.test(date),
    ),
    'names the wrong day before March 1900': shiftingDays((date) => date < '1900-03'),
  }),
  ...mutantsOf('PATTERN-03', {
    'writes the name of the next month': namesBecome('month', ([first = '', ...names]) => [...names, first]),
    'swaps short and full names of months': namesBecome(
      'month',
      (names, { month_names, abbr_month_names }) => (names === month_names ? abbr_month_names : month_names),
    ),
    "writes the first three letters of a month's name instead of its short name": namesBecome(
      'month',
      (names, { month_names, abbr_month_names }) =>
        names === abbr_month_names ? month_names?.map((name) => name.slice(0, 3)) : names,
    ),
    'writes January for December': namesBecome('month', (names) => [
      ...names.slice(0, 11),
      ...names.slice(0, 1),
    ]),
    'names the next month on the 31st': onLastDays((day) => day === 31),
    'reads a backslash in a name as a reference to a group of a regular expression': namesBecome(
      'month',
      withoutReferences,
    ),
  }),
];

function withoutReferences(names: readonly string[]): readonly string[] {
  return names.map((name) => name.replace(/\\\d/, ''));
}

function abbreviated(name: string): string {
  return name.slice(0, 3);
}

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Writes the name of the next month on some days. */
function onLastDays(holds: (day: number) => boolean) {
  return both((localize) => async ({ format, ...params }) => {
    const { object } = params;
    const text = 'time' in object ? object.time.slice(0, 10) : 'date' in object ? object.date.join('-') : '';
    const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
    if (typeof format !== 'string' || !holds(day)) return localize({ ...params, ...(format && { format }) });
    const date = [year, (month % 12) + 1, 1] as const;
    let pattern = format;
    for (const directive of ['%b', '%B'])
      pattern = pattern.replaceAll(
        directive,
        await localize({ ...params, object: { date }, format: directive }),
      );
    return localize({ ...params, format: pattern });
  });
}

/** Writes the names of days that come after the right ones, on some dates. */
function shiftingDays(holds: (date: string) => boolean) {
  return localizing('date', (localize) => async (params) => {
    if (!('date' in params.object)) return localize(params);
    const [year, month, day] = params.object.date;
    const text = [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
    return localize(holds(text) ? { ...params, object: { date: [year, month, day + 1] } } : params);
  });
}
