import type { Adapter, TranslateParams } from '../../adapter/contract/adapter';
import type { Count } from '../../adapter/contract/values';
import { lookups } from './lookups';
import type { Change } from './reference-with';
import { textOf } from './surfaces';

/** Params of a lookup that has a count. */
export type CountedParams = TranslateParams & { readonly count: Count };

/** Selects the form of a count; undefined leaves it to the reference. */
export type SelectCategory = (
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

/** Params that look one form of a key up, by its path, and fill the count in. */
export function formOf(params: CountedParams, category: string): TranslateParams {
  return { ...valuedCount(params), key: `${textOf(params.key)}.${category}` };
}

/** The same params with the count as a value of `%{count}` that selects no form. */
export function valuedCount({ count, ...params }: CountedParams): TranslateParams {
  return { ...params, params: { ...params.params, count } };
}

/** The category of a count by the rule of a locale; one without a rule has that of English. */
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

/** Whether a lookup has a count. */
export function isCounted(params: TranslateParams): params is CountedParams {
  return params.count !== undefined && params.count !== null;
}

/** The number that a count is. */
export function numberOf(count: Count): number {
  return typeof count === 'number' ? count : Number(count.float);
}
