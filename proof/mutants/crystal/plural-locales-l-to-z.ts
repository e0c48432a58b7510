import { registeredRulesBecome } from '../../changes/plurals';
import { mutant, type Mutant } from '../mutant';

/** Mistakes in which locales from L to Z have which rule type. */
export const mutants: readonly Mutant[] = [
  mutant(
    'REGISTRY-02',
    'has the rules of today for Turkish',
    'The rules come from a newer table.',
    registeredRulesBecome((locale, rule) => (locale === 'tr' ? 'OneOther' : rule)),
  ),
  mutant(
    'REGISTRY-02',
    'knows no Chinese of a region',
    'zh is enough.',
    registeredRulesBecome((locale, rule) => (locale.startsWith('zh-') ? null : rule)),
  ),
  mutant(
    'REGISTRY-02',
    'has no locale called root',
    'It is a name of the Unicode consortium, and no language.',
    registeredRulesBecome((locale, rule) => (locale === 'root' ? null : rule)),
  ),
];
