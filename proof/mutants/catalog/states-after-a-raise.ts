import { mistakeOf } from '../../changes/states';
import { mutantsOf, type Mutant } from '../mutant';

/** Mistakes that operations make after a block that raised an error. */
export const mutants: readonly Mutant[] = mutantsOf('STATE-02', {
  'ignores `activate` after a block that raised': mistakeOf('no effect', ['activate (available)'], {
    state: 'after a block that raised',
  }),
  'ignores `locale=` after a block that raised': mistakeOf('no effect', ['locale= (available)'], {
    state: 'after a block that raised',
  }),
  'accepts an unavailable locale after a block that raised': mistakeOf(
    'no effect',
    ['activate (unavailable)', 'locale= (unavailable)'],
    {
      state: 'after a block that raised',
    },
  ),
  'leaves another locale active after a block when an earlier block raised': mistakeOf(
    'other locale',
    ['with_locale (available)'],
    { state: 'after a block that raised' },
  ),
  'ignores an injection after a block that raised': mistakeOf(
    'no effect',
    ['inject (hash)', 'inject (loader)'],
    { state: 'after a block that raised' },
  ),
  'keeps the main catalog at `init` after a block that raised': mistakeOf('no effect', ['init'], {
    state: 'after a block that raised',
  }),
  'ignores `config=` after a block that raised': mistakeOf('no effect', ['config='], {
    state: 'after a block that raised',
  }),
  'localizes differently after a block that raised': mistakeOf('no effect', ['localize'], {
    state: 'after a block that raised',
  }),
});
