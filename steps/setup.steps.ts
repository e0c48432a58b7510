import { Given } from '@cucumber/cucumber';
import type { Name } from '../adapter/contract/values';
import { readLocaleFiles } from './folders';
import { yamlOf } from './notation';
import { MODULE, OTHER_CATALOG } from './surfaces';
import type { ConformanceWorld } from './world';

Given('the translations', async function (this: ConformanceWorld, yaml: string) {
  await hold(this, yamlOf(yaml), {});
});

Given(
  'the default locale {string} and the translations',
  async function (this: ConformanceWorld, defaultLocale: string, yaml: string) {
    await hold(this, yamlOf(yaml), { default_locale: defaultLocale });
  },
);

Given('the translations in {string}', async function (this: ConformanceWorld, folder: string) {
  await hold(this, readLocaleFiles(folder), {});
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
  const translations = this.given.remember(yamlOf(yaml));
  await Promise.all([
    this.calls.prepare('Catalog.new', { catalog: OTHER_CATALOG }),
    this.calls.prepare('inject', { subject: OTHER_CATALOG, translations }),
  ]);
});

Given('the module alone', function (this: ConformanceWorld) {
  this.given.surfaces = [MODULE];
});

Given('{name} is active', async function (this: ConformanceWorld, locale: Name) {
  await Promise.all(
    this.given.surfaces.map((subject) => this.calls.prepare('activate', { subject, locale })),
  );
});

/** Gives both surfaces the same translations: a catalog by injection, the module by a loader and `init`. */
async function hold(world: ConformanceWorld, given: unknown, options: object): Promise<void> {
  const translations = world.given.remember(given);
  const catalog = world.given.nameCatalog(MODULE);
  await Promise.all([
    world.calls.prepare('configure', { ...options, loaders: [{ format: 'inline', translations }] }),
    world.calls.prepare('init'),
    world.calls.prepare('Catalog.new', { catalog, ...options }),
    world.calls.prepare('inject', { subject: catalog, translations }),
  ]);
}

async function newCatalog(world: ConformanceWorld, options: object): Promise<void> {
  await world.calls.prepare('Catalog.new', { catalog: world.given.nameCatalog(), ...options });
}
