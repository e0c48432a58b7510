import { blocksRun, localizingOutside } from '../../../changes/blocks';
import { inLocale, unlessRefused, refusingSymbols } from '../../../changes/locales';
import { finding, found } from '../../../changes/lookups';
import { BySubject } from '../../../changes/surfaces';
import { after, raisingAfterwards } from '../../../changes/situations';
import { mistakeOf } from '../../../changes/states';
import { mutantsOf, type Mutant } from '../../mutant';
import { givenBecomes } from '../../../changes/results';

/** Mistakes in the locale in which a block runs, and in the one after it. */
export const mutants: readonly Mutant[] = mutantsOf('BLOCK-01', {
  'runs a block in the previous locale': [
    'The block is evaluated as an argument, before the locale is activated.',
    blocksRun(async ({ params, reference, run }) => {
      const result = await run();
      const locale = await reference.locale(params);
      await reference.activate(params);
      await unlessRefused(reference.activate({ ...params, locale }));
      return result;
    }),
  ],
  'refuses a Symbol as the locale of a block': [
    'The overload with a block takes only a String.',
    givenBecomes('withLocale', refusingSymbols),
  ],
  'localizes in the previous locale inside a block': [
    'Formats follow the activated locale, and the block changes only the locale of lookups.',
    localizingOutside(),
  ],
  'falls back to the locale outside of a block': [
    'The locales of blocks form a stack, and a lookup searches the whole stack.',
    (reference) => {
      const outside = new BySubject<string>();
      return {
        withLocale: async (params) => {
          outside.set(params, await reference.locale(params));
          return reference.withLocale(params);
        },
        ...finding((find) => async (params) => {
          const locale = outside.get(params);
          return (
            (await find(params)) ??
            (locale && (await inLocale(reference, params, locale, () => found(reference, params))))
          );
        })(reference),
      };
    },
  ],
  'raises an error for a block after an activation, but runs the block': [
    'The method expects the locale that it restores to be the default locale, and fails otherwise.',
    raisingAfterwards('withLocale', after('activate', 'assignLocale')),
  ],
  'runs a block in the previous locale when that is not the default locale': [
    'The block changes the default locale, which an activated locale overrides.',
    mistakeOf('no effect', ['with_locale (available)'], { state: 'injected once, another locale' }),
  ],
});
