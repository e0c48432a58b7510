import { registeredRulesBecome } from '../../changes/plurals';
import { mutantsOf, type Mutant } from '../mutant';

/** Mistakes in which locales from L to Z have which rule type. */
export const mutants: readonly Mutant[] = mutantsOf('REGISTRY-02', {
  'uses the current rules for Turkish': [
    "The rule comes from a newer version of Unicode's plural rules.",
    registeredRulesBecome((locale, rule) => (locale === 'tr' ? 'OneOther' : rule)),
  ],
  'does not support Chinese with a region': [
    "The author's table has only zh, without regions.",
    registeredRulesBecome((locale, rule) => (locale.startsWith('zh-') ? null : rule)),
  ],
  'does not support the locale `root`': [
    "The name root comes from Unicode's locale data, and is not a language.",
    registeredRulesBecome((locale, rule) => (locale === 'root' ? null : rule)),
  ],
});
