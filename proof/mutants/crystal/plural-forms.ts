import type { Adapter, SubjectParams } from '../../../adapter/contract/adapter';
import type { Change } from '../../changes/reference-with';
import { finding } from '../../changes/lookups';
import { categoryIn, selecting } from '../../changes/plurals';
import { mutant, type Mutant } from '../mutant';
import { fromVariants } from './from-variants';

/** Mistakes in which locale has which rule type, and in the forms of lookups. */
export const crystalPlurals: readonly Mutant[] = [
  ...fromVariants('FORM-01', 'SILENT-41/counts-in-every-language-as-in-english'),
  mutant(
    'FORM-01',
    'gives decimal counts to other',
    'The rules of the Unicode consortium are about integers, as a rule.',
    selecting((count) => (Number.isInteger(count) ? undefined : 'other')),
  ),
  ...fromVariants('FORM-02', 'SILENT-13/gives-a-region-the-rule-of-its-language'),
  mutant(
    'FORM-02',
    'has no forms but other without a rule',
    'A locale that is not registered has no singular.',
    selecting(async (_, params, reference) => ((await hasRule(reference, params)) ? undefined : 'other')),
  ),
  mutant(
    'FORM-02',
    'has one for -1 without a rule',
    'The sign is put aside first.',
    selecting(async (count, params, reference) =>
      count === -1 && !(await hasRule(reference, params)) ? 'one' : undefined,
    ),
  ),
  ...fromVariants('FORM-03', 'SILENT-14/has-no-form-for-zero'),
  mutant(
    'FORM-03',
    'prefers zero where the rule selects other',
    'zero is a special case of other.',
    selecting(async (_, params, reference) => {
      const category = await categoryIn(reference, await reference.locale(params), params.count);
      return category === 'one' ? 'one' : undefined;
    }),
  ),
  mutant(
    'FORM-03',
    'does not put the count into zero',
    'The form is a text of its own.',
    finding((find) => async (params) => {
      const text = await find(params);
      return params.count === 0 ? text?.replace(/\b0\b/, '%{count}') : text;
    }),
  ),
  ...fromVariants(
    'FORM-04',
    'SILENT-15/takes-other-for-a-form-that-is-absent',
    'SILENT-15/takes-a-text-for-its-only-form',
  ),
  mutant(
    'REGISTRY-01',
    'knows no regions',
    'A region has the rule of its language.',
    registered((locale, rule) => (locale.includes('-') ? null : rule)),
  ),
  mutant(
    'REGISTRY-01',
    'has the rules of today for Azerbaijani',
    'The rules come from a newer table.',
    registered((locale, rule) => (locale === 'az' ? 'OneOther' : rule)),
  ),
  mutant(
    'REGISTRY-01',
    'gives Bosnian the rule of Czech',
    'Both are Slavic.',
    registered((locale, rule) => (locale === 'bs' ? 'WestSlavic' : rule)),
  ),
  mutant(
    'REGISTRY-02',
    'has the rules of today for Turkish',
    'The rules come from a newer table.',
    registered((locale, rule) => (locale === 'tr' ? 'OneOther' : rule)),
  ),
  mutant(
    'REGISTRY-02',
    'knows no Chinese of a region',
    'zh is enough.',
    registered((locale, rule) => (locale.startsWith('zh-') ? null : rule)),
  ),
  mutant(
    'REGISTRY-02',
    'has no locale called root',
    'It is a name of the Unicode consortium, and no language.',
    registered((locale, rule) => (locale === 'root' ? null : rule)),
  ),
];

/** Whether a rule is registered for the active locale. */
async function hasRule(reference: Adapter, params: SubjectParams): Promise<boolean> {
  return (await reference.pluralRuleName({ locale: await reference.locale(params) })) !== null;
}

function registered(change: (locale: string, rule: string | null) => string | null): Change {
  return ({ pluralRuleName }) => ({
    pluralRuleName: async (params) => change(params.locale, await pluralRuleName(params)),
  });
}
