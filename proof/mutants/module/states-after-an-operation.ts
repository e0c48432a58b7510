import { mistakeOf } from '../../changes/states';
import { mutantsOf, type Mutant } from '../mutant';

/** Mistakes that `init` and `config=` make after a certain operation. */
export const mutants: readonly Mutant[] = mutantsOf('STATE-08', {
  'keeps the main catalog at `init` after a refused locale': [
    'The catalog is rebuilt only if its locale has changed.',
    mistakeOf('no effect', ['init'], { after: 'activate (unavailable)' }),
  ],
  'keeps the main catalog at `init` after `locale=`': [
    'An assigned locale is treated as fixed.',
    mistakeOf('no effect', ['init'], { after: 'locale= (available)' }),
  ],
  'keeps the main catalog at `init` after a block': [
    'The main catalog seems to be still in use by the block.',
    mistakeOf('no effect', ['init'], { after: 'with_locale (available)' }),
  ],
  'keeps the main catalog at `init` after a refused block': [
    'The refused block still counts as running.',
    mistakeOf('no effect', ['init'], { after: 'with_locale (unavailable)' }),
  ],
  'leaves another locale active at `init` after a refused `locale=`': [
    'The refused locale was stored as the one to restore.',
    mistakeOf('other locale', ['init'], { after: 'locale= (unavailable)' }),
  ],
  'ignores `config=` after `locale=`': [
    'The assigned locale is stored in the configuration, which is kept for that reason.',
    mistakeOf('no effect', ['config='], { after: 'locale= (available)' }),
  ],
  'ignores `config=` after a block': [
    'The block restores the previous configuration.',
    mistakeOf('no effect', ['config='], { after: 'with_locale (available)' }),
  ],
  'leaves another locale active at `config=` after a refused locale': [
    'The refused locale stays pending until a new configuration is assigned.',
    mistakeOf('other locale', ['config='], { after: 'activate (unavailable)' }),
  ],
});
