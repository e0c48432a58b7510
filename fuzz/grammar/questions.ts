import * as fc from 'fast-check';
import type { FallbacksValue } from '../../adapter/contract/values';
import { yamlStep, type StepGroup } from '../gherkin';
import { oneOf, when } from './phrases';

/** The rule types of section 2.4. */
const RULES = (
  'Arabic Breton CentralMoroccoTamazight Colognian EastSlavic Irish Langi Latvian Lithuanian Macedonian ' +
  'Maltese Manx OneOther OneTwoOther OneUpToTwoOther OneWithZeroOther Other Polish Romanian ' +
  'ScottishGaelic Slovenian UpperSorbian Welsh WestSlavic'
).split(' ');

const tag = fc.constantFrom('en', 'fr-CA', 'fr-CA-special', 'zh-Hant-TW', 'pt_BR', 'en-US', 'es', 'de', 'fr');

/** Numbers close to those at which the category changes. */
const count = fc.oneof(
  fc.integer({ min: 0, max: 30 }).map(String),
  fc.integer({ min: -5, max: 250 }).map(String),
  fc.constantFrom('1000', '1000000', '0.5', '1.5', '2.5', '10.5', '21.5', '100.25'),
);

/** Fallbacks (SILENT-06). */
export function fallbacks(): fc.Arbitrary<FallbacksValue> {
  const several = fc.uniqueArray(tag, { minLength: 1, maxLength: 3 });
  const mapping = fc.dictionary(tag, fc.oneof(tag, several), { minKeys: 1, maxKeys: 3 });
  return fc
    .record({ mapping, default: several }, { requiredKeys: [] })
    .filter((made) => Object.keys(made).length > 0);
}

/** Calls of the operations of level crystal that need neither the module nor a catalog. */
export function questions(): fc.Arbitrary<StepGroup> {
  return oneOf([
    // This kind has a high weight, because there are many rule types, each with many critical numbers, and the calls
    // are fast.
    [12, when`the rule type ${fc.constantFrom(...RULES)} is applied to ${count}`],
    [
      1,
      fc
        .tuple(tag, fallbacks())
        .map(([one, made]) => yamlStep('When', `the fallback chain of "${one}" is requested`)(made)),
    ],
    [1, when`the parents of the tag "${tag}" are requested`],
  ]);
}
