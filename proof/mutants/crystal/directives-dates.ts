import { localizations } from '../../changes/lookups';
import { datesBecome, directiveTexts, localizing } from '../../changes/times';
import { directive } from '../directive';
import { mutant, type Mutant } from '../mutant';

const DAYS = 'Mon Tue Wed Thu Fri Sat Sun'.split(' ');
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** Mistakes in the directives that write dates. */
export const mutants: readonly Mutant[] = [
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
  mutant(
    'DIRECTIVE-02',
    'abbreviates September to four letters in a date and time',
    'Newspapers do.',
    directiveTexts('%c', (text) => text.replace('Sep', 'Sept')),
  ),
  mutant(
    'DIRECTIVE-02',
    'abbreviates Thursday to four letters in a date and time',
    'Newspapers do.',
    directiveTexts('%c', (text) => text.replace('Thu', 'Thur')),
  ),
  mutant(
    'DIRECTIVE-02',
    'counts the days of the week in a date and time from Sunday',
    'The week begins on Sunday where the language comes from.',
    directiveTexts('%c', (text) => text.replace(/^\w+/, (day) => DAYS[(DAYS.indexOf(day) + 1) % 7]!)),
  ),
  mutant(
    'DIRECTIVE-02',
    'counts the months in a date and time from 0',
    'The host does.',
    directiveTexts('%c', (text) =>
      text.replace(/(?<= )[A-Z]\w+/, (month) => MONTHS[(MONTHS.indexOf(month) + 1) % 12]!),
    ),
  ),
  mutant(
    'DIRECTIVE-03',
    'takes the first years for those of the twentieth century',
    'The constructor of the host does.',
    datesBecome(([year, month, day]) => [year < 100 ? year + 1900 : year, month, day]),
  ),
  mutant(
    'DIRECTIVE-03',
    'writes a year below 1000 without zeros',
    'It has no more digits.',
    localizing('date', (localize) => async (params) => (await localize(params)).replace(/^0+(?=\d+-)/, '')),
  ),
  mutant(
    'DIRECTIVE-03',
    'finds the day of the week before 1900 by the rule for later years',
    'The rule for the leap year 1900 is forgotten.',
    localizing('date', (localize) => (params) => {
      const { object } = params;
      if (!('date' in object) || object.date[0] >= 1900 || params.format !== '%A') return localize(params);
      const [year, month, day] = object.date;
      return localize({ ...params, object: { date: [year, month, day - 1] } });
    }),
  ),
];
