import { mistakeOf } from '../../changes/states';
import { mutant, type Mutant } from '../mutant';

/** Mistakes that operations make after a block that raised an error. */
export const mutants: readonly Mutant[] = [
  mutant(
    'STATE-02',
    'ignores `activate` after a block that raised',
    'The lock of the block is not released.',
    mistakeOf('no effect', { operations: ['activate (available)'], state: 'after a block that raised' }),
  ),
  mutant(
    'STATE-02',
    'ignores `locale=` after a block that raised',
    'The lock of the block is not released.',
    mistakeOf('no effect', { operations: ['locale= (available)'], state: 'after a block that raised' }),
  ),
  mutant(
    'STATE-02',
    'accepts an unavailable locale after a block that raised',
    'The flag that a block runs is still set, and turns the check off.',
    mistakeOf('no effect', {
      operations: ['activate (unavailable)', 'locale= (unavailable)'],
      state: 'after a block that raised',
    }),
  ),
  mutant(
    'STATE-02',
    'runs no other block after one that raised',
    'The flag that a block runs is still set.',
    mistakeOf('no effect', { operations: ['with_locale (available)'], state: 'after a block that raised' }),
  ),
  mutant(
    'STATE-02',
    'leaves the locale of the second block active',
    'The depth of the blocks is counted, and one that raises counts for ever.',
    mistakeOf('other locale', {
      operations: ['with_locale (available)'],
      state: 'after a block that raised',
    }),
  ),
  mutant(
    'STATE-02',
    'forgets what is injected after a block that raised',
    'Injections during a block are kept for its end, which never came.',
    mistakeOf('no effect', {
      operations: ['inject (hash)', 'inject (loader)'],
      state: 'after a block that raised',
    }),
  ),
  mutant(
    'STATE-02',
    'keeps the main catalog at `init` after a block that raised',
    'The catalog counts as in use.',
    mistakeOf('no effect', { operations: ['init'], state: 'after a block that raised' }),
  ),
  mutant(
    'STATE-02',
    'ignores `config=` after a block that raised',
    'The configuration counts as in use.',
    mistakeOf('no effect', { operations: ['config='], state: 'after a block that raised' }),
  ),
  mutant(
    'STATE-02',
    'localizes in another way after a block that raised',
    'The formats of the block are still cached.',
    mistakeOf('no effect', { operations: ['localize'], state: 'after a block that raised' }),
  ),
];
