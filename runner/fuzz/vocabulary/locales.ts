import * as fc from 'fast-check';
import { activation, activeLocale, availableLocales, defaultLocale } from '../steps/locales';
import type { Step } from '../step';
import { nameAmong } from './names';

/** The locales that catalogs are built with. */
export const DEFAULT_LOCALES = ['en', 'fr', 'de'];

const SURFACES = ['I18n', 'catalog', 'other'] as const;

/** A locale to activate, as a String or as a Symbol: most often one that there may be translations for. */
export function locale(): fc.Arbitrary<string> {
  return fc.oneof(
    { arbitrary: nameAmong(['fr', 'en', 'de', 'es']), weight: 5 },
    { arbitrary: nameAmong(['xx', 'fr-CA', 'e']), weight: 1 },
  );
}

/** An activation. */
export function activations(): fc.Arbitrary<Step> {
  return fc.oneof(
    fc
      .tuple(locale(), fc.constantFrom('activate' as const, 'locale=' as const))
      .map(([name, spelling]) => activation(name, spelling, undefined)),
    fc
      .tuple(locale(), fc.constantFrom(...SURFACES))
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
