import * as fc from 'fast-check';
import { LISTED_SYMBOLS } from '../../adapter/contract/values';
import type { SurfaceInWords } from '../../steps/surfaces';
import type { Level, Surface } from '../../suite';
import { plainStep, type StepGroup } from '../gherkin';
import { spelled } from './names';

/** The default locales of catalogs. */
export const DEFAULT_LOCALES = ['en', 'fr', 'de'];

/** The surfaces that a step can name. */
export const SURFACES: readonly SurfaceInWords[] = ['the module', 'the catalog', 'the other catalog'];

/** Locales for which translations are given. */
export const LOCALES = {
  spec: ['en', 'fr', 'de', 'es'],
  crystal: ['en', 'fr', 'de', 'fr-CA', 'ru', 'ar', 'xx'],
} as const;

/** A locale to activate, as a String or as a Symbol: most often a locale for which there may be translations. */
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
  return activation(level, fc.constantFrom('is activated', 'is assigned as the locale'));
}

/** An activation on a surface that the step names. */
export function activationsElsewhere(level: Level): fc.Arbitrary<StepGroup> {
  return activation(
    level,
    fc.constantFrom(...SURFACES).map((surface) => `is activated in ${surface}`),
  );
}

function activation(level: Level, verb: fc.Arbitrary<string>): fc.Arbitrary<StepGroup> {
  return fc.tuple(locale(level), verb).map(([name, how]) => [plainStep('When', `${name} ${how}`)]);
}

/**
 * An observation of the state: the active locale, the available locales, or the default locale, which only catalogs
 * have.
 */
export function observations(surface: Surface): fc.Arbitrary<StepGroup> {
  const what =
    surface === 'library'
      ? SURFACES.map((one) => `the active locale of ${one} is "?"`)
      : ['the active locale is "?"', 'the available locales are "?"'];
  const ofCatalog = surface !== 'module' ? ['the default locale is "?"'] : [];
  return fc.constantFrom(...what, ...ofCatalog).map((text) => [plainStep('Then', text)]);
}
