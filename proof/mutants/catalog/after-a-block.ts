import { invalidLocale } from '../../../adapter/contract/errors';
import { blocksRun } from '../../changes/blocks';
import { keepingLocale } from '../../changes/keeping';
import { unlessRefused, activateDefault } from '../../changes/locales';
import { after, again, inBlock, raisingAfterwards, returningAfterwards } from '../../changes/situations';
import { BySubject, defaultLocaleOf, nameText, subjectOf } from '../../changes/surfaces';
import { mutantsOf, type Mutant } from '../mutant';

/** Mistakes in the state after a block with a locale. */
export const mutants: readonly Mutant[] = mutantsOf('BLOCK-02', {
  'keeps the locale of a block active': blocksRun(async ({ params, reference, run }) => {
    await reference.activate(params);
    return run();
  }),
  'keeps the locale of a block active when the block raises': blocksRun(
    async ({ params, reference, run }) => {
      const locale = await reference.locale(params);
      await reference.activate(params);
      const result = await run();
      await unlessRefused(reference.activate({ ...params, locale }));
      return result;
    },
  ),
  'keeps a locale active that a block activated': blocksRun(async ({ params, reference, run }) => {
    const before = await reference.locale(params);
    const locale = await reference.activate(params);
    try {
      return await run();
    } finally {
      const isSame = (await reference.locale(params)) === locale;
      if (isSame) await unlessRefused(reference.activate({ ...params, locale: before }));
    }
  }),
  'refuses to reactivate a default locale without translations after a block': blocksRun(
    async ({ params, reference, run }) => {
      const locale = await reference.locale(params);
      await reference.activate(params);
      try {
        return await run();
      } finally {
        await reference.activate({ ...params, locale });
      }
    },
  ),
  'leaves the locale of a block active when another block ran inside it': (reference) => {
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
  'raises an error for the second block, but runs the block': raisingAfterwards('withLocale', again),
  'raises an error for a block after a lookup, but runs the block': raisingAfterwards(
    'withLocale',
    after('translate', 't', 'translateOrThrow', 'tOrThrow'),
  ),
  'activates the locale outside all blocks when it refuses an inner block': (reference) => {
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
  'localizes in the locale of a block that raised an error': keepingLocale('after a raise'),
  'activates the default locale after an inner block': blocksRun(async ({ params, reference, run }) => {
    const before = await reference.locale(params);
    await reference.activate(params);
    const isInner = before !== (await defaultLocaleOf(reference, params));
    const result = await run();
    if (isInner) await activateDefault(reference, params);
    else await unlessRefused(reference.activate({ ...params, locale: before }));
    return result;
  }),
  'raises an error for an activation after a block, but activates the locale': raisingAfterwards(
    'activate',
    after('withLocale'),
  ),
  'returns the default locale from an activation inside a block': returningAfterwards(
    'activate',
    inBlock,
    'en',
  ),
  'raises an error for an injection after a block, but injects the translations': raisingAfterwards(
    'inject',
    after('withLocale'),
  ),
  'saves no locale for a block in the active locale, and brings back the one that was saved last': (
    reference,
  ) => {
    const saved: string[] = [];
    return blocksRun(async ({ params, reference: original, run }) => {
      const before = await original.locale(params);
      const locale = await original.activate(params);
      if (before !== locale) saved.push(before);
      try {
        return await run();
      } finally {
        const last = saved.at(-1) ?? before;
        if (before !== locale) saved.pop();
        await unlessRefused(original.activate({ ...params, locale: last }));
      }
    })(reference);
  },
  'saves the locales of four nested blocks, and brings back the last of them after deeper ones': (
    reference,
  ) => {
    const saved: string[] = [];
    let depth = 0;
    return blocksRun(async ({ params, reference: original, run }) => {
      const before = await original.locale(params);
      await original.activate(params);
      depth += 1;
      if (depth <= 4) saved.push(before);
      try {
        return await run();
      } finally {
        const last = saved.at(-1) ?? before;
        if (depth <= 4) saved.pop();
        depth -= 1;
        await unlessRefused(original.activate({ ...params, locale: last }));
      }
    })(reference);
  },
  'activates the locale outside all blocks when an inner block raises an error': (reference) => {
    const outside: string[] = [];
    return blocksRun(async ({ params, reference: original, run }) => {
      const before = await original.locale(params);
      outside.push(before);
      await original.activate(params);
      const isDone = await run().then(
        (result) => ({ result }),
        (thrown: unknown) => ({ thrown }),
      );
      const locale = 'thrown' in isDone ? (outside[0] ?? before) : before;
      outside.pop();
      await unlessRefused(original.activate({ ...params, locale }));
      if ('thrown' in isDone) throw isDone.thrown;
      return isDone.result;
    })(reference);
  },
  'keeps a locale active that a block activated before it raised an error': blocksRun(
    async ({ params, reference, run }) => {
      const before = await reference.locale(params);
      const locale = await reference.activate(params);
      try {
        const result = await run();
        await unlessRefused(reference.activate({ ...params, locale: before }));
        return result;
      } catch (thrown) {
        const isSame = (await reference.locale(params)) === locale;
        if (isSame) await unlessRefused(reference.activate({ ...params, locale: before }));
        throw thrown;
      }
    },
  ),
  'drops what a block injected when the block raises an error': (reference) => {
    const injected: Parameters<typeof reference.inject>[0][] = [];
    let blocks = 0;
    return {
      inject: async (params) => {
        if (blocks === 0) return reference.inject(params);
        injected.push(params);
        return null;
      },
      withLocale: async (params) => {
        blocks += 1;
        try {
          const result = await reference.withLocale(params);
          for (const one of injected) await reference.inject(one);
          return result;
        } finally {
          blocks -= 1;
          injected.length = 0;
        }
      },
    };
  },
  'brings back the locale of the block around a nested block, not the one activated in it': (reference) => {
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
});
