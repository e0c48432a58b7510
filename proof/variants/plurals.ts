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
import { variant, variantsOf, type Variant } from './variant';
import { resultBecomes } from '../changes/results';

/** Variants that differ in plural rules and forms. */
export const variants: readonly Variant[] = [
  ...variantsOf('SILENT-12', {
    'supports only `one` and `other`': [
      'The document shows only `one` and `other`.',
      resultBecomes('pluralRule', (category) => (category === 'one' ? 'one' : 'other')),
    ],
    'selects `other` for every decimal count': [
      "Most of Unicode's plural rules are about integers.",
      resultBecomes('pluralRule', (category, { params: { count } }) =>
        typeof count === 'object' && !Number.isInteger(Number(count.float)) ? 'other' : category,
      ),
    ],
  }),
  ...variantsOf('SILENT-13', {
    'gives a region the rule of its language': [
      'In other libraries, de-LI counts like de.',
      selecting(async (_, params, reference) => {
        const locale = await reference.locale(params);
        if ((await reference.pluralRuleName({ locale })) !== null) return undefined;
        return categoryIn(reference, locale.split('-')[0] ?? '', params.count);
      }),
    ],
    'has one rule for every locale': [
      'The document does not show which rule applies to which locale.',
      resultBecomes('pluralRuleName', (rule) => rule && 'OneOther'),
    ],
  }),
  ...variantsOf('SILENT-14', {
    'has no form for zero': [
      'The document shows only `one` and `other`.',
      selecting(async (_, params, reference) =>
        categoryIn(reference, await reference.locale(params), params.count),
      ),
    ],
    'treats false under `zero` as a form': [
      'Translations can have the value false, and a lookup returns it as text.',
      lookups((lookup, reference) => async (params) => {
        if (!isCounted(params) || params.count !== 0) return lookup(params);
        const zero = await found(reference, { ...formOf(params, 'zero'), default: null });
        return zero === 'false' ? zero : lookup(params);
      }),
    ],
  }),
  ...variantsOf('SILENT-15', {
    'uses `other` when the selected form is absent': [
      'The category `other` seems to be for every count without a form of its own.',
      otherwiseWith((params) => formOf(params, 'other')),
    ],
    'uses a text as its only form': [
      'A text that does not change with the count needs no forms.',
      otherwiseWith(valuedCount),
    ],
  }),
  variant(
    'SILENT-41',
    'counts in every language as in English',
    'The document does not show which rule applies to which locale.',
    selecting((count) => (count === 1 ? 'one' : 'other')),
  ),
];

/** Lets a lookup with a count that finds nothing look up other params, if these find a translation. */
function otherwiseWith(otherParams: (params: CountedParams) => TranslateParams): Change {
  return lookups((lookup, reference) => async (params) => {
    const finds = async (tried: TranslateParams) =>
      (await found(reference, { ...tried, default: null })) !== undefined;
    if (!isCounted(params) || (await finds(params))) return lookup(params);
    const others = otherParams(params);
    return lookup((await finds(others)) ? others : params);
  });
}
