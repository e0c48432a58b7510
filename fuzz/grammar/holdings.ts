import * as fc from 'fast-check';
import type { Translations } from '../../adapter/contract/values';
import { readLocaleFiles } from '../../steps/folders';
import type { Level } from '../../suite';
import { docStep, plainStep, type StepGroup } from '../gherkin';
import { namesText, yamlText } from '../notation';
import { FOLDERS, oddFolders, sources, type Source } from './folders';
import { DEFAULT_LOCALES } from './locales';

/** Returns the translations in the folders of this package. */
export function readFixtures(): Translations {
  return readLocaleFiles(FOLDERS.YAML);
}

/** Both surfaces hold translations, however they come by them. */
export function holdings(level: Level, translations: fc.Arbitrary<Translations>): fc.Arbitrary<StepGroup> {
  const defaultLocale = fc.option(fc.constantFrom(...DEFAULT_LOCALES), { nil: undefined });
  return fc.oneof(
    { withCrossShrink: true },
    fc.tuple(translations, defaultLocale).map(([made, locale]) => {
      const options = locale === undefined ? '' : `the default locale "${locale}" and `;
      return [docStep('Given', `${options}the translations`, () => yamlText(made))];
    }),
    fc.constant([plainStep('Given', `the translations in "${FOLDERS.YAML}"`)]),
    translations.map((made) => [
      docStep('When', 'both surfaces read a custom loader of the translations', () => yamlText(made)),
    ]),
    sources(level, translations).map(({ steps, format }) => [
      ...steps,
      plainStep('When', `both surfaces read the folder by the ${format} loader`),
    ]),
  );
}

/** A catalog as it was built. */
export function newCatalogs(): fc.Arbitrary<StepGroup> {
  const options = fc.oneof(
    { withCrossShrink: true },
    fc.constant(''),
    fc.constant(' with nil for its available locales and fallbacks'),
    fc.constantFrom(...DEFAULT_LOCALES, 'pt-BR').map((locale) => ` with the default locale "${locale}"`),
    fc
      .subarray(['en', 'fr', 'de'], { minLength: 1 })
      .map((given) => ` with the available locales ${namesText(given)}`),
  );
  return options.map((text) => [plainStep('Given', `a new catalog${text}`)]);
}

/** Another catalog beside the surfaces, or the module alone. */
export function surroundings(translations: fc.Arbitrary<Translations>): fc.Arbitrary<StepGroup> {
  const another = translations.map((made) => [
    docStep('Given', 'another catalog with the translations', () => yamlText(made)),
  ]);
  return fc.oneof(another, fc.constant(MODULE_ALONE));
}

/** The scenario is about the module alone. */
export const MODULE_ALONE: StepGroup = [plainStep('Given', 'the module alone')];

/** An injection into the catalog. */
export function injections(translations: fc.Arbitrary<Translations>): fc.Arbitrary<StepGroup> {
  const what = fc.constantFrom('the translations are', 'a loader of the translations is');
  return fc
    .tuple(translations, what)
    .map(([made, subject]) => [docStep('When', `${subject} injected`, () => yamlText(made))]);
}

/** A loader of a folder loads. */
export function loads(level: Level, translations: fc.Arbitrary<Translations>): fc.Arbitrary<StepGroup> {
  const shown = sources(level, translations);
  const source: fc.Arbitrary<Source> = level === 'crystal' ? fc.oneof(shown, oddFolders()) : shown;
  return source.map(({ steps, format }) => [
    ...steps,
    plainStep('When', `the ${format} loader of the folder loads`),
  ]);
}
