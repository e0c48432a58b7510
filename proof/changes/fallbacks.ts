import type { Adapter, SubjectParams } from '../../adapter/contract/adapter';
import type { FallbacksValue } from '../../adapter/contract/values';
import type { Change } from './reference-with';
import { activations } from './locales';
import { BySubject, isModule, subjectOf } from './surfaces';

/** The fallbacks of catalogs, as a change may use them. */
interface KnownFallbacks {
  /** The chain of a catalog's active locale; undefined for one without fallbacks. */
  chainOf(params: SubjectParams): Promise<readonly string[] | undefined>;
  /** The same call, on a catalog that has no fallbacks and is otherwise the same. */
  alone<Params extends SubjectParams>(params: Params): Params;
}

/** Gives a change the fallbacks of catalogs, and creates a catalog without fallbacks beside each. */
export function knowingFallbacks(
  change: (known: KnownFallbacks, reference: Adapter) => Partial<Adapter>,
): Change {
  return (reference) => {
    const given = new BySubject<FallbacksValue>();
    const known: KnownFallbacks = {
      chainOf: async (params) => {
        const fallbacks = given.get(params);
        if (fallbacks === undefined) return undefined;
        return reference.fallbacksFor({ fallbacks, locale: await reference.locale(params) });
      },
      alone: (params) => (isModule(params) ? params : { ...params, subject: `${subjectOf(params)} alone` }),
    };
    return {
      newCatalog: async (params) => {
        if (params.fallbacks) given.set({ subject: params.catalog }, params.fallbacks);
        await reference.newCatalog({ ...params, catalog: `${params.catalog} alone`, fallbacks: null });
        return reference.newCatalog(params);
      },
      inject: async (params) => {
        await reference.inject(known.alone(params));
        return reference.inject(params);
      },
      ...activations((activate) => async (params) => {
        await reference.activate(known.alone(params));
        return activate(params);
      })(reference),
      ...change(known, reference),
    };
  };
}
