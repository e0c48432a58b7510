import { type Adapter } from '../../../adapter/contract/adapter';
import { type FallbacksValue } from '../../../adapter/contract/values';
import { type Change } from '../../changes/reference-with';
import { fromVariants } from '../from-variants';
import { mutantsOf, type Mutant } from '../mutant';
import { resultBecomes } from '../../changes/results';

/** Mistakes in chains of fallbacks. */
export const mutants: readonly Mutant[] = [
  ...mutantsOf('FALLBACK-01', {
    ...fromVariants('SILENT-06/leaves-the-parents-of-the-locale-out-of-a-chain'),
    'puts the farthest parent before the nearest one': chainsBecome(async (chain, { locale }, reference) => {
      const parents = await reference.tagParents({ tag: locale });
      return [locale, ...parents.toReversed(), ...chain.slice(1 + parents.length)];
    }),
  }),
  ...mutantsOf('FALLBACK-02', {
    'leaves the parents of mapped locales out of a chain': chainsBecome(
      async (chain, { locale, fallbacks }, reference) => {
        const own = [locale, ...(await reference.tagParents({ tag: locale }))];
        const named = Object.values(fallbacks.mapping ?? {}).flat();
        return chain.filter(
          (name) => own.includes(name) || named.includes(name) || fallbacks.default?.includes(name),
        );
      },
    ),
    'does not follow the mappings of mapped locales': chainsBecome(
      async (_, { locale, fallbacks }, reference) => {
        const own = [locale, ...(await reference.tagParents({ tag: locale }))];
        const named = own.flatMap((name) => fallbacks.mapping?.[name] ?? []);
        const parents = await Promise.all(
          named.map(async (tag) => [tag, ...(await reference.tagParents({ tag }))]),
        );
        return [...new Set([...own, ...parents.flat(), ...(fallbacks.default ?? [])])];
      },
    ),
  }),
  ...mutantsOf('FALLBACK-03', {
    'adds the parents of the locales in the default list': chainsBecome(
      async (chain, { fallbacks }, reference) => {
        const parents = (fallbacks.default ?? []).map((tag) => reference.tagParents({ tag }));
        return [...new Set([...chain, ...(await Promise.all(parents)).flat()])];
      },
    ),
    'leaves the default list out when there is a mapping': chainsBecome(async (chain, { fallbacks }) =>
      Object.keys(fallbacks.mapping ?? {}).length > 0
        ? chain.filter((name) => !fallbacks.default?.includes(name))
        : chain,
    ),
    ...fromVariants('SILENT-06/puts-the-default-list-before-the-mapped-locales'),
  }),
  ...mutantsOf('FALLBACK-04', {
    'lists a locale twice when the default names it twice': chainsBecome(async (chain, { fallbacks }) => [
      ...chain.filter((name) => !fallbacks.default?.includes(name)),
      ...(fallbacks.default ?? []),
    ]),
    'lists a mapped locale twice': chainsBecome(async (chain, { locale, fallbacks }) => [
      ...chain,
      ...(chain.length > 1 ? [fallbacks.mapping?.[locale] ?? []].flat() : []),
    ]),
  }),
];

function chainsBecome(
  change: (chain: readonly string[], asked: Asked, reference: Adapter) => Promise<readonly string[]>,
): Change {
  return resultBecomes('fallbacksFor', (chain, { params: asked, reference }) =>
    change(chain, asked, reference),
  );
}

type Asked = { readonly fallbacks: FallbacksValue; readonly locale: string };
