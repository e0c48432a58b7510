import { invalidLocale } from '../../../../adapter/contract/errors';
import { blocksRun } from '../../../changes/blocks';
import { inLocale, unlessRefused } from '../../../changes/locales';
import { finding, found, localizations } from '../../../changes/lookups';
import { BySubject, defaultLocaleOf, nameText } from '../../../changes/surfaces';
import { after, again, inBlock, raisingAfterwards } from '../../../changes/raising';
import { mutant, type Mutant } from '../../mutant';

/** Mistakes in the locale in which a block runs, and in the one after it. */
export const mutants: readonly Mutant[] = [
  mutant(
    'BLOCK-01',
    'the block runs in the locale of before',
    'The block is called while the arguments of the activation are evaluated.',
    blocksRun(async ({ params, reference, run }) => {
      const result = await run();
      const locale = await reference.locale(params);
      await reference.activate(params);
      await unlessRefused(reference.activate({ ...params, locale }));
      return result;
    }),
  ),
  mutant('BLOCK-01', 'knows no Symbols', 'The form with a block is typed as a String.', (reference) => ({
    withLocale: async (params) => {
      if (typeof params.locale === 'string') return reference.withLocale(params);
      throw invalidLocale(`${nameText(params.locale)} is not a valid locale`);
    },
  })),
  mutant(
    'BLOCK-01',
    'localization does not see it',
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
    'lookups fall back to the locale outside',
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
    'an inner block leaves the default locale to the outer one',
    'The default locale is what is activated after any block.',
    blocksRun(async ({ params, reference, run }) => {
      const before = await reference.locale(params);
      await reference.activate(params);
      const isInner = before !== (await defaultLocaleOf(reference, params));
      const result = await run();
      await unlessRefused(
        reference.activate({
          ...params,
          locale: isInner ? await defaultLocaleOf(reference, params) : before,
        }),
      );
      return result;
    }),
  ),
  mutant(
    'BLOCK-02',
    'the locale of the block stays active',
    'The block was added to the method that activates.',
    blocksRun(async ({ params, reference, run }) => {
      await reference.activate(params);
      return run();
    }),
  ),
  mutant(
    'BLOCK-02',
    'the default locale is active after it',
    'Before the block, it was the default locale that was active, as a rule.',
    blocksRun(async ({ params, reference, run }) => {
      await reference.activate(params);
      const result = await run();
      const locale = await defaultLocaleOf(reference, params);
      await unlessRefused(reference.activate({ ...params, locale }));
      return result;
    }),
  ),
  mutant(
    'BLOCK-02',
    'the locale of the block stays active when the block raises',
    'What comes after the block is not in an ensure.',
    blocksRun(async ({ params, reference, run }) => {
      const locale = await reference.locale(params);
      await reference.activate(params);
      const result = await run();
      await unlessRefused(reference.activate({ ...params, locale }));
      return result;
    }),
  ),
  mutant(
    'BLOCK-02',
    'a locale that the block activated stays active',
    'The locale is given back where it is still that of the block.',
    blocksRun(async ({ params, reference, run }) => {
      const before = await reference.locale(params);
      const locale = await reference.activate(params);
      try {
        return await run();
      } finally {
        const isSame = (await reference.locale(params)) === locale;
        if (isSame) await unlessRefused(reference.activate({ ...params, locale: before }));
      }
    }),
  ),
  mutant(
    'BLOCK-02',
    'a default locale without translations cannot be given back',
    'The locale of before is activated like any other, and refused.',
    blocksRun(async ({ params, reference, run }) => {
      const locale = await reference.locale(params);
      await reference.activate(params);
      try {
        return await run();
      } finally {
        await reference.activate({ ...params, locale });
      }
    }),
  ),
  mutant(
    'BLOCK-02',
    'the locale before the first block is what every block gives back',
    'The locale is kept in a field, and not on the stack.',
    (reference) => {
      const first = new BySubject<string>();
      return blocksRun(async ({ params, run }) => {
        const locale = first.get(params) ?? (await reference.locale(params));
        first.set(params, await reference.locale(params));
        await reference.activate(params);
        try {
          return await run();
        } finally {
          await unlessRefused(reference.activate({ ...params, locale: first.get(params) ?? locale }));
        }
      })(reference);
    },
  ),
  mutant(
    'BLOCK-02',
    'raises the second time, after its work',
    'The locale of before is put on a stack that is never made empty.',
    raisingAfterwards('withLocale', again),
  ),
  mutant(
    'BLOCK-01',
    'raises after an activation, having done its work',
    'What is restored is compared with the default locale.',
    raisingAfterwards('withLocale', after('activate', 'assignLocale')),
  ),
  mutant(
    'BLOCK-02',
    'an activation in a block raises, having done its work',
    'A block holds a lock that an activation waits for in vain.',
    raisingAfterwards('activate', inBlock),
  ),
];
