import { mistakeOf } from '../../changes/states';
import { mutantsOf, type Mutant } from '../mutant';

/** Mistakes that `init` and `config=` make after a certain operation. */
export const mutants: readonly Mutant[] = mutantsOf('STATE-08', {
  'keeps the main catalog at `init` after a refused locale': mistakeOf('no effect', ['init'], {
    after: 'activate (unavailable)',
  }),
  'keeps the main catalog at `init` after `locale=`': mistakeOf('no effect', ['init'], {
    after: 'locale= (available)',
  }),
  'keeps the main catalog at `init` after a block': mistakeOf('no effect', ['init'], {
    after: 'with_locale (available)',
  }),
  'keeps the main catalog at `init` after a refused block': mistakeOf('no effect', ['init'], {
    after: 'with_locale (unavailable)',
  }),
  'leaves another locale active at `init` after a refused `locale=`': mistakeOf('other locale', ['init'], {
    after: 'locale= (unavailable)',
  }),
  'ignores `config=` after `locale=`': mistakeOf('no effect', ['config='], { after: 'locale= (available)' }),
  'ignores `config=` after a block': mistakeOf('no effect', ['config='], {
    after: 'with_locale (available)',
  }),
  'leaves another locale active at `config=` after a refused locale': mistakeOf('other locale', ['config='], {
    after: 'activate (unavailable)',
  }),
});
