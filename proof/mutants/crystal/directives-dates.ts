import { localizations } from '../../changes/lookups';
import { directive } from '../directive';
import { mutant, type Mutant } from '../mutant';

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
];
