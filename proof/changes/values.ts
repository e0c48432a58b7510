import type { Adapter, TranslateParams } from '../../adapter/contract/adapter';
import type { Scalar } from '../../adapter/contract/values';
import { found, lookups } from './lookups';
import type { Change } from './reference-with';

/** Values of placeholders by name: `params`, or named arguments. */
export type PlaceholderValues = { readonly [name: string]: Scalar };

/** Changes the `params` of lookups that have any. */
export function paramsBecome(change: (params: PlaceholderValues) => PlaceholderValues): Change {
  return lookups(
    (lookup) => (params) => lookup(params.params ? { ...params, params: change(params.params) } : params),
  );
}

/** Changes the named arguments of lookups that have any. */
export function kwargsBecome(
  change: (kwargs: PlaceholderValues, params: TranslateParams) => PlaceholderValues,
): Change {
  return lookups(
    (lookup) => (params) =>
      lookup(params.kwargs ? { ...params, kwargs: change(params.kwargs, params) } : params),
  );
}

/** Changes each value of `params` and each named argument. */
export function valuesBecome(change: (value: Scalar) => Scalar): Change {
  return lookups(
    (lookup) => (params) =>
      lookup({
        ...params,
        ...(params.params && { params: mapValues(params.params, change) }),
        ...(params.kwargs && { kwargs: mapValues(params.kwargs, change) }),
      }),
  );
}

/** Returns the values, each of them changed. */
export function mapValues(values: PlaceholderValues, change: (value: Scalar) => Scalar): PlaceholderValues {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));
}

/** Returns the names of the placeholders in the text of a lookup, without `count` where the lookup has one. */
export async function placeholdersOf(
  reference: Adapter,
  params: TranslateParams,
): Promise<readonly string[]> {
  const text = await found(reference, { ...params, params: null, kwargs: {} });
  return [...(text ?? '').matchAll(/%\{([^{}]*)\}/g)].map(([, name = '']) => name);
}
