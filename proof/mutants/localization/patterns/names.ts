import { namesBecome } from '../../../changes/names';
import type { NamedChanges } from '../../../changes/reference-with';
import { both, localizing } from '../../../changes/times';
import { mutantsOf, type Mutant } from '../../mutant';

/** Mistakes in the names of days and months. */
export const mutants: readonly Mutant[] = [
  ...mutantsOf('PATTERN-02', {
    'begins the names of days with Sunday': [
      'The platform counts the days of the week from Sunday.',
      namesBecome('day', ([first = '', ...names]) => [...names, first]),
    ],
    'writes Monday for Sunday': [
      'The index of the last day is past the end of the array, and wraps around to the first.',
      namesBecome('day', (names) => [...names.slice(0, 6), ...names.slice(0, 1)]),
    ],
    'writes the full name of a day instead of the short one': [
      'The two lists are easy to mix up.',
      namesBecome('day', (_, { day_names }) => day_names),
    ],
    'writes the names of days in English': [
      "The names come from the platform's formatter, which writes English.",
      namesBecome('day', (names, { day_names }) => (names === day_names ? DAYS : DAYS.map(abbreviated))),
    ],
    ...withSpecialCharacters('day', '%a'),
    'drops the point at the end of a name': [
      "The pattern seems to supply the point, as in the locale's other data.",
      namesBecome('day', (names) => names.map((name) => name.replace(/\.$/, ''))),
    ],
    'writes a question mark for a character beyond ASCII in a name': [
      'Names are written byte by byte.',
      namesBecome('day', (names) => names.map((name) => name.replace(/[^\x20-\x7e]/g, '?'))),
    ],
    'names the wrong day in January of a leap year': [
      'The leap day is counted from the beginning of the year.',
      ...shiftingDays((date) => /^\d\d(?:[02468][048]|[13579][26])-01/.test(date)),
    ],
    'names the wrong day before March 1900': [
      'Spreadsheets treat 1900 as a leap year.',
      ...shiftingDays((date) => date < '1900-03'),
    ],
  }),
  ...mutantsOf('PATTERN-03', {
    'writes the name of the next month': [
      'Months are counted from 1, and arrays from 0.',
      namesBecome('month', ([first = '', ...names]) => [...names, first]),
    ],
    'swaps short and full names of months': [
      'The two lists are easy to mix up.',
      namesBecome('month', (names, { month_names, abbr_month_names }) =>
        names === month_names ? abbr_month_names : month_names,
      ),
    ],
    "writes the first three letters of a month's name instead of its short name": [
      'In English, the short name is the beginning of the full name.',
      namesBecome('month', (names, { month_names, abbr_month_names }) =>
        names === abbr_month_names ? month_names?.map((name) => name.slice(0, 3)) : names,
      ),
    ],
    'writes January for December': [
      'The index of the last month is past the end of the array, and wraps around to the first.',
      namesBecome('month', (names) => [...names.slice(0, 11), ...names.slice(0, 1)]),
    ],
    'names the next month on the 31st': [
      'The month is set on a date that keeps its day, and passes the end of a short month.',
      ...onLastDays((day) => day === 31),
    ],
    ...withSpecialCharacters('month', '%B'),
  }),
];

/**
 * Mistakes in names with characters that mean something elsewhere.
 *
 * @param directive the directive that is the match of a replacement
 */
function withSpecialCharacters(what: 'day' | 'month', directive: string): NamedChanges {
  return {
    'reads dollar signs in a name as references': [
      'In JavaScript, `replace` with a String gives some of its characters a meaning.',
      namesBecome(what, (names) => names.map((name) => name.replace('$&', directive).replace('$1', ''))),
    ],
    'reads a backslash in a name as a reference': [
      'In many languages, the replacement of a regular expression may refer to its groups.',
      namesBecome(what, (names) => names.map((name) => name.replace(/\\\d/, ''))),
    ],
    'escapes names as HTML': [
      'The text is for a web page.',
      namesBecome(what, (names) =>
        names.map((name) => name.replaceAll('&', '&amp;').replaceAll('<', '&lt;')),
      ),
    ],
  };
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
  return [
    localizing('date', (localize) => async (params) => {
      if (!('date' in params.object)) return localize(params);
      const [year, month, day] = params.object.date;
      const text = [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
      return localize(holds(text) ? { ...params, object: { date: [year, month, day + 1] } } : params);
    }),
  ];
}
