import { registeredRulesBecome } from '../../changes/plurals';
import { mutantsOf, type Mutant } from '../mutant';

/** Mistakes in which locales from L to Z have which rule type. */
export const mutants: readonly Mutant[] = mutantsOf('REGISTRY-02', {
  'uses the rule of a newer Unicode version for Turkish': registeredRulesBecome((locale, rule) =>
    locale === 'tr' ? 'OneOther' : rule,
  ),
  'does not support Chinese with a region': registeredRulesBecome((locale, rule) =>
    locale.startsWith('zh-') ? null : rule,
  ),
  'does not support the locale `root`': registeredRulesBecome((locale, rule) =>
    locale === 'root' ? null : rule,
  ),
  'gives every locale the rule of English': registeredRulesBecome(() => 'OneOther'),
  'gives every locale the rule of Japanese': registeredRulesBecome(() => 'Other'),
});
