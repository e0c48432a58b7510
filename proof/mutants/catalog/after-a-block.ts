import { invalidLocale } from '../../../adapter/contract/errors';
import { blocksRun } from '../../changes/blocks';
import { keepingLocale } from '../../changes/keeping';
import { unlessRefused, activateDefault } from '../../changes/locales';
import { after, again, inBlock, raisingAfterwards, returningAfterwards } from '../../changes/situations';
import { BySubject, defaultLocaleOf, nameText, subjectOf } from '../../changes/surfaces';
import { mutantsOf, type Mutant } from '../mutant';

/** Mistakes in the state after a block with a locale. */
export const mutants: readonly Mutant[] = mutantsOf('BLOCK-02', {
  'keeps the locale of a block active': [
    'The author added a block to `activate`, but did not restore the previous locale.',
    blocksRun(async ({ params, reference, run }) => {
      await reference.activate(params);
      return run();
    }),
  ],
  'activates the default locale after a block': [
    'The default locale is usually the one that was active before a block.',
    blocksRun(async ({ params, reference, run }) => {
      await reference.activate(params);
      const result = await run();
      await activateDefault(reference, params);
      return result;
    }),
  ],
  'activates "en" after a block if the default locale was active': [
    'The constant DEFAULT_LOCALE is activated instead of the default locale of the catalog.',
    blocksRun(async ({ params, reference, run }) => {
      const before = await reference.locale(params);
      await reference.activate(params);
      try {
        return await run();
      } finally {
        const locale = before === (await defaultLocaleOf(reference, params)) ? 'en' : before;
        await unlessRefused(reference.activate({ ...params, locale }));
      }
    }),
  ],
  'keeps the locale of a block active when the block raises': [
    'The code that restores the locale is not in an ensure clause.',
    blocksRun(async ({ params, reference, run }) => {
      const locale = await reference.locale(params);
      await reference.activate(params);
      const result = await run();
      await unlessRefused(reference.activate({ ...params, locale }));
      return result;
    }),
  ],
  'keeps a locale active that a block activated': [
    'The previous locale is restored only if the active locale is still that of the block.',
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
  ],
  'does not reactivate a default locale without translations after a block': [
    'The previous locale is activated like any other, and is refused.',
    blocksRun(async ({ params, reference, run }) => {
      const locale = await reference.locale(params);
      await reference.activate(params);
      try {
        return await run();
      } finally {
        await reference.activate({ ...params, locale });
      }
    }),
  ],
  'leaves the locale of a block active when another block ran inside it': [
    'The locale to restore is stored in a field, not on a stack.',
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
  ],
  'raises an error for the second block, but runs the block': [
    'The previous locale is pushed on a stack, but never popped.',
    raisingAfterwards('withLocale', again),
  ],
  'raises an error for an activation in a block, but activates the locale': [
    'A block holds a lock on the locale, so an activation inside it fails.',
    raisingAfterwards('activate', inBlock),
  ],
  'raises an error for a block after a lookup, but runs the block': [
    'The method clears the cache of texts, which fails when the cache is not empty.',
    raisingAfterwards('withLocale', after('translate', 't', 'translateOrThrow', 'tOrThrow')),
  ],
  'forgets the locale of a block when it refuses an inner block': [
    'Each refusal restores the locale that was active outside all blocks.',
    (reference) => {
      const outside = new BySubject<string>();
      return blocksRun(async ({ params, run }) => {
        const before = await reference.locale(params);
        const locale = outside.get(params) ?? before;
        const name = await unlessRefused(reference.activate(params));
        if (name === undefined) {
          await unlessRefused(reference.activate({ ...params, locale }));
          throw invalidLocale(`${nameText(params.locale)} is not a valid locale`);
        }
        outside.set(params, locale);
        try {
          return await run();
        } finally {
          outside.delete(params);
          await unlessRefused(reference.activate({ ...params, locale: before }));
        }
      })(reference);
    },
  ],
  'localizes in the locale of a block that raised an error': [
    'The code that clears the cache of formats and names is not in an ensure clause.',
    keepingLocale('after a raise'),
  ],
  'activates the default locale after an inner block': [
    'The default locale is activated after every block.',
    blocksRun(async ({ params, reference, run }) => {
      const before = await reference.locale(params);
      await reference.activate(params);
      const isInner = before !== (await defaultLocaleOf(reference, params));
      const result = await run();
      if (isInner) await activateDefault(reference, params);
      else await unlessRefused(reference.activate({ ...params, locale: before }));
      return result;
    }),
  ],
  'raises an error for an activation after a block, but activates the locale': [
    'The block already cleared the cache of names, and clearing it again fails.',
    raisingAfterwards('activate', after('withLocale')),
  ],
  'returns the default locale from an activation inside a block': [
    'The method returns a field in which a block stores the locale to restore.',
    returningAfterwards('activate', inBlock, 'en'),
  ],
  'raises an error for an injection after a block, but injects the translations': [
    'The block already cleared the cache of names, and clearing it again fails.',
    raisingAfterwards('inject', after('withLocale')),
  ],
  'brings back the locale of the block around a nested block, not the one activated in it': [
    'A stack has the locales of the blocks, and `activate` does not change it.',
    (reference) => {
      const blocks: string[] = [];
      return {
        withLocale: async (params) => {
          const around = blocks.at(-1);
          blocks.push(nameText(params.locale));
          try {
            return await reference.withLocale(params);
          } finally {
            blocks.pop();
            if (around !== undefined)
              await unlessRefused(reference.activate({ subject: subjectOf(params), locale: around }));
          }
        },
      };
    },
  ],
});
