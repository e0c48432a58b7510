import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as library from '../../reference/index';
import '../../reference/async-blocks-browser';
import * as browser from '../../reference/browser';

test('the library has the same exports in a browser, and the same classes, except for the loaders', () => {
  assert.deepEqual(Object.keys(browser).sort(), Object.keys(library).sort());
  assert.deepEqual(Object.keys(browser.Loader).sort(), Object.keys(library.Loader).sort());
  assert.equal(browser.I18n, library.I18n);
  assert.equal(browser.Loader.Base, library.Loader.Base);
});

for (const format of ['JSON', 'YAML'] as const) {
  test(`in a browser, the loader of ${format} refuses to read a folder, and says what to do`, () => {
    const catalog = new browser.Catalog();
    const loader = new browser.Loader[format]('locales');
    assert.throws(() => catalog.inject(loader), {
      name: 'InvalidTranslations',
      message: 'locales: a browser cannot read folders; fetch the translations, and inject them',
    });
  });
}

test('in a browser, the entry for asynchronous blocks does nothing, and blocks that overlap are refused', async () => {
  const catalog = new browser.Catalog();
  catalog.inject({ en: {}, fr: {}, de: {} });
  const first = catalog.withLocale('fr', async () => catalog.locale);
  const second = catalog.withLocale('de', async () => catalog.locale);
  await assert.rejects(first, { name: 'OverlappingBlocks', message: /under Node$/ });
  assert.equal(await second, 'de');
  assert.equal(catalog.locale, 'en');
});
