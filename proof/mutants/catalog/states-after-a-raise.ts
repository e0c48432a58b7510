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
    'The flag for a running block is still set, and turns the check off.',
    mistakeOf('no effect', {
      operations: ['activate (unavailable)', 'locale= (unavailable)'],
      state: 'after a block that raised',
    }),
  ),
  mutant(
    'STATE-02',
    'runs no other block after one that raised',
    'The flag for a running block is still set.',
    mistakeOf('no effect', { operations: ['with_locale (available)'], state: 'after a block that raised' }),
  ),
  mutant(
    'STATE-02',
    'leaves the locale of the second block active',
    'The depth of blocks is counted, and is not decreased after an error.',
    mistakeOf('other locale', {
      operations: ['with_locale (available)'],
      state: 'after a block that raised',
    }),
  ),
  mutant(
    'STATE-02',
    'forgets what is injected after a block that raised',
    'Injections during a block are delayed until it ends, and the error prevented that.',
    mistakeOf('no effect', {
      operations: ['inject (hash)', 'inject (loader)'],
      state: 'after a block that raised',
    }),
  ),
  mutant(
    'STATE-02',
    'keeps the main catalog at `init` after a block that raised',
    'The catalog is treated as in use.',
    mistakeOf('no effect', { operations: ['init'], state: 'after a block that raised' }),
  ),
  mutant(
    'STATE-02',
    'ignores `config=` after a block that raised',
    'The configuration is treated as in use.',
    mistakeOf('no effect', { operations: ['config='], state: 'after a block that raised' }),
  ),
  mutant(
    'STATE-02',
    'localizes differently after a block that raised',
    'The formats of the block are still cached.',
    mistakeOf('no effect', { operations: ['localize'], state: 'after a block that raised' }),
  ),
];
