import { mistakeOf } from '../../changes/states';
import { mutantsOf, type Mutant } from '../mutant';

/** Mistakes that operations make after a block that raised an error. */
export const mutants: readonly Mutant[] = mutantsOf('STATE-02', {
  'ignores `activate` after a block that raised': [
    'The lock that the block took is not released after an error.',
    mistakeOf('no effect', ['activate (available)'], { state: 'after a block that raised' }),
  ],
  'ignores `locale=` after a block that raised': [
    'The lock that the block took is not released after an error.',
    mistakeOf('no effect', ['locale= (available)'], { state: 'after a block that raised' }),
  ],
  'accepts an unavailable locale after a block that raised': [
    'After an error, the flag for a running block is still set, and turns the check off.',
    mistakeOf('no effect', ['activate (unavailable)', 'locale= (unavailable)'], {
      state: 'after a block that raised',
    }),
  ],
  'leaves another locale active after a block when an earlier block raised': [
    'The nesting depth of blocks is counted, and an error does not decrease it.',
    mistakeOf('other locale', ['with_locale (available)'], { state: 'after a block that raised' }),
  ],
  'ignores an injection after a block that raised': [
    'Injections are delayed while a block runs, and after an error the block still counts as running.',
    mistakeOf('no effect', ['inject (hash)', 'inject (loader)'], { state: 'after a block that raised' }),
  ],
  'keeps the main catalog at `init` after a block that raised': [
    'After an error in a block, the main catalog still seems to be in use.',
    mistakeOf('no effect', ['init'], { state: 'after a block that raised' }),
  ],
  'ignores `config=` after a block that raised': [
    'After an error in a block, the configuration still seems to be in use.',
    mistakeOf('no effect', ['config='], { state: 'after a block that raised' }),
  ],
  'localizes differently after a block that raised': [
    "The formats of the block's locale are still cached.",
    mistakeOf('no effect', ['localize'], { state: 'after a block that raised' }),
  ],
});
