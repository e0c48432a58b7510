import * as fc from 'fast-check';
import { activation, activeLocale, availableLocales, defaultLocale } from '../steps/locales';
import type { Step } from '../step';
import type { Level } from '../../suite';
import { nameAmong } from './names';

/** The locales that catalogs are built with. */
export const DEFAULT_LOCALES = ['en', 'fr', 'de'];

const SURFACES = ['I18n', 'catalog', 'other'] as const;

/** Locales that translations are given for. */
export const LOCALES = {
  spec: ['en', 'fr', 'de', 'es'],
  crystal: ['en', 'fr', 'de', 'fr-CA', 'ru', 'ar', 'xx'],
} as const;

/** A locale to activate, as a String or as a Symbol: most often one that there may be translations for. */
export function locale(level: Level): fc.Arbitrary<string> {
  return fc.oneof(
    { arbitrary: nameAmong(LOCALES[level]), weight: 5 },
    { arbitrary: nameAmong(['xx', 'fr-CA', 'e']), weight: 1 },
  );
}

/** An activation. */
export function activations(level: Level): fc.Arbitrary<Step> {
  return fc.oneof(
    fc
      .tuple(locale(level), fc.constantFrom('activate' as const, 'locale=' as const))
      .map(([name, spelling]) => activation(name, spelling, undefined)),
    fc
      .tuple(locale(level), fc.constantFrom(...SURFACES))
      .map(([name, surface]) => activation(name, 'activate', surface)),
  );
}

/** A look at the state: the active locale, the available ones, or the default one. */
export function looks(): fc.Arbitrary<Step> {
  return fc.oneof(
    fc.constant(activeLocale(undefined)),
    fc.constantFrom(...SURFACES).map(activeLocale),
    fc.constant(availableLocales()),
    fc.constant(defaultLocale()),
  );
}
