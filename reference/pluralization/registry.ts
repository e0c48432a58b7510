import { nameOf, refuse, type Name } from '../arguments';
import { Rule, RULES, type Count, type RuleName } from './rules';

// Keeps REGISTRY-01, REGISTRY-02.
/**
 * The locales, separated by spaces, for which each rule type is registered initially. They are the same as in
 * crystal-i18n 0.2.2.
 */
export const LOCALES: { readonly [Type in RuleName]: string } = {
  Arabic: 'ar',
  Breton: 'br',
  CentralMoroccoTamazight: 'tzm',
  Colognian: 'ksh',
  EastSlavic: 'be bs by hr ru sh sr uk',
  Irish: 'ga',
  Langi: 'lag',
  Latvian: 'lv',
  Lithuanian: 'lt',
  Macedonian: 'mk',
  Maltese: 'mt',
  Manx: 'gv',
  OneOther:
    'bg bn ca da de de-AT de-CH de-DE el en en-AU en-CA en-GB en-IN en-NZ eo es es-419 es-AR es-CL es-CO es-CR ' +
    'es-EC es-ES es-MX es-NI es-PA es-PE es-US es-VE et eu fi gl he hu is it it-CH mn nb ne nl nn oc pt st sv ' +
    'sv-SE sw ur',
  OneTwoOther: 'iu kw naq se sma smi smj smn sms',
  OneUpToTwoOther: 'ff fr fr-CA fr-CH fr-FR kab',
  OneWithZeroOther: 'ak am bh guw hi hi-IN ln mg ml mr-IN nso or pa shi ti wa',
  Other:
    'az bm bo dz fa id ig ii ja jv ka kde kea km kn ko lo ms my pap-AW pap-CW root sah ses sg th to tr vi wo yo ' +
    'zh zh-CN zh-HK zh-TW zh-YUE',
  Polish: 'pl',
  Romanian: 'mo ro',
  ScottishGaelic: 'gd',
  Slovenian: 'sl',
  UpperSorbian: 'hsb',
  Welsh: 'cy',
  WestSlavic: 'cs sk',
};

// There is one registry per process, and `I18n.init` does not change it.
const registered = new Map<string, Rule>(
  Object.entries(LOCALES).flatMap(([type, locales]) =>
    locales.split(' ').map((locale): [string, Rule] => [locale, RULES[type as RuleName]]),
  ),
);

// Keeps FORM-02.
/**
 * Returns the rule that is registered for exactly this locale; undefined if there is none. For example, `ru` initially
 * has a rule, but `ru-RU` does not.
 */
export function ruleFor(locale: Name): Rule | undefined {
  return registered.get(nameOf(locale, 'locale'));
}

/**
 * Registers a rule for a locale, but not for its regional variants: a rule for `ru` does not apply to `ru-RU`. The new
 * rule replaces the locale's previous rule in all catalogs of the process.
 *
 * @throws InvalidArgument when the rule is not a `Rule`
 */
export function registerRule(locale: Name, rule: Rule): void {
  if (!(rule instanceof Rule)) refuse('rule', rule, 'a Pluralization.Rule');
  registered.set(nameOf(locale, 'locale'), rule);
}

// Keeps FORM-01, FORM-02.
/**
 * Returns the plural category of a count in a locale. A locale without a rule uses `one` for 1, and `other` for all
 * other counts.
 */
export function categoryOf(locale: string, count: Count): string {
  return (registered.get(locale) ?? RULES.OneOther).apply(count);
}
