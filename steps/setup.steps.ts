import type { Name, Translations } from '../adapter/contract/values';
import { inlineLoader } from './configuration';
import { readLocaleFiles } from './folders';
import { yamlOf } from './notation';
import { Given } from './step-registry';
import { OTHER_CATALOG, type SurfaceInWords } from './surfaces';
import type { ConformanceWorld } from './world';

Given('the translations', async function (this: ConformanceWorld, yaml: string) {
  await hold(this, yamlOf(yaml));
});

Given('the translations in {string}', async function (this: ConformanceWorld, folder: string) {
  await hold(this, readLocaleFiles(folder));
});

Given('no translations', async function (this: ConformanceWorld) {
  if (this.given.surface === 'module') await this.calls.prepare('init');
  else await newCatalog(this, {});
});

Given('the module has the translations', async function (this: ConformanceWorld, yaml: string) {
  await initialize(this, this.given.remember(yamlOf(yaml)));
});

Given('the module has the translations in {string}', async function (this: ConformanceWorld, folder: string) {
  await initialize(this, this.given.remember(readLocaleFiles(folder)));
});

Given('a new catalog', async function (this: ConformanceWorld) {
  await newCatalog(this, {});
});

Given(
  'a new catalog with the default locale {string}',
  async function (this: ConformanceWorld, locale: string) {
    await newCatalog(this, { default_locale: locale });
  },
);

Given(
  'a new catalog with the available locales {names}',
  async function (this: ConformanceWorld, locales: string[]) {
    await newCatalog(this, { available_locales: locales });
  },
);

Given(
  'a new catalog with nil for its available locales and fallbacks',
  async function (this: ConformanceWorld) {
    await newCatalog(this, { available_locales: null, fallbacks: null });
  },
);

Given('another catalog with the translations', async function (this: ConformanceWorld, yaml: string) {
  await catalogWith(this, OTHER_CATALOG, this.given.remember(yamlOf(yaml)));
});

Given('{name} is active', async function (this: ConformanceWorld, locale: Name) {
  await this.calls.prepare('activate', { subject: this.given.subject, locale });
});

Given(
  '{name} is active in {surface}',
  async function (this: ConformanceWorld, locale: Name, surface: SurfaceInWords) {
    await this.calls.prepare('activate', { subject: this.given.subjectOf(surface), locale });
  },
);

/**
 * Gives translations to the surface under test. The module receives them through a loader and `init`, and a catalog
 * receives them by injection.
 */
async function hold(world: ConformanceWorld, given: unknown): Promise<void> {
  const translations = world.given.remember(given);
  if (world.given.surface === 'module') await initialize(world, translations);
  else await catalogWith(world, world.given.nameCatalog(), translations);
}

async function initialize(world: ConformanceWorld, translations: Translations): Promise<void> {
  await Promise.all([
    world.calls.prepare('configure', { loaders: [inlineLoader(translations)] }),
    world.calls.prepare('init'),
  ]);
}

async function catalogWith(
  world: ConformanceWorld,
  catalog: string,
  translations: Translations,
): Promise<void> {
  await Promise.all([
    world.calls.prepare('Catalog.new', { catalog }),
    world.calls.prepare('inject', { subject: catalog, translations }),
  ]);
}

async function newCatalog(world: ConformanceWorld, options: object): Promise<void> {
  await world.calls.prepare('Catalog.new', { catalog: world.given.nameCatalog(), ...options });
}
