import { registeredRulesBecome } from '../../changes/plurals';
import { mutant, type Mutant } from '../mutant';

/** Mistakes in which locales from L to Z have which rule type. */
export const mutants: readonly Mutant[] = [
  mutant(
    'REGISTRY-02',
    'uses the current rules for Turkish',
    'The rules come from a newer table.',
    registeredRulesBecome((locale, rule) => (locale === 'tr' ? 'OneOther' : rule)),
  ),
  mutant(
    'REGISTRY-02',
    'does not support Chinese with a region',
    'The table has only zh.',
    registeredRulesBecome((locale, rule) => (locale.startsWith('zh-') ? null : rule)),
  ),
  mutant(
    'REGISTRY-02',
    'does not support the locale root',
    'The name comes from the Unicode consortium, and is not a language.',
    registeredRulesBecome((locale, rule) => (locale === 'root' ? null : rule)),
  ),
];
