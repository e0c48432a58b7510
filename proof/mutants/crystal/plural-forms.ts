import { type Adapter, type SubjectParams } from '../../../adapter/contract/adapter';
import { leavesBecome } from '../../changes/loading';
import { finding } from '../../changes/lookups';
import { categoryIn, registeredRulesBecome, selecting } from '../../changes/plurals';
import { fromVariants } from '../from-variants';
import { mutantsOf, type Mutant } from '../mutant';
import { tellingWholeFloats } from '../rule-types';

/** Mistakes in the plural forms of lookups. */
export const mutants: readonly Mutant[] = [
  ...mutantsOf('FORM-01', {
    ...fromVariants('SILENT-41/counts-in-every-language-as-in-english'),
    'selects `other` for decimal counts': selecting((count) =>
      Number.isInteger(count) ? undefined : 'other',
    ),
    'selects `other` instead of `two`': selecting(async (count, params, reference) =>
      (await categoryIn(reference, await reference.locale(params), count)) === 'two' ? 'other' : undefined,
    ),
    'overflows with the largest and the smallest counts': selecting(async (count, params, reference) =>
      Number.isInteger(count)
        ? categoryIn(reference, await reference.locale(params), ((count * 10) | 0) / 10)
        : undefined,
    ),
  }),
  ...mutantsOf('FORM-02', {
    ...fromVariants('SILENT-13/gives-a-region-the-rule-of-its-language'),
    'selects only `other` when a locale has no rule type': selecting(async (_, params, reference) =>
      (await hasRule(reference, params)) ? undefined : 'other',
    ),
    'selects `one` for -1 when a locale has no rule type': selecting(async (count, params, reference) =>
      count === -1 && !(await hasRule(reference, params)) ? 'one' : undefined,
    ),
    'gives a locale without a rule type the rule type of English': registeredRulesBecome(
      (_, rule) => rule ?? 'OneOther',
    ),
  }),
  ...mutantsOf('FORM-03', {
    'takes `zero` for the Int 0 alone': [
      tellingWholeFloats,
      selecting(async (count, params, reference) =>
        count === 0 && typeof params.count === 'object'
          ? categoryIn(reference, await reference.locale(params), count)
          : undefined,
      ),
    ],
    ...fromVariants('SILENT-14/has-no-form-for-zero', 'SILENT-14/treats-false-under-zero-as-a-form'),
    'treats null under `zero` as an empty text': leavesBecome((leaf, path) =>
      leaf === null && path.at(-1) === 'zero' ? '' : leaf,
    ),
    'prefers `zero` only when the rule type selects `other`': selecting(async (_, params, reference) => {
      const category = await categoryIn(reference, await reference.locale(params), params.count);
      return category === 'one' ? 'one' : undefined;
    }),
    'does not put the count into `zero`': finding((find) => async (params) => {
      const text = await find(params);
      return params.count === 0 ? text?.replace(/\b0\b/, '%{count}') : text;
    }),
  }),
  ...mutantsOf(
    'FORM-04',
    fromVariants(
      'SILENT-15/uses-other-when-the-selected-form-is-absent',
      'SILENT-15/uses-a-text-as-its-only-form',
    ),
  ),
];

/** Tells whether a rule is registered for the active locale. */
async function hasRule(reference: Adapter, params: SubjectParams): Promise<boolean> {
  return (await reference.pluralRuleName({ locale: await reference.locale(params) })) !== null;
}
