import assert from 'node:assert/strict';
import { test } from 'node:test';
import { I18nModule, Loader, type TranslationsHash } from '../../reference/index';

class Inline extends Loader.Base {
  constructor(public translations: TranslationsHash) {
    super();
  }

  override load(): TranslationsHash {
    return this.translations;
  }
}

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
    message:
      'config.fallback is an array; expected only the options loaders, defaultLocale, availableLocales, fallbacks',
  });
});
