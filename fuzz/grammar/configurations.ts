import * as fc from 'fast-check';
import type { Translations } from '../../adapter/contract/values';
import type { Level } from '../../suite';
import { plainStep, yamlStep, type StepGroup } from '../gherkin';
import { DEFAULT_LOCALES } from './locales';
import { fallbacks } from './questions';

/** The fields of a configuration. */
function configuration(level: Level, translations: fc.Arbitrary<Translations>): fc.Arbitrary<object> {
  return fc
    .record(
      {
        default_locale: fc.constantFrom(...DEFAULT_LOCALES),
        loaders: fc.array(translations, { maxLength: 3 }),
        ...(level === 'crystal' && {
          available_locales: fc.subarray(['en', 'fr', 'de', 'fr-CA'], { minLength: 1 }),
          fallbacks: fallbacks(),
        }),
      },
      { requiredKeys: [] },
    )
    .filter((made) => Object.keys(made).length > 0);
}

/** The number of levels of a configuration that are written in block style. */
const BLOCK_LEVELS = 3;

/** A step that changes or uses the main configuration. */
export function configurations(
  level: Level,
  translations: fc.Arbitrary<Translations>,
): fc.Arbitrary<StepGroup> {
  const fields = configuration(level, translations);
  const initialization = fc.constant([plainStep('When', 'the module is initialized')]);
  return fc.oneof(
    fields.map(yamlStep('Given', 'these fields of the main configuration are set', BLOCK_LEVELS)),
    fields.map(yamlStep('When', 'the main configuration is replaced by', BLOCK_LEVELS)),
    ...[initialization, initialization],
  );
}

/** A catalog that is built from a configuration. */
export function configuredCatalogs(
  level: Level,
  translations: fc.Arbitrary<Translations>,
): fc.Arbitrary<StepGroup> {
  const text = 'a catalog is built from the configuration';
  return configuration(level, translations).map(yamlStep('When', text, BLOCK_LEVELS));
}

/** An observation of the main configuration. */
export const DEFAULT_LOCALE_OF_CONFIG: StepGroup = [
  plainStep('Then', 'the main configuration has the default locale "?"'),
];

/** An observation of a constant. */
export function constants(): fc.Arbitrary<StepGroup> {
  return fc
    .constantFrom('VERSION', 'DEFAULT_LOCALE')
    .map((name) => [plainStep('Then', `the constant ${name} is "?"`)]);
}
