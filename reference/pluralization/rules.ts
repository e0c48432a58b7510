/** The plural categories that the built-in rule types use. Your own rules may use others. */
export type PluralCategory = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** A count, which may be any number, including negative numbers and fractions. */
export type Count = number | bigint;

/** The categories of 0, 1, 2 and so on. The rule type decides about a count that has no category here. */
type Categories = readonly (PluralCategory | undefined)[];

const ONE_TWO: Categories = [undefined, 'one', 'two'];
const ZERO_ONE_TWO: Categories = ['zero', 'one', 'two'];
const ONE_TWO_FEW: Categories = [undefined, 'one', 'two', 'few', 'few'];
const ZERO_TO_SIX: Categories = ['zero', 'one', 'two', 'few', undefined, undefined, 'many'];

/** Returns a rule type for locales, which are separated by spaces. */
function ruleType(locales: string, categoryOf: (count: number) => PluralCategory) {
  return { locales, categoryOf };
}

/** Returns a rule type that selects `one` for the counts that meet a condition, and `other` for all others. */
function oneIf(locales: string, isOne: (count: number) => boolean) {
  return ruleType(locales, (count) => (isOne(count) ? 'one' : 'other'));
}

const oneTwoFew = (count: number) => ONE_TWO_FEW[modulo(count, 100)] ?? 'other';

