import { mistakeOf } from '../../changes/states';
import { mutantsOf, type Mutant } from '../mutant';

/** Mistakes that operations of the module make after its configuration was replaced. */
export const mutants: readonly Mutant[] = [
  ...mutantsOf('STATE-05', {
    'ignores `locale=` after `config=`': [
      "The setter stores the locale in the configuration, but the catalog's own locale is read.",
      mistakeOf('no effect', ['locale= (available)'], { state: 'after config=' }),
    ],
    'accepts the locales of the new configuration at once': [
      'The available locales are read from the configured loaders.',
      mistakeOf(
        'no effect',
        ['activate (unavailable)', 'locale= (unavailable)', 'with_locale (unavailable)'],
        { state: 'after config=' },
      ),
    ],
    'runs a block in the previous locale after `config=`': [
      'The block works on a catalog of the new configuration.',
      mistakeOf('no effect', ['with_locale (available)'], { state: 'after config=' }),
    ],
    'localizes differently after `config=`': [
      'The formats are read from the new configuration.',
      mistakeOf('no effect', ['localize'], { state: 'after config=' }),
    ],
    'leaves another locale active after a second `config=`': [
      'The setter reactivates the default locale of the replaced configuration.',
      mistakeOf('other locale', ['config='], { state: 'after config=' }),
    ],
  }),
  ...mutantsOf('STATE-06', {
    'keeps the main catalog while another locale is active': [
      'The main catalog seems to be in use.',
      mistakeOf('no effect', ['init'], { state: 'after config=, another locale' }),
    ],
    'keeps the main catalog while its default locale is active': [
      'The catalog is rebuilt only if the active locale is not the old default locale.',
      mistakeOf('no effect', ['init'], { state: 'after config=, default locale' }),
    ],
    'keeps the main catalog when a locale was activated before `init`': [
      "The activated locale seems to be the user's choice.",
      mistakeOf('no effect', ['init'], { after: 'activate (available)' }),
    ],
  }),
];
