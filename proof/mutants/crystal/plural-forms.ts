import type { Adapter, SubjectParams } from '../../../adapter/contract/adapter';
import { leavesBecome } from '../../changes/loading';
import { finding } from '../../changes/lookups';
import { categoryIn, selecting } from '../../changes/plurals';
import { fromVariants } from '../from-variants';
import { mutantsOf, type Mutant } from '../mutant';

/** Mistakes in the plural forms of lookups. */
export const mutants: readonly Mutant[] = [
  ...fromVariants('FORM-01', 'SILENT-41/counts-in-every-language-as-in-english'),
  ...mutantsOf('FORM-01', {
    'selects `other` for decimal counts': [
      "Most of Unicode's plural rules are about integers.",
      selecting((count) => (Number.isInteger(count) ? undefined : 'other')),
    ],
    'selects `other` instead of `two`': [
      'The languages that the author tried have no form for two.',
      selecting(async (count, params, reference) =>
        (await categoryIn(reference, await reference.locale(params), count)) === 'two' ? 'other' : undefined,
      ),
    ],
    'overflows with the largest and the smallest counts': [
      'The rules compute with 32-bit integers.',
      selecting(async (count, params, reference) =>
        Number.isInteger(count)
          ? categoryIn(reference, await reference.locale(params), ((count * 10) | 0) / 10)
          : undefined,
      ),
    ],
  }),
  ...fromVariants('FORM-02', 'SILENT-13/gives-a-region-the-rule-of-its-language'),
  ...mutantsOf('FORM-02', {
    'selects only `other` when a locale has no rule type': [
      'A locale without a rule type seems to have no singular.',
      selecting(async (_, params, reference) => ((await hasRule(reference, params)) ? undefined : 'other')),
    ],
    'selects `one` for -1 when a locale has no rule type': [
      'The sign of the count is removed first.',
      selecting(async (count, params, reference) =>
        count === -1 && !(await hasRule(reference, params)) ? 'one' : undefined,
      ),
    ],
  }),
  ...fromVariants('FORM-03', 'SILENT-14/has-no-form-for-zero', 'SILENT-14/treats-false-under-zero-as-a-form'),
  ...mutantsOf('FORM-03', {
    'treats null under `zero` as an empty text': [
      'The key exists, so its value null seems to be an empty text.',
      leavesBecome((leaf, path) => (leaf === null && path.at(-1) === 'zero' ? '' : leaf)),
    ],
    'accepts only a text under `zero`': [
      'The author expected every form to be a text.',
      leavesBecome((leaf, path) => (leaf === true && path.at(-1) === 'zero' ? null : leaf)),
    ],
    'prefers `zero` only when the rule type selects `other`': [
      'The category `zero` seems to be a special case of `other`.',
      selecting(async (_, params, reference) => {
        const category = await categoryIn(reference, await reference.locale(params), params.count);
        return category === 'one' ? 'one' : undefined;
      }),
    ],
    'does not put the count into `zero`': [
      'The text under `zero` seems complete, so nothing in it is replaced.',
      finding((find) => async (params) => {
        const text = await find(params);
        return params.count === 0 ? text?.replace(/\b0\b/, '%{count}') : text;
      }),
    ],
  }),
  ...fromVariants(
    'FORM-04',
    'SILENT-15/uses-other-when-the-selected-form-is-absent',
    'SILENT-15/uses-a-text-as-its-only-form',
  ),
];

/** Tells whether a rule is registered for the active locale. */
async function hasRule(reference: Adapter, params: SubjectParams): Promise<boolean> {
  return (await reference.pluralRuleName({ locale: await reference.locale(params) })) !== null;
}
