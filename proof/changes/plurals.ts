import type { Adapter, TranslateParams } from '../../adapter/contract/adapter';
import type { Count } from '../../adapter/contract/values';
import { lookups } from './lookups';
import type { Change } from './reference-with';
import { nameText } from './surfaces';

/** Params of a lookup that has a count. */
export type CountedParams = TranslateParams & { readonly count: Count };

/** Returns the category whose form a count takes; undefined leaves it to the reference. */
type SelectCategory = (
  count: number,
  params: CountedParams,
  reference: Adapter,
) => string | undefined | Promise<string | undefined>;

/** Changes which plural form a lookup with a count takes. */
export function selecting(select: SelectCategory): Change {
  return lookups((lookup, reference) => async (params) => {
    if (!isCounted(params)) return lookup(params);
    const category = await select(numberOf(params.count), params, reference);
    return lookup(category === undefined ? params : formOf(params, category));
  });
}

/** Returns params that look up one form of a key by its path, and fill in the count. */
export function formOf(params: CountedParams, category: string): TranslateParams {
  return { ...valuedCount(params), key: `${nameText(params.key)}.${category}` };
}

/** Returns params that fill in the count, and select no form by it. */
export function valuedCount({ count, ...params }: CountedParams): TranslateParams {
  return { ...params, params: { ...params.params, count } };
}

/** Returns the category of a count by the rule of a locale; a locale without one has the rule of English. */
export async function categoryIn(reference: Adapter, locale: string, count: Count): Promise<string> {
  const rule = (await reference.pluralRuleName({ locale })) ?? 'OneOther';
  return reference.pluralRule({ rule, count });
}

/** Changes the name of the rule type that is registered for a locale. */
export function registeredRulesBecome(
  change: (locale: string, rule: string | null) => string | null,
): Change {
  return ({ pluralRuleName }) => ({
    pluralRuleName: async (params) => change(params.locale, await pluralRuleName(params)),
  });
}

/** Tells whether a lookup has a count. */
export function isCounted(params: TranslateParams): params is CountedParams {
  return params.count !== undefined && params.count !== null;
}

/** Returns a count as a number. */
export function numberOf(count: Count): number {
  return typeof count === 'number' ? count : Number(count.float);
}
