import { invalidLocale } from '../../../../adapter/contract/errors';
import { blocksRun } from '../../../changes/blocks';
import { inLocale, unlessRefused } from '../../../changes/locales';
import { finding, found, localizations } from '../../../changes/lookups';
import { BySubject, nameText } from '../../../changes/surfaces';
import { after, raisingAfterwards } from '../../../changes/situations';
import { mistakeOf } from '../../../changes/states';
import { mutant, type Mutant } from '../../mutant';

/** Mistakes in the locale in which a block runs, and in the one after it. */
export const mutants: readonly Mutant[] = [
  mutant(
    'BLOCK-01',
    'runs a block in the locale of before',
    'The block is called while the arguments of the activation are evaluated.',
    blocksRun(async ({ params, reference, run }) => {
      const result = await run();
      const locale = await reference.locale(params);
      await reference.activate(params);
      await unlessRefused(reference.activate({ ...params, locale }));
      return result;
    }),
  ),
  mutant(
    'BLOCK-01',
    'refuses a Symbol as the locale of a block',
    'The form with a block is typed as a String.',
    (reference) => ({
      withLocale: async (params) => {
        if (typeof params.locale === 'string') return reference.withLocale(params);
        throw invalidLocale(`${nameText(params.locale)} is not a valid locale`);
      },
    }),
  ),
  mutant(
    'BLOCK-01',
    'localizes in the locale of before inside a block',
    'Formats are those of the locale that was activated; the block sets that of lookups.',
    (reference) => {
      const outside = new BySubject<string>();
      return {
        withLocale: async (params) => {
          outside.set(params, outside.get(params) ?? (await reference.locale(params)));
          return reference.withLocale(params);
        },
        ...localizations(
          (localize) => async (params) =>
            inLocale(reference, params, outside.get(params) ?? (await reference.locale(params)), () =>
              localize(params),
            ),
        )(reference),
      };
    },
  ),
  mutant(
    'BLOCK-01',
    'falls back to the locale outside of a block',
    'Locales of blocks are a stack, and a lookup goes down the stack.',
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
  ),
  mutant(
    'BLOCK-01',
    'raises for a block after an activation, having done its work',
    'What is restored is compared with the default locale.',
    raisingAfterwards('withLocale', after('activate', 'assignLocale')),
  ),
  mutant(
    'BLOCK-01',
    'runs a block in the locale before it when that is not the default one',
    'The block changes the default locale.',
    mistakeOf('no effect', {
      operations: ['with_locale (available)'],
      state: 'injected once, another locale',
    }),
  ),
];
