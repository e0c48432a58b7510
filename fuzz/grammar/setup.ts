import * as fc from 'fast-check';
import type { FallbacksValue, Translations } from '../../adapter/contract/values';
import type { Level } from '../../suite/read';
import { yamlStep, type StepGroup } from '../gherkin';
import { namesText } from '../notation';
import { FOLDERS, sources, type Source } from './folders';
import { DEFAULT_LOCALES, given, oneOf, observation, when } from './phrases';

type DrawnTranslations = fc.Arbitrary<Translations>;

/** The number of levels of a configuration that are written in block style. */
const BLOCK_LEVELS = 3;

/** Steps that give translations to the module or a catalog, in one of the ways that exist for both. */
export function holdings(level: Level, translations: DrawnTranslations): fc.Arbitrary<StepGroup> {
  return fc.oneof(
    { withCrossShrink: true },
    translations.map(yamlStep('Given', 'the translations')),
    given`the translations in "${fc.constant(FOLDERS.YAML)}"`,
    translations.map(yamlStep('When', 'a custom loader of the translations is read')),
    sources(level, translations).map(withLoader((format) => `the folder is read by the ${format} loader`)),
  );
}

/** Steps that give translations to the module in a scenario on the surface `library`. */
export function moduleHoldings(translations: DrawnTranslations): fc.Arbitrary<StepGroup> {
  return fc.oneof(
    { withCrossShrink: true },
    translations.map(yamlStep('Given', 'the module has the translations')),
    given`the module has the translations in "${fc.constant(FOLDERS.YAML)}"`,
  );
}

/**
 * Steps that build a catalog. At level spec, available locales are less often given to the constructor (SILENT-01,
 * SILENT-02).
 */
export function newCatalogs(level: Level): fc.Arbitrary<StepGroup> {
  const available = fc
    .subarray(['en', 'fr', 'de'], { minLength: 1 })
    .map((locales) => ` with the available locales ${namesText(locales)}`);
  const options = fc.oneof(
    { withCrossShrink: true },
    fc.constant(''),
    fc.constant(' with nil for its available locales and fallbacks'),
    fc.constantFrom(...DEFAULT_LOCALES, 'pt-BR').map((locale) => ` with the default locale "${locale}"`),
    { arbitrary: available, weight: level === 'crystal' ? 4 : 1 },
  );
  return given`a new catalog${options}`;
}

/** A catalog that is built from a configuration. */
export function configuredCatalogs(level: Level, translations: DrawnTranslations): fc.Arbitrary<StepGroup> {
  const text = 'a catalog is built from the configuration';
  return configuration(level, translations).map(yamlStep('When', text, BLOCK_LEVELS));
}

/** A step that injects translations into the catalog. */
export function injections(translations: DrawnTranslations): fc.Arbitrary<StepGroup> {
  const what = fc.constantFrom('the translations are', 'a loader of the translations is');
  return fc.tuple(translations, what).map(([made, subject]) => yamlStep('When', `${subject} injected`)(made));
}

/** Steps that call `load` on a loader. */
export function loads(level: Level, translations: DrawnTranslations): fc.Arbitrary<StepGroup> {
  return sources(level, translations).map(withLoader((format) => `the ${format} loader of the folder loads`));
}

/** A step that changes or uses the main configuration. */
export function configurations(level: Level, translations: DrawnTranslations): fc.Arbitrary<StepGroup> {
  const fields = configuration(level, translations);
  return oneOf([
    [1, fields.map(yamlStep('Given', 'these fields of the main configuration are set', BLOCK_LEVELS))],
    [1, fields.map(yamlStep('When', 'the main configuration is replaced by', BLOCK_LEVELS))],
    [2, when`the module is initialized`],
  ]);
}

/** An observation of the main configuration. */
export const DEFAULT_LOCALE_OF_CONFIG = observation`the main configuration has the default locale "?"`;

/** The fields of a configuration. */
function configuration(level: Level, translations: DrawnTranslations): fc.Arbitrary<object> {
  const fields = {
    default_locale: fc.constantFrom(...DEFAULT_LOCALES),
    loaders: fc.array(translations, { maxLength: 3 }),
    ...(level === 'crystal' && {
      available_locales: fc.subarray(['en', 'fr', 'de', 'fr-CA'], { minLength: 1 }),
      fallbacks: fallbacks(),
    }),
  };
  return fc.record(fields, { requiredKeys: [] }).filter((made) => Object.keys(made).length > 0);
}

function withLoader(text: (format: string) => string): (source: Source) => StepGroup {
  return ({ steps, format }) => [...steps, { keyword: 'When', text: text(format) }];
}

const tag = fc.constantFrom('en', 'fr-CA', 'fr-CA-special', 'zh-Hant-TW', 'pt_BR', 'en-US', 'es', 'de', 'fr');

/** Fallbacks (SILENT-06). */
export function fallbacks(): fc.Arbitrary<FallbacksValue> {
  const several = fc.uniqueArray(tag, { minLength: 1, maxLength: 3 });
  const mapping = fc.dictionary(tag, fc.oneof(tag, several), { minKeys: 1, maxKeys: 3 });
  return fc
    .record({ mapping, default: several }, { requiredKeys: [] })
    .filter((made) => Object.keys(made).length > 0);
}
