import { blocksRun, localizingOutside } from '../../changes/blocks';
import { inLocale, unlessRefused, refusingSymbols, activateDefault } from '../../changes/locales';
import { finding, found } from '../../changes/lookups';
import { BySubject, nameText } from '../../changes/surfaces';
import { after, raisingAfterwards } from '../../changes/situations';
import { mistakeOf } from '../../changes/states';
import { mutantsOf, type Mutant } from '../mutant';
import { givenBecomes } from '../../changes/results';
import { invalidLocale } from '../../../adapter/contract/errors';
import { findingLocale, LENIENT_NAMES } from '../lenient-names';

/** Mistakes in the locale in which a block runs, and in refusing a locale. */
export const mutants: readonly Mutant[] = [
  ...mutantsOf('BLOCK-01', {
    'runs a block in the previous locale': blocksRun(async ({ params, reference, run }) => {
      const result = await run();
      const locale = await reference.locale(params);
      await reference.activate(params);
      await unlessRefused(reference.activate({ ...params, locale }));
      return result;
    }),
    'refuses a Symbol as the locale of a block': givenBecomes('withLocale', refusingSymbols),
    'localizes in the previous locale inside a block': localizingOutside(),
    'falls back to the locale outside of a block': (reference) => {
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
    'raises an error for a block after an activation, but runs the block': raisingAfterwards(
      'withLocale',
      after('activate', 'assignLocale'),
    ),
    'runs a block in the previous locale when that is not the default locale': mistakeOf(
      'no effect',
      ['with_locale (available)'],
      { state: 'injected once, another locale' },
    ),
  }),
  ...mutantsOf('BLOCK-03', {
    'runs the block of a refused locale in the previous locale': blocksRun(
      async ({ params, reference, run }) => {
        const before = await reference.locale(params);
        await unlessRefused(reference.activate(params));
        const result = await run();
        await unlessRefused(reference.activate({ ...params, locale: before }));
        return result;
      },
    ),
    'refuses an unavailable locale only after the block ran': blocksRun(
      async ({ params, reference, run }) => {
        const name = await unlessRefused(reference.activate({ ...params, locale: params.locale }));
        const result = await run();
        if (name === undefined) throw invalidLocale(`${nameText(params.locale)} is not a valid locale`);
        return result;
      },
    ),
    'activates the default locale when it refuses a block': blocksRun(async ({ params, reference, run }) => {
      const before = await reference.locale(params);
      const name = await unlessRefused(reference.activate(params));
      if (name === undefined) {
        await activateDefault(reference, params);
        throw invalidLocale(`${nameText(params.locale)} is not a valid locale`);
      }
      try {
        return await run();
      } finally {
        await unlessRefused(reference.activate({ ...params, locale: before }));
      }
    }),
    'accepts the locale "en" for a block in every catalog': blocksRun(({ params, reference, run }) =>
      reference.withLocale(params).catch((thrown: unknown) => {
        if (nameText(params.locale) !== 'en') throw thrown;
        return run();
      }),
    ),
    'lists a refused locale as available': (reference) => {
      const refused: string[] = [];
      return {
        withLocale: async (params) => {
          refused.push(nameText(params.locale));
          const result = await reference.withLocale(params);
          refused.pop();
          return result;
        },
        availableLocales: async (params) => [...(await reference.availableLocales(params)), ...refused],
      };
    },
    'refuses an unavailable locale only after the block ran and the previous locale was restored': blocksRun(
      async ({ params, reference, run }) => {
        const before = await reference.locale(params);
        const name = await unlessRefused(reference.activate({ ...params, locale: params.locale }));
        const result = await run();
        await unlessRefused(reference.activate({ ...params, locale: before }));
        if (name === undefined) throw invalidLocale(`${nameText(params.locale)} is not a valid locale`);
        return result;
      },
    ),
    'activates another locale when a block is refused while the default locale is active': mistakeOf(
      'other locale',
      ['with_locale (unavailable)'],
      { state: 'injected once, default locale' },
    ),
    'skips a block for an unavailable locale before `init`, and raises no error': mistakeOf(
      'no effect',
      ['with_locale (unavailable)'],
      { state: 'before init' },
    ),
    'treats an underscore in the name of a locale as a hyphen': (reference) => ({
      withLocale: findingLocale(LENIENT_NAMES['treats an underscore in the name of a locale as a hyphen'])(
        reference.withLocale,
        reference,
      ),
    }),
  }),
];
