import { mistakeOf } from '../../changes/states';
import { mutantsOf, type Mutant } from '../mutant';

/** Mistakes that operations make after a certain operation. */
export const mutants: readonly Mutant[] = mutantsOf('STATE-07', {
  'ignores `activate` after a locale was refused': mistakeOf('no effect', ['activate (available)'], {
    after: 'activate (unavailable)',
  }),
  'ignores `activate` after `locale=`': mistakeOf('no effect', ['activate (available)'], {
    after: 'locale= (available)',
  }),
  'accepts an unavailable locale when `locale=` has just refused one': mistakeOf(
    'no effect',
    ['locale= (unavailable)'],
    { after: 'locale= (unavailable)' },
  ),
  'leaves another locale active when a locale is refused after `locale=`': mistakeOf(
    'other locale',
    ['activate (unavailable)'],
    { after: 'locale= (available)' },
  ),
  'runs a block in the previous locale after a refused block': mistakeOf(
    'no effect',
    ['with_locale (available)'],
    { after: 'with_locale (unavailable)' },
  ),
  'skips the second block for an unavailable locale, and raises no error': mistakeOf(
    'no effect',
    ['with_locale (unavailable)'],
    { after: 'with_locale (unavailable)' },
  ),
  'leaves another locale active when a block is refused after another block': mistakeOf(
    'other locale',
    ['with_locale (unavailable)'],
    { after: 'with_locale (available)' },
  ),
  'forgets an injection after a refused locale': mistakeOf(
    'no effect',
    ['inject (hash)', 'inject (loader)'],
    { after: 'activate (unavailable)' },
  ),
  'forgets an injection after `locale=`': mistakeOf('no effect', ['inject (hash)', 'inject (loader)'], {
    after: 'locale= (available)',
  }),
  'forgets a hash that is injected after a block': mistakeOf('no effect', ['inject (hash)'], {
    after: 'with_locale (available)',
  }),
  'localizes differently after a refused block': mistakeOf('no effect', ['localize'], {
    after: 'with_locale (unavailable)',
  }),
});
