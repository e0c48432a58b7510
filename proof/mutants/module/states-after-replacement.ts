import { mistakeOf } from '../../changes/states';
import { mutantsOf, type Mutant } from '../mutant';

/** Mistakes that operations of the module make after its configuration was replaced. */
export const mutants: readonly Mutant[] = [
  ...mutantsOf('STATE-05', {
    'ignores `locale=` after `config=`': mistakeOf('no effect', ['locale= (available)'], {
      state: 'after config=',
    }),
    'accepts the locales of the new configuration at once': mistakeOf(
      'no effect',
      ['activate (unavailable)', 'locale= (unavailable)', 'with_locale (unavailable)'],
      { state: 'after config=' },
    ),
    'runs a block in the previous locale after `config=`': mistakeOf(
      'no effect',
      ['with_locale (available)'],
      { state: 'after config=' },
    ),
    'localizes differently after `config=`': mistakeOf('no effect', ['localize'], { state: 'after config=' }),
    'leaves another locale active after a second `config=`': mistakeOf('other locale', ['config='], {
      state: 'after config=',
    }),
  }),
  ...mutantsOf('STATE-06', {
    'keeps the main catalog while a locale other than its default one is active': mistakeOf(
      'no effect',
      ['init'],
      {
        state: 'after config=, another locale',
      },
    ),
    'keeps the main catalog while its default locale is active': mistakeOf('no effect', ['init'], {
      state: 'after config=, default locale',
    }),
    'keeps the main catalog when a locale was activated before `init`': mistakeOf('no effect', ['init'], {
      after: 'activate (available)',
    }),
  }),
];
