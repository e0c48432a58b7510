import { invalidLocale } from '../../../../adapter/contract/errors';
import { blocksRun } from '../../../changes/blocks';
import { unlessRefused, activateDefault } from '../../../changes/locales';
import { nameText } from '../../../changes/surfaces';
import { findingLocale, LENIENT_NAMES } from '../../lenient-names';
import { mistakeOf } from '../../../changes/states';
import { mutant, mutantsOf, type Mutant } from '../../mutant';
import { givenBecomes } from '../../../changes/results';

/** Mistakes in refusing the locale of a block. */
export const mutants: readonly Mutant[] = [
  ...mutantsOf('BLOCK-03', {
    'runs the block of a refused locale in the previous locale': [
      'An unavailable locale changes nothing, so the block may as well run.',
      blocksRun(async ({ params, reference, run }) => {
        const before = await reference.locale(params);
        await unlessRefused(reference.activate(params));
        const result = await run();
        await unlessRefused(reference.activate({ ...params, locale: before }));
        return result;
      }),
    ],
    'refuses an unavailable locale only after the block ran': [
      'The locale is checked when it is used, which in a lazy language is after the block.',
      blocksRun(async ({ params, reference, run }) => {
        const name = await unlessRefused(reference.activate({ ...params, locale: params.locale }));
        const result = await run();
        if (name === undefined) throw invalidLocale(`${nameText(params.locale)} is not a valid locale`);
        return result;
      }),
    ],
    'activates the default locale when it refuses a block': [
      'The ensure clause restores a locale that has not been stored yet.',
      blocksRun(async ({ params, reference, run }) => {
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
    ],
    'runs a block in the language when a regional locale is not available': [
      'Other libraries negotiate locales, and use fr for fr-CA.',
      givenBecomes('withLocale', (params) => ({
        ...params,
        locale: nameText(params.locale).split('-')[0] ?? '',
      })),
    ],
    'runs a block in the locale "en" in every catalog': [
      'The constant DEFAULT_LOCALE is always available.',
      blocksRun(({ params, reference, run }) =>
        reference.withLocale(params).catch((thrown: unknown) => {
          if (nameText(params.locale) !== 'en') throw thrown;
          return run();
        }),
      ),
    ],
    'lists a refused locale as available': [
      'Looking up a locale in the map of locales creates an entry for it.',
      (reference) => {
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
    ],
    'runs its block before it refuses': [
      'The locale is checked only at the end, after the previous locale has been restored.',
      blocksRun(async ({ params, reference, run }) => {
        const before = await reference.locale(params);
        const name = await unlessRefused(reference.activate({ ...params, locale: params.locale }));
        const result = await run();
        await unlessRefused(reference.activate({ ...params, locale: before }));
        if (name === undefined) throw invalidLocale(`${nameText(params.locale)} is not a valid locale`);
        return result;
      }),
    ],
    'activates another locale when a block is refused while the default locale is active': [
      'The previous locale is restored only if it is not the default locale.',
      mistakeOf('other locale', ['with_locale (unavailable)'], { state: 'injected once, default locale' }),
    ],
    'skips a block for an unavailable locale before `init`, and raises no error': [
      'Before `init`, there is no list of locales to check, so the method returns early.',
      mistakeOf('no effect', ['with_locale (unavailable)'], { state: 'before init' }),
    ],
  }),
  ...LENIENT_NAMES.map(([name, why, isMeant]) =>
    mutant('BLOCK-03', name, why, (reference) => ({
      withLocale: findingLocale(isMeant)(reference.withLocale, reference),
    })),
  ),
];
