import { registeredRulesBecome } from '../../changes/plurals';
import { mutantsOf, type Mutant } from '../mutant';

/** Mistakes in which locales from A to K have which rule type. */
export const mutants: readonly Mutant[] = mutantsOf('REGISTRY-01', {
  'registers no rule type for locales with a region': registeredRulesBecome((locale, rule) =>
    locale.includes('-') ? null : rule,
  ),
  'uses the rule of a newer Unicode version for Azerbaijani': registeredRulesBecome((locale, rule) =>
    locale === 'az' ? 'OneOther' : rule,
  ),
  'gives Bosnian the rule of Czech': registeredRulesBecome((locale, rule) =>
    locale === 'bs' ? 'WestSlavic' : rule,
  ),
  'gives every locale the rule of English': registeredRulesBecome(() => 'OneOther'),
  'gives every locale the rule of Japanese': registeredRulesBecome(() => 'Other'),
});
