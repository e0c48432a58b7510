import * as fc from 'fast-check';
import type { Translations } from '../../adapter/contract/values';
import { readLocaleFiles } from '../../steps/folders';
import type { Level } from '../../suite';
import { bothReadFolder, bothReadLoader, load } from '../steps/loading';
import { folderOfFiles, packageFolder, writtenFolder, type Layout, type Source } from '../steps/sources';
import { catalogIsNew, injection, otherCatalogHolds } from '../steps/catalogs';
import { bothHold, bothHoldFolder, moduleAlone } from '../steps/setup';
import type { Step } from '../step';
import { DEFAULT_LOCALES } from './locales';

/** The folders of locale files that this package has; both hold the same. */
const FOLDERS = { YAML: 'fixtures/locales/yaml', JSON: 'fixtures/locales/json' } as const;

/** The translations in the folders of this package. */
export async function readFixtures(): Promise<Translations> {
  return readLocaleFiles(FOLDERS.YAML);
}

/** Both surfaces hold translations, however they come by them. */
export function holdings(
  level: Level,
  fixtures: Translations,
  translations: fc.Arbitrary<Translations>,
): fc.Arbitrary<Step> {
  const defaultLocale = fc.option(fc.constantFrom(...DEFAULT_LOCALES), { nil: undefined });
  return fc.oneof(
    { withCrossShrink: true },
    fc.tuple(translations, defaultLocale).map(([made, locale]) => bothHold(made, locale)),
    fc.constant(bothHoldFolder(FOLDERS.YAML, fixtures)),
    translations.map(bothReadLoader),
    sources(level, fixtures, translations).map(bothReadFolder),
  );
}

/** A catalog as it was built. */
export function newCatalogs(): fc.Arbitrary<Step> {
  return fc.oneof(
    { withCrossShrink: true },
    fc.constant(catalogIsNew()),
    fc.constant(catalogIsNew({ isNil: true })),
    fc.constantFrom(...DEFAULT_LOCALES, 'pt-BR').map((defaultLocale) => catalogIsNew({ defaultLocale })),
    fc.subarray(['en', 'fr', 'de'], { minLength: 1 }).map((given) => catalogIsNew({ given })),
  );
}

/** Another catalog beside the surfaces, or the module alone. */
export function surroundings(translations: fc.Arbitrary<Translations>): fc.Arbitrary<Step> {
  return fc.oneof(translations.map(otherCatalogHolds), fc.constant(moduleAlone()));
}

/** An injection into the catalog. */
export function injections(translations: fc.Arbitrary<Translations>): fc.Arbitrary<Step> {
  return fc
    .tuple(translations, fc.constantFrom('hash' as const, 'loader' as const))
    .map(([made, by]) => injection(made, by));
}

/** A loader of a folder loads. */
export function loads(
  level: Level,
  fixtures: Translations,
  translations: fc.Arbitrary<Translations>,
): fc.Arbitrary<Step> {
  const shown = sources(level, fixtures, translations);
  return (level === 'crystal' ? fc.oneof(shown, oddFolders()) : shown).map(load);
}

function sources(
  level: Level,
  fixtures: Translations,
  translations: fc.Arbitrary<Translations>,
): fc.Arbitrary<Source> {
  const format = fc.constantFrom('YAML' as const, 'JSON' as const);
  // SILENT-09: files besides one for each locale.
  const layouts: readonly Layout[] = level === 'crystal' ? ['flat', 'deep', 'together'] : ['flat'];
  return fc.oneof(
    format.map((one) => packageFolder(FOLDERS[one], one, fixtures)),
    fc
      .tuple(format, translations, fc.constantFrom(...layouts))
      .map(([one, made, layout]) => writtenFolder(one, made, layout)),
  );
}

/** Files that are refused, files that are passed over, and files that are odd and taken (SILENT-10, SILENT-11). */
const ODD_FILES = {
  YAML: [
    ...['', '- text', 'en: text', 'en:', 'en: { number: 1.5 }', 'en: { list: [1] }', 'en: { open', 'text'],
    ...['en: { number: 1, yes: true, nothing: null }', 'en: { list: [a, b] }', '{}', 'en: {}'],
  ],
  JSON: [
    ...['', '["text"]', '{ "en": "text" }', '{ "en": null }', '{ "en": { "number": 1.5 } }', '{ "en": {'],
    ...['{ "en": { "number": 1, "yes": true, "nothing": null } }', '{ "en": { "list": ["a", "b"] } }', '{}'],
  ],
} as const;

function oddFolders(): fc.Arbitrary<Source> {
  return fc.constantFrom('YAML' as const, 'JSON' as const).chain((format) => {
    const extensions = format === 'YAML' ? ['yml', 'yaml', 'json', 'txt'] : ['json', 'yml', 'txt'];
    const name = fc.constantFrom(...extensions).map((extension) => `en.${extension}`);
    return fc
      .tuple(name, fc.constantFrom<string>(...ODD_FILES[format]))
      .map((file) => folderOfFiles(format, () => [file]));
  });
}
