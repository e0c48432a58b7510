import { namesBecome } from '../../changes/names';
import { localizing, patternsBecome, type Kind } from '../../changes/times';
import { mutant, type Mutant } from '../mutant';

/** Mistakes in patterns that are given, and in the names of days and months. */
export const mutants: readonly Mutant[] = [
  mutant(
    'PATTERN-01',
    'a String is a name',
    'A format is looked up, and the default one stands in for one that is not there.',
    ...both(
      (localize) =>
        ({ format, ...params }) =>
          localize(typeof format === 'string' || format === undefined ? params : { ...params, format }),
    ),
  ),
  mutant(
    'PATTERN-01',
    'a date knows no patterns of its own',
    'The form for a tuple is declared for Symbols.',
    localizing(
      'date',
      (localize) =>
        ({ format, ...params }) =>
          localize(typeof format === 'string' || format === undefined ? params : { ...params, format }),
    ),
  ),
  mutant(
    'PATTERN-01',
    'a directive is written once',
    'replace does that in JavaScript.',
    patternsBecome((pattern) => {
      const seen = new Set<string>();
      return pattern.replace(/%[a-zA-Z]/g, (directive) => {
        const isFirst = !seen.has(directive);
        seen.add(directive);
        return isFirst ? directive : `%${directive}`;
      });
    }),
  ),
  mutant(
    'PATTERN-01',
    'letters without a percent sign are directives too',
    'Other formats write dd and yyyy.',
    patternsBecome((pattern) => pattern.replace(/(?<![%\p{L}])[adY](?!\p{L})/gu, '%$&')),
  ),
  mutant(
    'PATTERN-01',
    'drops what is not ASCII',
    'The pattern is scanned byte by byte.',
    patternsBecome((pattern) => pattern.replace(/[^\x20-\x7e]/g, '')),
  ),
  mutant(
    'PATTERN-02',
    'begins with Sunday',
    'The platform counts the days of the week from Sunday.',
    namesBecome('day', ([first = '', ...names]) => [...names, first]),
  ),
  mutant(
    'PATTERN-02',
    'takes Sunday for Monday',
    'The last day of the week is past the end of the array.',
    namesBecome('day', (names) => [...names.slice(0, 6), ...names.slice(0, 1)]),
  ),
  mutant(
    'PATTERN-02',
    'is the full name',
    'The two lists are easy to mix up.',
    namesBecome('day', (_, { day_names }) => day_names),
  ),
  mutant(
    'PATTERN-03',
    'is the month after',
    'Months are counted from 1, and arrays from 0.',
    namesBecome('month', ([first = '', ...names]) => [...names, first]),
  ),
  mutant(
    'PATTERN-03',
    'short and full names are the other way round',
    'The two lists are easy to mix up.',
    namesBecome('month', (names, { month_names, abbr_month_names }) =>
      names === month_names ? abbr_month_names : month_names,
    ),
  ),
  mutant(
    'PATTERN-03',
    'the short name is the beginning of the full one',
    'It is in English.',
    namesBecome('month', (names, { month_names, abbr_month_names }) =>
      names === abbr_month_names ? month_names?.map((name) => name.slice(0, 3)) : names,
    ),
  ),
  mutant(
    'PATTERN-03',
    'takes December for January',
    'The last month of the year is past the end of the array.',
    namesBecome('month', (names) => [...names.slice(0, 11), ...names.slice(0, 1)]),
  ),
  mutant(
    'PATTERN-02',
    'are those of English',
    "Names are those of the platform's formatter, which writes English.",
    namesBecome('day', (names, { day_names }) => (names === day_names ? DAYS : DAYS.map(abbreviated))),
  ),
  mutant(
    'PATTERN-02',
    'begins the week on Sunday',
    'The platform counts the days of the week from Sunday.',
    namesBecome('day', ([first = '', ...names]) => [...names, first]),
  ),
  mutant(
    'PATTERN-03',
    'are those of English',
    "Names are those of the platform's formatter, which writes English.",
    namesBecome('month', (names, { month_names }) =>
      names === month_names ? MONTHS : MONTHS.map(abbreviated),
    ),
  ),
];

/** Changes the localization of times and of dates. */
function both(change: Parameters<typeof localizing>[1]) {
  return (['time', 'date'] satisfies Kind[]).map((kind) => localizing(kind, change));
}

function abbreviated(name: string): string {
  return name.slice(0, 3);
}

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
