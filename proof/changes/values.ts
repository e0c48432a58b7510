import type { Adapter, TranslateParams } from '../../adapter/contract/adapter';
import type { FloatValue, Scalar } from '../../adapter/contract/values';
import { argumentsBecome, found } from './lookups';
import type { Change } from './reference-with';

/** Values of placeholders by name: `params`, or named arguments. */
type PlaceholderValues = { readonly [name: string]: Scalar };

/** Changes the `params` of lookups that have any. */
export function paramsBecome(change: (params: PlaceholderValues) => PlaceholderValues): Change {
  return argumentsBecome((params) => (params.params ? { ...params, params: change(params.params) } : params));
}

/** Changes the named arguments of lookups that have any. */
export function kwargsBecome(
  change: (kwargs: PlaceholderValues, params: TranslateParams) => PlaceholderValues,
): Change {
  return argumentsBecome((params) =>
    params.kwargs ? { ...params, kwargs: change(params.kwargs, params) } : params,
  );
}

/** Changes each value of `params` and each named argument. */
export function valuesBecome(change: (value: Scalar, name: string) => Scalar): Change {
  return argumentsBecome((params) => ({
    ...params,
    ...(params.params && { params: mapValues(params.params, change) }),
    ...(params.kwargs && { kwargs: mapValues(params.kwargs, change) }),
  }));
}

/** Tells whether a lookup has values for placeholders. */
export function hasValues({ params, kwargs }: TranslateParams): boolean {
  return Object.keys({ ...params, ...kwargs }).length > 0;
}

/** Tells whether a value is a Float. */
export function isFloat(value: Scalar): value is FloatValue {
  return typeof value === 'object' && value !== null;
}

/** Returns the values, each of them changed. */
export function mapValues(
  values: PlaceholderValues,
  change: (value: Scalar, name: string) => Scalar,
): PlaceholderValues {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value, name)]));
}

/** Returns the names of the placeholders in the text of a lookup, without `count` where the lookup has one. */
export async function placeholdersOf(
  reference: Adapter,
  params: TranslateParams,
): Promise<readonly string[]> {
  const text = await found(reference, { ...params, params: null, kwargs: {} });
  return [...(text ?? '').matchAll(/%\{([^{}]*)\}/g)].map(([, name = '']) => name);
}
