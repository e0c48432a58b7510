import { Fallbacks } from '../../reference/fallbacks';
import { overriding } from '../changes/overriding';
import { configurationsBecome } from '../changes/loading';
import { variantsOf, type Variant } from './variant';
import { givenBecomes, resultBecomes } from '../changes/results';

/** Variants that differ in fallbacks and locale tags. */
export const variants: readonly Variant[] = [
  ...variantsOf('SILENT-06', {
    'leaves the parents of the locale out of a chain': [
      'The mapping seems to name every locale that is tried.',
      resultBecomes('fallbacksFor', async (chain, { params, reference }) => {
        const parents = await reference.tagParents({ tag: params.locale });
        return chain.filter((locale) => !parents.includes(locale));
      }),
    ],
    'puts the default list before the mapped locales': [
      'The mapping seems to be a last resort for some locales.',
      resultBecomes('fallbacksFor', (chain, { params }) => {
        const defaults = params.fallbacks.default ?? [];
        return [...new Set([params.locale, ...defaults, ...chain])];
      }),
    ],
  }),
  ...variantsOf('SILENT-07', {
    'looks only in the active locale': [
      'The document does not show the effect of fallbacks.',
      configurationsBecome(async ({ fallbacks: _, ...config }) => config),
      givenBecomes('newCatalog', ({ fallbacks: _, ...params }) => params),
    ],
    'tries only the first fallback': [
      'Most applications have only one fallback.',
      overriding(Fallbacks.prototype, {
        for: (original) =>
          function (this: Fallbacks, locale) {
            return original.call(this, locale).slice(0, 2);
          },
      }),
    ],
  }),
  ...variantsOf('SILENT-08', {
    'splits a tag at underscores too': [
      'The host writes locales as fr_CA.',
      givenBecomes('tagParents', ({ tag }) => ({ tag: tag.replaceAll('_', '-') })),
    ],
    'returns the language of a tag as its only parent': [
      'A region seems to have only its language as parent.',
      resultBecomes('tagParents', (parents) => parents.slice(-1)),
    ],
  }),
];
