import * as fc from 'fast-check';
import type { Translations } from '../../adapter/contract/values';
import { readLocaleFiles } from '../../steps/folders';
import type { Level } from '../../suite';
import { plainStep, yamlStep, type StepGroup } from '../gherkin';
import { namesText } from '../notation';
import { FOLDERS, oddFolders, sources, type Source } from './folders';
import { DEFAULT_LOCALES } from './locales';

/** Returns the translations in the folders of this package. */
export function readFixtures(): Translations {
  return readLocaleFiles(FOLDERS.YAML);
}

/** Steps that give translations to the module or a catalog, in one of the ways that exist for both. */
export function holdings(level: Level, translations: fc.Arbitrary<Translations>): fc.Arbitrary<StepGroup> {
  return fc.oneof(
    { withCrossShrink: true },
    translations.map(yamlStep('Given', 'the translations')),
    fc.constant([plainStep('Given', `the translations in "${FOLDERS.YAML}"`)]),
    translations.map(yamlStep('When', 'a custom loader of the translations is read')),
    sources(level, translations).map(({ steps, format }) => [
      ...steps,
      plainStep('When', `the folder is read by the ${format} loader`),
    ]),
  );
}

/** A step after which the module or a catalog has no translations. */
export const NO_TRANSLATIONS: StepGroup = [plainStep('Given', 'no translations')];

/** Steps that give translations to the module in a scenario on the surface `library`. */
export function moduleHoldings(translations: fc.Arbitrary<Translations>): fc.Arbitrary<StepGroup> {
  return fc.oneof(
    { withCrossShrink: true },
    translations.map(yamlStep('Given', 'the module has the translations')),
    fc.constant([plainStep('Given', `the module has the translations in "${FOLDERS.YAML}"`)]),
  );
}

/**
 * Steps that build a catalog. At level spec, available locales are less often given to the constructor (SILENT-01,
 * SILENT-02).
 */
export function newCatalogs(level: Level): fc.Arbitrary<StepGroup> {
  const available = fc
    .subarray(['en', 'fr', 'de'], { minLength: 1 })
    .map((given) => ` with the available locales ${namesText(given)}`);
  const options = fc.oneof(
    { withCrossShrink: true },
    fc.constant(''),
    fc.constant(' with nil for its available locales and fallbacks'),
    fc.constantFrom(...DEFAULT_LOCALES, 'pt-BR').map((locale) => ` with the default locale "${locale}"`),
    { arbitrary: available, weight: level === 'crystal' ? 4 : 1 },
  );
  return options.map((text) => [plainStep('Given', `a new catalog${text}`)]);
}

/** Steps that build a second catalog. */
export function otherCatalogs(translations: fc.Arbitrary<Translations>): fc.Arbitrary<StepGroup> {
  return translations.map(yamlStep('Given', 'another catalog with the translations'));
}

/** A step that injects translations into the catalog. */
export function injections(translations: fc.Arbitrary<Translations>): fc.Arbitrary<StepGroup> {
  const what = fc.constantFrom('the translations are', 'a loader of the translations is');
  return fc.tuple(translations, what).map(([made, subject]) => yamlStep('When', `${subject} injected`)(made));
}

/** Steps that call `load` on a loader. */
export function loads(level: Level, translations: fc.Arbitrary<Translations>): fc.Arbitrary<StepGroup> {
  const shown = sources(level, translations);
  const source: fc.Arbitrary<Source> = level === 'crystal' ? fc.oneof(shown, oddFolders()) : shown;
  return source.map(({ steps, format }) => [
    ...steps,
    plainStep('When', `the ${format} loader of the folder loads`),
  ]);
}
