import { mistakeOf } from '../../changes/states';
import { mutantsOf, type Mutant } from '../mutant';

/** Mistakes that operations make after a certain operation. */
export const mutants: readonly Mutant[] = mutantsOf('STATE-07', {
  'ignores `activate` after a locale was refused': [
    'The refused locale stays pending until it has translations, and blocks other activations.',
    mistakeOf('no effect', ['activate (available)'], { after: 'activate (unavailable)' }),
  ],
  'ignores `activate` after `locale=`': [
    'An assigned locale is treated as fixed.',
    mistakeOf('no effect', ['activate (available)'], { after: 'locale= (available)' }),
  ],
  'accepts an unavailable locale when `locale=` has just refused one': [
    'The error is raised only for the first refusal.',
    mistakeOf('no effect', ['locale= (unavailable)'], { after: 'locale= (unavailable)' }),
  ],
  'leaves another locale active when a locale is refused after `locale=`': [
    'The assigned and the activated locale are stored in two fields, and the refusal restores the wrong one.',
    mistakeOf('other locale', ['activate (unavailable)'], { after: 'locale= (available)' }),
  ],
  'runs a block in the previous locale after a refused block': [
    'The refused locale is still on the stack of locales.',
    mistakeOf('no effect', ['with_locale (available)'], { after: 'with_locale (unavailable)' }),
  ],
  'skips the second block for an unavailable locale, and raises no error': [
    'The error is raised only for the first refusal.',
    mistakeOf('no effect', ['with_locale (unavailable)'], { after: 'with_locale (unavailable)' }),
  ],
  'leaves another locale active when a block is refused after another block': [
    'The refusal restores a locale that was stored before the first block.',
    mistakeOf('other locale', ['with_locale (unavailable)'], { after: 'with_locale (available)' }),
  ],
  'forgets an injection after a refused locale': [
    'The refusal locks the list of locales.',
    mistakeOf('no effect', ['inject (hash)', 'inject (loader)'], { after: 'activate (unavailable)' }),
  ],
  'forgets an injection after `locale=`': [
    'Assigning a locale locks the list of locales.',
    mistakeOf('no effect', ['inject (hash)', 'inject (loader)'], { after: 'locale= (available)' }),
  ],
  'forgets a hash that is injected after a block': [
    'The translations are copied before the block, and the copy is restored after the next injection.',
    mistakeOf('no effect', ['inject (hash)'], { after: 'with_locale (available)' }),
  ],
  'localizes differently after a refused block': [
    'After the refusal, formats are looked up in the refused locale.',
    mistakeOf('no effect', ['localize'], { after: 'with_locale (unavailable)' }),
  ],
});
