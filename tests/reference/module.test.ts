import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inspect } from 'node:util';
import {
  Catalog,
  Config,
  Errors,
  I18n,
  I18nModule,
  Loader,
  VERSION,
  type TranslationsHash,
} from '../../reference/index';

class Inline extends Loader.Base {
  constructor(public translations: TranslationsHash) {
    super();
  }

  override load(): TranslationsHash {
    return this.translations;
  }
}

test('the module has the version and the default configuration of the document', () => {
  assert.ok(I18n instanceof I18nModule);
  assert.equal(VERSION, '0.2.2');
  assert.equal(I18n.config.defaultLocale, 'en');
});

test('every operation acts on the main catalog', () => {
  const module = new I18nModule();
  module.config.loaders.push(new Inline({ en: { hi: 'Hi %{name}' }, fr: { hi: 'Salut %{name}' } }));
  module.init();
  assert.deepEqual(module.availableLocales, ['en', 'fr']);
  assert.equal(module.locale, 'en');
  assert.equal(module.activate('fr'), 'fr');
  const operations = [module.translate, module.t, module.translateOrThrow, module.tOrThrow];
  for (const operation of operations)
    assert.equal(operation.call(module, 'hi', { name: 'Ann' }), 'Salut Ann');
  module.locale = 'en';
  assert.equal(
    module.withLocale('fr', () => module.t('hi')),
    'Salut %{name}',
  );
  assert.equal(module.t('hi'), 'Hi %{name}');
  assert.equal(module.localize(1234.5), '1,234.5');
  assert.equal(module.l(1234.5, Symbol('default')), '1,234.5');
  assert.throws(() => module.tOrThrow('no'), Errors.MissingTranslation);
  assert.throws(() => module.translateOrThrow('no'), { message: 'missing translation: en.no' });
});

test('every public member of Errors is an error class', () => {
  for (const [name, error] of Object.entries(Errors))
    assert.ok(error.prototype instanceof Error, `Errors.${name} is not an error class`);
});

test('a new configuration applies from the next init', () => {
  const module = new I18nModule();
  module.config.loaders.push(new Inline({ en: { hi: 'Hi' } }));
  module.init();
  const config = new Config();
  config.loaders.push(new Inline({ en: { hi: 'Hello' } }));
  module.config = config;
  assert.equal(module.config, config);
  assert.equal(module.t('hi'), 'Hi');
  module.init();
  assert.equal(module.t('hi'), 'Hello');
});

test('the first operation creates the main catalog unless init has done so', () => {
  const module = new I18nModule();
  module.config.loaders.push(new Inline({ en: { hi: 'Hi' } }));
  assert.equal(module.t('hi'), 'Hi');
  module.config.loaders.push(new Inline({ en: { bye: 'Bye' } }));
  assert.equal(module.t('bye', { default: 'none' }), 'none');
});

test('an init that fails does not change the main catalog', () => {
  const module = new I18nModule();
  const loader = new Inline({ en: { hi: 'Hi' }, fr: {} });
  module.config.loaders.push(loader);
  module.init();
  module.activate('fr');
  loader.translations = { en: 'text' } as unknown as TranslationsHash;
  assert.throws(() => module.init(), {
    name: 'InvalidTranslations',
    message: /^en: expected a map of the keys of a locale/,
  });
  assert.equal(module.locale, 'fr');
  module.activate('en');
  assert.equal(module.t('hi'), 'Hi');
});

test('a misspelt property of the configuration is refused', () => {
  const module = new I18nModule();
  Object.assign(module.config, { fallback: ['en'] });
  assert.throws(() => module.init(), {
    name: 'InvalidArgument',
    message: 'config.fallback is an array; expected only loaders, defaultLocale, availableLocales, fallbacks',
  });
});

test('console.log shows the main catalog of the module, and its configuration before that is made', () => {
  const module = new I18nModule();
  module.config.loaders.push(new Inline({ en: { hi: 'Hi' } }));
  assert.match(inspect(module), /^I18n Config \{/);
  module.init();
  assert.equal(inspect(module), "I18n Catalog { locale: 'en', availableLocales: [ 'en' ], texts: 1 }");
});

test('console.log shows the locale, the available locales and the number of texts of a catalog', () => {
  const catalog = new Catalog({ defaultLocale: 'fr' });
  assert.equal(inspect(catalog), "Catalog { locale: 'fr', availableLocales: [ 'fr' ], texts: 0 }");
  catalog.inject({ fr: { a: 'A', p: { one: '1', other: 'n' } }, en: { a: 'A' } });
  assert.equal(inspect(catalog), "Catalog { locale: 'fr', availableLocales: [ 'fr', 'en' ], texts: 4 }");
});
