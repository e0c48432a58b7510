import { registeredRulesBecome } from '../../changes/plurals';
import { mutantsOf, type Mutant } from '../mutant';

/** Mistakes in which locales from A to K have which rule type. */
export const mutants: readonly Mutant[] = mutantsOf('REGISTRY-01', {
  'does not support regions': [
    "The author's table has only languages, because a region seems to have the rule of its language.",
    registeredRulesBecome((locale, rule) => (locale.includes('-') ? null : rule)),
  ],
  'uses the current rules for Azerbaijani': [
    "The rule comes from a newer version of Unicode's plural rules.",
    registeredRulesBecome((locale, rule) => (locale === 'az' ? 'OneOther' : rule)),
  ],
  'gives Bosnian the rule of Czech': [
    'Both languages are Slavic.',
    registeredRulesBecome((locale, rule) => (locale === 'bs' ? 'WestSlavic' : rule)),
  ],
});
