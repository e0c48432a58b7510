import * as fc from 'fast-check';
import type { Translations } from '../../../adapter/values';
import { readLocaleFiles } from '../../../steps/folders';
import { yamlOf } from '../../../steps/notation';
import {
  bothReadFolder,
  bothReadLoader,
  load,
  packageFolder,
  writtenFolder,
  type Source,
} from '../steps/loading';
import {
  bothHold,
  bothHoldFolder,
  catalogIsNew,
  injection,
  moduleAlone,
  otherCatalogHolds,
} from '../steps/setup';
import type { Step } from '../step';
import { DEFAULT_LOCALES } from './locales';

/** The folders of locale files that this package has; both hold the same. */
const FOLDERS = { YAML: 'fixtures/locales/yaml', JSON: 'fixtures/locales/json' } as const;

/** The translations in the folders of this package. */
export async function readFixtures(): Promise<Translations> {
  return yamlOf(await readLocaleFiles(FOLDERS.YAML)) as Translations;
}

/** Both surfaces hold translations, however they come by them. */
export function holdings(
  fixtures: Translations,
  translations: fc.Arbitrary<Translations>,
): fc.Arbitrary<Step> {
  const defaultLocale = fc.option(fc.constantFrom(...DEFAULT_LOCALES), { nil: undefined });
  return fc.oneof(
    { withCrossShrink: true },
    fc.tuple(translations, defaultLocale).map(([made, locale]) => bothHold(made, locale)),
    fc.constant(bothHoldFolder(FOLDERS.YAML, fixtures)),
    translations.map(bothReadLoader),
    sources(fixtures, translations).map(bothReadFolder),
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
export function loads(fixtures: Translations, translations: fc.Arbitrary<Translations>): fc.Arbitrary<Step> {
  return sources(fixtures, translations).map(load);
}

function sources(fixtures: Translations, translations: fc.Arbitrary<Translations>): fc.Arbitrary<Source> {
  const format = fc.constantFrom('YAML' as const, 'JSON' as const);
  return fc.oneof(
    format.map((one) => packageFolder(FOLDERS[one], one, fixtures)),
    fc.tuple(format, translations).map(([one, made]) => writtenFolder(one, made)),
  );
}
