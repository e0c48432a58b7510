import { invalidLocale } from '../../../../adapter/contract/errors';
import { blocksRun } from '../../../changes/blocks';
import { unlessRefused } from '../../../changes/locales';
import { defaultLocaleOf, nameText } from '../../../changes/surfaces';
import { mutant, type Mutant } from '../../mutant';

/** Mistakes in refusing the locale of a block. */
export const mutants: readonly Mutant[] = [
  mutant(
    'BLOCK-03',
    'the block runs in the locale of before',
    'A locale that is not there changes nothing, so the block might as well run.',
    blocksRun(async ({ params, reference, run }) => {
      const before = await reference.locale(params);
      await unlessRefused(reference.activate(params));
      const result = await run();
      await unlessRefused(reference.activate({ ...params, locale: before }));
      return result;
    }),
  ),
  mutant(
    'BLOCK-03',
    'raises after the block',
    'The locale is checked where it is used, which is after the block in a lazy language.',
    blocksRun(async ({ params, reference, run }) => {
      const name = await unlessRefused(reference.activate({ ...params, locale: params.locale }));
      const result = await run();
      if (name === undefined) throw invalidLocale(`${nameText(params.locale)} is not a valid locale`);
      return result;
    }),
  ),
  mutant(
    'BLOCK-03',
    'the default locale is active after it',
    'The ensure around it all gives back a locale that was not kept yet.',
    blocksRun(async ({ params, reference, run }) => {
      const before = await reference.locale(params);
      const name = await unlessRefused(reference.activate(params));
      if (name === undefined) {
        const locale = await defaultLocaleOf(reference, params);
        await unlessRefused(reference.activate({ ...params, locale }));
        throw invalidLocale(`${nameText(params.locale)} is not a valid locale`);
      }
      try {
        return await run();
      } finally {
        await unlessRefused(reference.activate({ ...params, locale: before }));
      }
    }),
  ),
  mutant(
    'BLOCK-03',
    'takes the language of a region',
    'Other libraries negotiate: fr for fr-CA.',
    (reference) => ({
      withLocale: (params) =>
        reference.withLocale({ ...params, locale: nameText(params.locale).split('-')[0] ?? '' }),
    }),
  ),
  mutant(
    'BLOCK-03',
    'the refused locale is listed as available',
    'Looking a locale up in the map of locales makes an entry for it.',
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
  ),
];
