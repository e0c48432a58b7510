import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as library from '../../reference';
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
      message:
        'locales: a browser cannot read folders; fetch the translations, and inject them or return them from a loader of your own',
    });
  });
}
