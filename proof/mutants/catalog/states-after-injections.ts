import { mistakeOf } from '../../changes/states';
import { mutant, type Mutant } from '../mutant';

/** Mistakes that operations make after certain injections. */
export const mutants: readonly Mutant[] = [
  mutant(
    'STATE-03',
    'ignores `locale=` after several injections',
    'The second injection creates a new list of locales, which `locale=` does not use.',
    mistakeOf('no effect', { operations: ['locale= (available)'], state: 'injected several times' }),
  ),
  mutant(
    'STATE-03',
    'ignores `activate` while a locale from a loader is active',
    'The loader replaces the list of locales that can be activated.',
    mistakeOf('no effect', {
      operations: ['activate (available)'],
      state: 'injected several times, locale from a loader',
    }),
  ),
  mutant(
    'STATE-03',
    'accepts an unavailable locale after several injections',
    'A second injection turns off the check against the list of locales.',
    mistakeOf('no effect', {
      operations: ['activate (unavailable)', 'locale= (unavailable)'],
      state: 'injected several times',
    }),
  ),
  mutant(
    'STATE-03',
    'runs a block in the previous locale after several injections',
    'The block works on the state that the catalog had after the first injection.',
    mistakeOf('no effect', { operations: ['with_locale (available)'], state: 'injected several times' }),
  ),
  mutant(
    'STATE-03',
    'leaves another locale active after a refused block',
    'A refused block restores a state that was copied at the first injection.',
    mistakeOf('other locale', { operations: ['with_locale (unavailable)'], state: 'injected several times' }),
  ),
  mutant(
    'STATE-03',
    'forgets an injection while a locale from a loader is active',
    'The translations of loaders take precedence, and later hashes are ignored.',
    mistakeOf('no effect', {
      operations: ['inject (hash)'],
      state: 'injected several times, locale from a loader',
    }),
  ),
  mutant(
    'STATE-03',
    'leaves another locale active after another loader',
    'Injecting a loader activates its first locale.',
    mistakeOf('other locale', { operations: ['inject (loader)'], state: 'injected several times' }),
  ),
  mutant(
    'STATE-03',
    'localizes differently after several injections',
    'The number formats of the first injection are cached.',
    mistakeOf('no effect', { operations: ['localize'], state: 'injected several times' }),
  ),
  mutant(
    'STATE-04',
    'ignores `activate` while a locale from a loader is active',
    'The active locale is read from the loader, not from the field that `activate` sets.',
    mistakeOf('no effect', {
      operations: ['activate (available)'],
      state: 'injected once, locale from a loader',
    }),
  ),
  mutant(
    'STATE-04',
    'accepts any locale while one from a loader is active',
    'The loader might still provide the locale.',
    mistakeOf('no effect', {
      operations: ['activate (unavailable)', 'locale= (unavailable)', 'with_locale (unavailable)'],
      state: 'injected once, locale from a loader',
    }),
  ),
  mutant(
    'STATE-04',
    'forgets a hash that is injected after a loader',
    'A catalog is designed for either hashes or loaders.',
    mistakeOf('no effect', { operations: ['inject (hash)'], state: 'injected once, locale from a loader' }),
  ),
  mutant(
    'STATE-04',
    'forgets a second loader',
    'The catalog has a field for only one loader.',
    mistakeOf('no effect', { operations: ['inject (loader)'], state: 'injected once, locale from a loader' }),
  ),
  mutant(
    'STATE-04',
    'localizes differently while a locale from a loader is active',
    'Formats are read only from hashes.',
    mistakeOf('no effect', { operations: ['localize'], state: 'injected once, locale from a loader' }),
  ),
];
