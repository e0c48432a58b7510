import { localizations } from '../../changes/lookups';
import { datesBecome, directivesBecome, directiveTexts, localizing } from '../../changes/times';
import { mutantsOf, type Mutant } from '../mutant';
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** The days of the week after some days. */
const NEXT_DAYS = new Map([
  ['Sunday', 'Monday'],
  ['mercredi', 'jeudi'],
]);

/** Mistakes in the directives that write dates. */
export const mutants: readonly Mutant[] = [
  ...mutantsOf('DIRECTIVE-01', {
    'ignores the flag ^, which asks for capitals': [
      'The flag ^, for capitals, is rarely used.',
      directivesBecome('%^', '%'),
    ],
    'writes only ASCII letters in capitals': [
      'The platform can convert only ASCII letters to capitals.',
      localizations((localize) => async (params) => (await localize(params)).replaceAll('É', 'é')),
    ],
    'writes the next day of the week for %A': [
      'The full names are taken to begin with Sunday.',
      directiveTexts('%A', (text) => NEXT_DAYS.get(text) ?? text),
    ],
  }),
  ...mutantsOf('DIRECTIVE-02', {
    'writes %h in the active locale': [
      'In other libraries, %h is another name for %b.',
      directivesBecome(/%(\^?)h/g, '%$1b'),
    ],
    'writes %c in the active locale': [
      'The directive is replaced with a pattern, whose directives write names in the active locale.',
      directivesBecome(/%c/g, '%a %b %e %H:%M:%S %Y'),
    ],
    'abbreviates September to four letters in a date and time': [
      'Newspapers abbreviate it to four letters.',
      directiveTexts('%c', (text) => text.replace('Sep', 'Sept')),
    ],
    'abbreviates Thursday to four letters in a date and time': [
      'Newspapers abbreviate it to four letters.',
      directiveTexts('%c', (text) => text.replace('Thu', 'Thur')),
    ],
    'counts the months in a date and time from 0': [
      'The host language counts months from 0.',
      directiveTexts('%c', (text) =>
        text.replace(/(?<= )[A-Z]\w+/, (month) => MONTHS[(MONTHS.indexOf(month) + 1) % 12]!),
      ),
    ],
  }),
  ...mutantsOf('DIRECTIVE-03', {
    'pads a day with a zero': [
      'The padded and the unpadded directive both write the day of the month.',
      directivesBecome(/%(e|-d)/g, '%d'),
    ],
    'writes the calendar year instead of the year of the week': [
      'The two years differ only on a few days around New Year.',
      directivesBecome(/%G/g, '%Y'),
    ],
    'writes Sunday as 7': ['The directives %w and %u differ only on Sundays.', directivesBecome(/%w/g, '%u')],
    'writes a date as in Europe': ['In Europe, the day comes first.', directivesBecome(/%[Dx]/g, '%d/%m/%y')],
    'treats years below 100 as years of the twentieth century': [
      'The date constructor of the host language adds 1900 to such years.',
      datesBecome(([year, month, day]) => [year < 100 ? year + 1900 : year, month, day]),
    ],
    'writes a year below 1000 without zeros': [
      'Such a year has fewer digits.',
      localizing('date', (localize) => async (params) => (await localize(params)).replace(/^0+(?=\d+-)/, '')),
    ],
    'finds the day of the week before 1900 by the rule for later years': [
      'The author forgot that 1900 was not a leap year.',
      localizing('date', (localize) => (params) => {
        const { object } = params;
        if (!('date' in object) || object.date[0] >= 1900 || params.format !== '%A') return localize(params);
        const [year, month, day] = object.date;
        return localize({ ...params, object: { date: [year, month, day - 1] } });
      }),
    ],
  }),
];
