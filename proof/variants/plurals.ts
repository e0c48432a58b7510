import type { TranslateParams } from '../../adapter/contract/adapter';
import type { Change } from '../changes/reference-with';
import { found, lookups } from '../changes/lookups';
import {
  categoryIn,
  formOf,
  isCounted,
  selecting,
  valuedCount,
  type CountedParams,
} from '../changes/plurals';
import { variant, type Variant } from './variant';

/** Other answers in plural rules and forms. */
export const variants: readonly Variant[] = [
  variant('SILENT-12', 'knows one and other alone', 'These two are shown.', (reference) => ({
    pluralRule: async (params) => ((await reference.pluralRule(params)) === 'one' ? 'one' : 'other'),
  })),
  variant(
    'SILENT-12',
    'gives every decimal count to other',
    'The rules of the Unicode consortium are about integers, as a rule.',
    (reference) => ({
      pluralRule: async (params) => {
        const isDecimal = typeof params.count === 'object' && !Number.isInteger(Number(params.count.float));
        return isDecimal ? 'other' : reference.pluralRule(params);
      },
    }),
  ),
  variant(
    'SILENT-13',
    'gives a region the rule of its language',
    'de-LI counts like de.',
    selecting(async (_, params, reference) => {
      const locale = await reference.locale(params);
      if ((await reference.pluralRuleName({ locale })) !== null) return undefined;
      return categoryIn(reference, locale.split('-')[0] ?? '', params.count);
    }),
  ),
  variant(
    'SILENT-13',
    'has one rule for every locale',
    'Which rule applies to which locale is not shown.',
    (reference) => ({
      pluralRuleName: async (params) => (await reference.pluralRuleName(params)) && 'OneOther',
    }),
  ),
  variant(
    'SILENT-14',
    'has no form for zero',
    'one and other are shown.',
    selecting(async (_, params, reference) =>
      categoryIn(reference, await reference.locale(params), params.count),
    ),
  ),
  variant(
    'SILENT-15',
    'takes other for a form that is absent',
    'other is for everything that has no form of its own.',
    orElse((params) => formOf(params, 'other')),
  ),
  variant(
    'SILENT-15',
    'takes a text for its only form',
    'A text that does not change with the count needs no forms.',
    orElse(valuedCount),
  ),
  variant(
    'SILENT-41',
    'counts in every language as in English',
    'Which rule applies to which locale is not shown.',
    selecting((count) => (count === 1 ? 'one' : 'other')),
  ),
  variant(
    'SILENT-14',
    'takes false under zero for a form',
    'false is a value that translations can have, and a lookup returns it as text.',
    lookups((lookup, reference) => async (params) => {
      if (!isCounted(params) || params.count !== 0) return lookup(params);
      const zero = await found(reference, { ...formOf(params, 'zero'), default: null });
      return zero === 'false' ? zero : lookup(params);
    }),
  ),
];

/** Looks something else up where a lookup with a count finds nothing. */
function orElse(other: (params: CountedParams) => TranslateParams): Change {
  return lookups((lookup, reference) => async (params) => {
    const isFound = async (its: TranslateParams) =>
      (await found(reference, { ...its, default: null })) !== undefined;
    if (!isCounted(params) || (await isFound(params))) return lookup(params);
    return lookup((await isFound(other(params))) ? other(params) : params);
  });
}
