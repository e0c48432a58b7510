import * as fc from 'fast-check';
import { LISTED_SYMBOLS } from '../../adapter/contract/values';
import type { SurfaceInWords } from '../../steps/surfaces';
import type { Level } from '../../suite/read';
import type { GeneratedStep, StepGroup } from '../gherkin';

/** A template tag for texts with random parts. */
export function phrase(
  texts: TemplateStringsArray,
  ...parts: readonly fc.Arbitrary<string>[]
): fc.Arbitrary<string> {
  return fc.tuple(...parts).map((values) => String.raw({ raw: texts }, ...values));
}

/** A template tag for Given steps without a doc string or a table. */
export const given = stepTag('Given');

/** A template tag for When steps without a doc string or a table. */
export const when = stepTag('When');

/** A template tag for observations, which contain the placeholder "?" for the observed value. */
export const observation = stepTag('Then');

function stepTag(keyword: GeneratedStep['keyword']) {
  return (...text: Parameters<typeof phrase>): fc.Arbitrary<StepGroup> =>
    phrase(...text).map((one) => [{ keyword, text: one }]);
}

/** Kinds of values, and the weight of each when values are drawn. */
export type Weighted<Value> = readonly (readonly [weight: number, arbitrary: fc.Arbitrary<Value>])[];

/** One of several kinds of values. */
export function oneOf<Value>(
  kinds: Weighted<Value>,
  constraints: fc.OneOfConstraints = {},
): fc.Arbitrary<Value> {
  return fc.oneof(constraints, ...kinds.map(([weight, arbitrary]) => ({ weight, arbitrary })));
}

/** A surface that a step names. */
export const surface = fc.constantFrom<SurfaceInWords>('the module', 'the catalog', 'the other catalog');

/** The default locales of catalogs. */
export const DEFAULT_LOCALES = ['en', 'fr', 'de'];

/** Locales for which translations are given. */
export const LOCALES = {
  spec: ['en', 'fr', 'de', 'es'],
  crystal: ['en', 'fr', 'de', 'fr-CA', 'ru', 'ar', 'xx'],
} as const;

/** A locale to activate, as a String or as a Symbol: most often a locale for which there may be translations. */
export function locale(level: Level): fc.Arbitrary<string> {
  return oneOf([
    [5, spelling(fc.constantFrom<string>(...LOCALES[level]), LISTED_SYMBOLS.locales)],
    [1, spelling(fc.constantFrom('xx', 'fr-CA', 'e'), LISTED_SYMBOLS.locales)],
  ]);
}

/** A key to look up, as a String or as a Symbol. */
export function key(path: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return spelling(path, LISTED_SYMBOLS.keys);
}

/** Returns a key, or a part of a scope, as a String or as a Symbol. */
export function spelledKey(name: string, isSymbol: boolean): string {
  return spelled(name, isSymbol, LISTED_SYMBOLS.keys);
}

function spelling(names: fc.Arbitrary<string>, listed: readonly string[]): fc.Arbitrary<string> {
  return fc.tuple(names, fc.boolean()).map(([name, isSymbol]) => spelled(name, isSymbol, listed));
}

/** Returns a name as a Symbol if this is wanted and the Symbol is listed, and otherwise as a String. */
function spelled(name: string, isSymbol: boolean, listed: readonly string[]): string {
  return isSymbol && listed.includes(name) ? `:${name}` : JSON.stringify(name);
}
