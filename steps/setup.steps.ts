import type { Name, Translations } from '../adapter/contract/values';
import { inlineLoader } from './configuration';
import { readLocaleFiles } from './fixture-files';
import { yamlOf } from './notation';
import type { ScriptWriter } from './script-writer';
import { Given } from './step-registry';
import { OTHER_CATALOG, type SurfaceInWords } from './surfaces';

Given('the translations', (script, yaml: string) => giveTranslations(script, yamlOf(yaml)));

Given('the translations in {string}', (script, folder: string) =>
  giveTranslations(script, readLocaleFiles(folder)),
);

Given('no translations', (script) => {
  if (script.surface === 'module') script.prepare('init');
  else createCatalog(script, {});
});

Given('the module has the translations', (script, yaml: string) => {
  initialize(script, script.remember(yamlOf(yaml)));
});

Given('the module has the translations in {string}', (script, folder: string) => {
  initialize(script, script.remember(readLocaleFiles(folder)));
});

Given('a new catalog', (script) => createCatalog(script, {}));

Given('a new catalog with the default locale {string}', (script, locale: string) => {
  createCatalog(script, { default_locale: locale });
});

Given('a new catalog with the available locales {names}', (script, locales: string[]) => {
  createCatalog(script, { available_locales: locales });
});

Given('a new catalog with nil for its available locales and fallbacks', (script) => {
  createCatalog(script, { available_locales: null, fallbacks: null });
});

Given('another catalog with the translations', (script, yaml: string) => {
  createCatalogWith(script, OTHER_CATALOG, script.remember(yamlOf(yaml)));
});

Given('{name} is active', (script, locale: Name) => {
  script.prepare('activate', { subject: script.subject, locale });
});

Given('{name} is active in {surface}', (script, locale: Name, surface: SurfaceInWords) => {
  script.prepare('activate', { subject: script.subjectOf(surface), locale });
});

/**
 * Gives translations to the surface under test. The module receives them through a loader and `init`, and a catalog
 * receives them by injection.
 */
export function giveTranslations(script: ScriptWriter, given: unknown): void {
  const translations = script.remember(given);
  if (script.surface === 'module') initialize(script, translations);
  else createCatalogWith(script, script.nameCatalog(), translations);
}

/** Initializes the module with translations, each of which a loader of its own returns. */
export function initialize(script: ScriptWriter, ...translations: readonly Translations[]): void {
  script.prepare('configure', { loaders: translations.map(inlineLoader) });
  script.prepare('init');
}

/** Creates a catalog with this name, and injects translations into it. */
export function createCatalogWith(script: ScriptWriter, catalog: string, translations: Translations): void {
  script.prepare('Catalog.new', { catalog });
  script.prepare('inject', { subject: catalog, translations });
}

function createCatalog(script: ScriptWriter, options: object): void {
  script.prepare('Catalog.new', { catalog: script.nameCatalog(), ...options });
}