// Keeps REGISTRY-01, REGISTRY-02.
/** The built-in rule types of crystal-i18n 0.2.2, and the locales for which each is registered initially. */
export const RULE_TYPES = {
  // Keeps RULE-22.
  Arabic: ruleType('ar', (count) => {
    const mod100 = modulo(count, 100);
    if (isWithin(mod100, 3, 10)) return 'few';
    return ZERO_ONE_TWO[count] ?? (isWithin(mod100, 11, 99) ? 'many' : 'other');
  }),
  // Keeps RULE-21.
  Breton: ruleType('br', (count) => {
    const tens = Math.floor(modulo(count, 100) / 10);
    const mod10 = modulo(count, 10);
    if (tens !== 1 && tens !== 7 && tens !== 9) {
      if (mod10 === 1) return 'one';
      if (mod10 === 2) return 'two';
      if (mod10 === 3 || mod10 === 4 || mod10 === 9) return 'few';
    }
    return count !== 0 && modulo(count, 1_000_000) === 0 ? 'many' : 'other';
  }),
  // Keeps RULE-08.
  CentralMoroccoTamazight: oneIf('tzm', (count) => isWithin(count, 0, 1) || isWithin(count, 11, 99)),
  // Keeps RULE-06.
  Colognian: ruleType('ksh', (count) => (count === 0 ? 'zero' : count === 1 ? 'one' : 'other')),
  // Keeps RULE-09.
  EastSlavic: ruleType('be bs by hr ru sh sr uk', (count) => {
    const mod10 = modulo(count, 10);
    const isTeen = isWithin(modulo(count, 100), 11, 14);
    if (mod10 === 1 && !isTeen) return 'one';
    if (isWithin(mod10, 2, 4) && !isTeen) return 'few';
    return Number.isInteger(count) ? 'many' : 'other';
  }),
  // Keeps RULE-17.
  Irish: ruleType(
    'ga',
    (count) => ONE_TWO[count] ?? (isWithin(count, 3, 6) ? 'few' : isWithin(count, 7, 10) ? 'many' : 'other'),
  ),
  // Keeps RULE-07.
  Langi: ruleType('lag', (count) => (count === 0 ? 'zero' : count > 0 && count < 2 ? 'one' : 'other')),
  // Keeps RULE-15.
  Latvian: oneIf('lv', (count) => modulo(count, 10) === 1 && modulo(count, 100) !== 11),
  // Keeps RULE-14.
  Lithuanian: ruleType('lt', (count) => {
    const mod10 = modulo(count, 10);
    if (isWithin(modulo(count, 100), 11, 19)) return 'other';
    return mod10 === 1 ? 'one' : isWithin(mod10, 2, 9) ? 'few' : 'other';
  }),
  // Keeps RULE-16.
  Macedonian: oneIf('mk', (count) => modulo(count, 10) === 1 && count !== 11),
  // Keeps RULE-23.
  Maltese: ruleType('mt', (count) => {
    const mod100 = modulo(count, 100);
    if (count === 1) return 'one';
    if (count === 0 || isWithin(mod100, 2, 10)) return 'few';
    return isWithin(mod100, 11, 19) ? 'many' : 'other';
  }),
  // Keeps RULE-19.
  Manx: oneIf('gv', (count) => isWithin(modulo(count, 10), 1, 2) || modulo(count, 20) === 0),
  // Keeps RULE-02.
  OneOther: oneIf(
    'bg bn ca da de de-AT de-CH de-DE el en en-AU en-CA en-GB en-IN en-NZ eo es es-419 es-AR es-CL es-CO es-CR ' +
      'es-EC es-ES es-MX es-NI es-PA es-PE es-US es-VE et eu fi gl he hu is it it-CH mn nb ne nl nn oc pt st sv ' +
      'sv-SE sw ur',
    (count) => count === 1,
  ),
  // Keeps RULE-05.
  OneTwoOther: ruleType('iu kw naq se sma smi smj smn sms', (count) => ONE_TWO[count] ?? 'other'),
  // Keeps RULE-04.
  OneUpToTwoOther: oneIf('ff fr fr-CA fr-CH fr-FR kab', (count) => count >= 0 && count < 2),
  // Keeps RULE-03.
  OneWithZeroOther: oneIf(
    'ak am bh guw hi hi-IN ln mg ml mr-IN nso or pa shi ti wa',
    (count) => count === 0 || count === 1,
  ),
  // Keeps RULE-01.
  Other: ruleType(
    'az bm bo dz fa id ig ii ja jv ka kde kea km kn ko lo ms my pap-AW pap-CW root sah ses sg th to tr vi wo yo ' +
      'zh zh-CN zh-HK zh-TW zh-YUE',
    () => 'other',
  ),
  // Keeps RULE-10.
  Polish: ruleType('pl', (count) => {
    if (count === 1) return 'one';
    if (isWithin(modulo(count, 10), 2, 4) && !isWithin(modulo(count, 100), 12, 14)) return 'few';
    return Number.isInteger(count) ? 'many' : 'other';
  }),
  // Keeps RULE-24.
  Romanian: ruleType('mo ro', (count) =>
    count === 1 ? 'one' : count === 0 || isWithin(modulo(count, 100), 1, 19) ? 'few' : 'other',
  ),
  // Keeps RULE-18.
  ScottishGaelic: ruleType('gd', (count) => {
    if (count === 1 || count === 11) return 'one';
    if (count === 2 || count === 12) return 'two';
    return isWithin(count, 3, 19) ? 'few' : 'other';
  }),
  // Keeps RULE-12.
  Slovenian: ruleType('sl', oneTwoFew),
  // Keeps RULE-13.
  UpperSorbian: ruleType('hsb', oneTwoFew),
  // Keeps RULE-20.
  Welsh: ruleType('cy', (count) => ZERO_TO_SIX[count] ?? 'other'),
  // Keeps RULE-11.
  WestSlavic: ruleType('cs sk', (count) => (count === 1 ? 'one' : isWithin(count, 2, 4) ? 'few' : 'other')),
};

/** Tells whether a count is a whole number from `low` to `high`. */
function isWithin(count: number, low: number, high: number): boolean {
  return count >= low && count <= high && Number.isInteger(count);
}

/**
 * Returns the remainder of a division, with the sign of the divisor, as crystal-i18n 0.2.2 does: -11 modulo 10 is 9. So
 * the form of a negative count does not follow from its last digits. Fractions are kept: 1.5 modulo 10 is 1.5.
 */
function modulo(count: number, divisor: number): number {
  const remainder = count % divisor;
  return remainder < 0 ? remainder + divisor : remainder;
}
