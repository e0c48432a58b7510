import * as fc from 'fast-check';
import type { Translations } from '../../adapter/contract/values';
import type { Level } from '../../suite';
import { docStep, plainStep, type StepGroup } from '../gherkin';
import { yamlText } from '../notation';
import { DEFAULT_LOCALES } from './locales';
import { fallbacks } from './questions';

/** A configuration in YAML, as written in the features. */
function configuration(level: Level, translations: fc.Arbitrary<Translations>): fc.Arbitrary<() => string> {
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
    .filter((made) => Object.keys(made).length > 0)
    .map((made) => () => yamlText(made, 3));
}

/** A step that changes or uses the main configuration. */
export function configurations(
  level: Level,
  translations: fc.Arbitrary<Translations>,
): fc.Arbitrary<StepGroup> {
  const written = configuration(level, translations);
  const initialization = fc.constant([plainStep('When', 'the module is initialized')]);
  return fc.oneof(
    written.map((yaml) => [docStep('Given', 'these fields of the main configuration are set', yaml)]),
    written.map((yaml) => [docStep('When', 'the main configuration is replaced by', yaml)]),
    ...[initialization, initialization],
  );
}

/** A catalog that is built from a configuration. */
export function configuredCatalogs(
  level: Level,
  translations: fc.Arbitrary<Translations>,
): fc.Arbitrary<StepGroup> {
  const text = 'a catalog is built from the configuration';
  return configuration(level, translations).map((yaml) => [docStep('When', text, yaml)]);
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
