import * as fc from 'fast-check';
import type { Translations } from '../../adapter/contract/values';
import type { Level } from '../../suite';
import {
  catalogFromConfig,
  configuration,
  configuredLocale,
  constant,
  initialization,
  replacement,
  type WrittenConfiguration,
} from '../steps/configuring';
import type { Step } from '../step';
import { DEFAULT_LOCALES } from './locales';
import { fallbacks } from './questions';

/** A configuration, as it is written. */
function written(level: Level, translations: fc.Arbitrary<Translations>): fc.Arbitrary<WrittenConfiguration> {
  return fc.record(
    {
      default_locale: fc.constantFrom(...DEFAULT_LOCALES),
      loaders: fc.array(translations, { maxLength: 3 }),
      ...(level === 'crystal' && {
        available_locales: fc.subarray(['en', 'fr', 'de', 'fr-CA'], { minLength: 1 }),
        fallbacks: fallbacks(),
      }),
    },
    { requiredKeys: [] },
  );
}

/** Something is done to the main configuration, or with it. */
export function configurations(level: Level, translations: fc.Arbitrary<Translations>): fc.Arbitrary<Step> {
  const fields = written(level, translations).filter((made) => Object.keys(made).length > 0);
  const doing = [fields.map(configuration), fields.map(replacement), fc.constant(initialization())];
  return fc.oneof(...doing, fc.constant(initialization()));
}

/** A catalog that is built from a configuration. */
export function configuredCatalogs(
  level: Level,
  translations: fc.Arbitrary<Translations>,
): fc.Arbitrary<Step> {
  const fields = written(level, translations).filter((made) => Object.keys(made).length > 0);
  return fields.map(catalogFromConfig);
}

/** A look at the main configuration, or at a constant. */
export function settings(): fc.Arbitrary<Step> {
  return fc.oneof(
    fc.constant(configuredLocale()),
    fc.constantFrom('VERSION' as const, 'DEFAULT_LOCALE' as const).map(constant),
  );
}
