import { localizations } from '../../changes/lookups';
import { directivesBecome, directiveTexts, localizing } from '../../changes/times';
import type { Change } from '../../changes/reference-with';
import { fromVariants } from '../from-variants';
import { mutantsOf, type Mutant } from '../mutant';

/** Mistakes in the directives that write dates. */
export const mutants: readonly Mutant[] = [
  ...mutantsOf('DIRECTIVE-01', {
    'ignores the flag ^, which asks for capitals': directivesBecome('%^', '%'),
    'writes only ASCII letters in capitals': localizations(
      (localize) => async (params) => (await localize(params)).replaceAll('É', 'é'),
    ),
    'writes the next day of the week for %A': directiveTexts('%A', (text) => NEXT_DAYS.get(text) ?? text),
  }),
  ...mutantsOf('DIRECTIVE-02', {
    'writes %h in the active locale': directivesBecome(/%(\^?)h/g, '%$1b'),
    'writes %c in the active locale': directivesBecome(/%c/g, '%a %b %e %H:%M:%S %Y'),
    'abbreviates Thursday to four letters in a date and time': textsOfLocalized((text) =>
      text.replace(/^Thu(?= [A-Z][a-z]{2} [ \d]\d \d\d:)/, 'Thur'),
    ),
    'abbreviates September to four letters in a date and time': textsOfLocalized((text) =>
      text.replace(/^([A-Z][a-z]{2} Sep)(?= [ \d]\d \d\d:)/, '$1t'),
    ),
    'counts the months in a date and time from 0': directiveTexts('%c', (text) =>
      text.replace(/(?<= )[A-Z]\w+/, (month) => MONTHS[(MONTHS.indexOf(month) + 1) % 12]!),
    ),
  }),
  ...mutantsOf('DIRECTIVE-03', {
    'pads the day with a zero for %e and %-d': directivesBecome(/%(e|-d)/g, '%d'),
    'writes the calendar year instead of the year of the week': directivesBecome(/%G/g, '%Y'),
    'writes Sunday as 7 for %w': directivesBecome(/%w/g, '%u'),
    'writes the day before the month for %D and %x': directivesBecome(/%[Dx]/g, '%d/%m/%y'),
    ...fromVariants(
      'SILENT-63/writes-years-without-zeros-in-front',
      'SILENT-63/writes-the-days-of-the-julian-calendar-before-october-1582',
    ),
    'writes the previous day of the week before 1000': localizing('date', (localize) => (params) => {
      const { object } = params;
      if (!('date' in object) || object.date[0] >= 1000 || params.format !== '%a') return localize(params);
      const [year, month, day] = object.date;
      return localize({ ...params, object: { date: [year, month, day + 1] } });
    }),
    'writes the previous day of the week before 1900, as if 1900 were a leap year': localizing(
      'date',
      (localize) => (params) => {
        const { object } = params;
        if (!('date' in object) || object.date[0] >= 1900 || params.format !== '%A') return localize(params);
        const [year, month, day] = object.date;
        return localize({ ...params, object: { date: [year, month, day - 1] } });
      },
    ),
  }),
];

/** Changes the texts that `localize` returns. */
function textsOfLocalized(change: (text: string) => string): Change {
  return localizations((localize) => async (params) => change(await localize(params)));
}

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** The days of the week after some days. */
const NEXT_DAYS = new Map([
  ['Sunday', 'Monday'],
  ['mercredi', 'jeudi'],
]);
