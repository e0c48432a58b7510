import * as fc from 'fast-check';
import { LISTED_SYMBOLS } from '../../adapter/contract/values';
import type { SurfaceInWords } from '../../steps/surfaces';
import type { Level } from '../../suite';
import { plainStep, type StepGroup } from '../gherkin';
import { spelled } from './names';

/** The locales that catalogs are built with. */
export const DEFAULT_LOCALES = ['en', 'fr', 'de'];

/** The surfaces that a step can name. */
export const SURFACES: readonly SurfaceInWords[] = ['the module', 'the catalog', 'the other catalog'];

/** Locales that translations are given for. */
export const LOCALES = {
  spec: ['en', 'fr', 'de', 'es'],
  crystal: ['en', 'fr', 'de', 'fr-CA', 'ru', 'ar', 'xx'],
} as const;

/** A locale to activate, as a String or as a Symbol: most often one that there may be translations for. */
export function locale(level: Level): fc.Arbitrary<string> {
  return fc.oneof(
    { arbitrary: localeAmong(LOCALES[level]), weight: 5 },
    { arbitrary: localeAmong(['xx', 'fr-CA', 'e']), weight: 1 },
  );
}

function localeAmong(locales: readonly string[]): fc.Arbitrary<string> {
  return fc
    .tuple(fc.constantFrom(...locales), fc.boolean())
    .map(([name, isSymbol]) => spelled(name, isSymbol, LISTED_SYMBOLS.locales));
}

/** An activation. */
export function activations(level: Level): fc.Arbitrary<StepGroup> {
  const everywhere = fc.constantFrom('is activated', 'is assigned as the locale');
  const somewhere = fc.constantFrom(...SURFACES).map((surface) => `is activated in ${surface}`);
  return fc
    .oneof(fc.tuple(locale(level), everywhere), fc.tuple(locale(level), somewhere))
    .map(([name, verb]) => [plainStep('When', `${name} ${verb}`)]);
}

/** An observation of the state: the active locale, the available ones, or the default one. */
export function observations(): fc.Arbitrary<StepGroup> {
  return fc
    .oneof(
      fc.constant('the active locale is "?"'),
      fc.constantFrom(...SURFACES).map((surface) => `the active locale of ${surface} is "?"`),
      fc.constant('the available locales are "?"'),
      fc.constant('the default locale is "?"'),
    )
    .map((text) => [plainStep('Then', text)]);
}
