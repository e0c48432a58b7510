import { mistakeOf } from '../../changes/states';
import { mutant, type Mutant } from '../mutant';

/** Mistakes that operations make in blocks alone. */
export const mutants: readonly Mutant[] = [
  mutant(
    'STATE-01',
    'ignores `activate` in a nested block',
    'A block locks the locale, and only the outermost block can unlock it.',
    mistakeOf('no effect', { operations: ['activate (available)'], state: 'in a nested block' }),
  ),
  mutant(
    'STATE-01',
    'ignores `locale=` in a block with the default locale',
    '`locale=` compares the locale of the block with the default locale, and returns early if they are equal.',
    mistakeOf('no effect', { operations: ['locale= (available)'], state: 'in a block, default locale' }),
  ),
  mutant(
    'STATE-01',
    'accepts an unavailable locale in a block',
    'Locales are checked when a block begins, but not while it runs.',
    mistakeOf('no effect', {
      operations: ['activate (unavailable)', 'locale= (unavailable)'],
      state: 'in a block',
    }),
  ),
  mutant(
    'STATE-01',
    'leaves another locale active when a nested block refuses one',
    'The error removes one locale too many from the stack.',
    mistakeOf('other locale', {
      operations: ['activate (unavailable)', 'locale= (unavailable)', 'with_locale (unavailable)'],
      state: 'in a nested block',
    }),
  ),
  mutant(
    'STATE-01',
    'runs a block inside two others in the locale of the block around it',
    'The stack of locales has room for only two blocks.',
    mistakeOf('no effect', { operations: ['with_locale (available)'], state: 'in a nested block' }),
  ),
  mutant(
    'STATE-01',
    'skips a block for an unavailable locale inside another block, and raises no error',
    'Only the outermost block reports an unavailable locale.',
    mistakeOf('no effect', { operations: ['with_locale (unavailable)'], state: 'in a block' }),
  ),
  mutant(
    'STATE-01',
    'ignores an injection in a block',
    'A block locks the catalog, and injections are dropped while it runs.',
    mistakeOf('no effect', { operations: ['inject (hash)', 'inject (loader)'], state: 'in a block' }),
  ),
  mutant(
    'STATE-01',
    'ignores an injection in a nested block',
    'A nested block locks the catalog, and injections are dropped while it runs.',
    mistakeOf('no effect', { operations: ['inject (hash)', 'inject (loader)'], state: 'in a nested block' }),
  ),
  mutant(
    'STATE-01',
    'activates another locale when translations are injected in a block',
    'An injection activates its first locale.',
    mistakeOf('other locale', { operations: ['inject (hash)', 'inject (loader)'], state: 'in a block' }),
  ),
  mutant(
    'STATE-01',
    'ignores `config=` in a block',
    'The configuration is locked together with the locale.',
    mistakeOf('no effect', { operations: ['config='], state: 'in a' }),
  ),
  mutant(
    'STATE-01',
    'localizes differently in a nested block',
    'The formats are looked up only once, for the outermost block.',
    mistakeOf('no effect', { operations: ['localize'], state: 'in a nested block' }),
  ),
  mutant(
    'STATE-01',
    'lists other locales in a block',
    'The block works on an outdated copy of the catalog.',
    mistakeOf('no effect', { operations: ['available_locales'], state: 'in a' }),
  ),
];
