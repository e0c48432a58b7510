import assert from 'node:assert/strict';
import { setImmediate } from 'node:timers/promises';
import { test } from 'node:test';
import { Catalog, Errors } from '../../reference/index';
import '../../reference/async-blocks';

function newCatalog(): Catalog {
  const catalog = new Catalog();
  catalog.inject({ en: { hi: 'Hi' }, fr: { hi: 'Salut' }, de: { hi: 'Hallo' } });
  return catalog;
}

test('each of several overlapping asynchronous blocks has its own locale', async () => {
  const catalog = newCatalog();
  const greet = (locale: string, rounds: number) =>
    catalog.withLocale(locale, async () => {
      const texts: string[] = [];
      for (let round = 0; round < rounds; round++) {
        texts.push(`${catalog.locale} ${catalog.t('hi')}`);
        await setImmediate();
      }
      return texts;
    });
  const blocks = [greet('fr', 2), greet('de', 4), greet('en', 1)];
  const outside = catalog.t('hi');
  const texts = [...(await Promise.all(blocks)), outside];
  assert.deepEqual(texts, [['fr Salut', 'fr Salut'], Array<string>(4).fill('de Hallo'), ['en Hi'], 'Hi']);
  assert.equal(catalog.locale, 'en');
});

test('a locale activated in a block applies only there, also in a block inside a block of another catalog', async () => {
  const catalog = newCatalog();
  const other = newCatalog();
  catalog.activate('de');
  const seen = await other.withLocale('fr', () =>
    catalog.withLocale('en', async () => {
      catalog.activate('fr');
      await setImmediate();
      other.locale = 'de';
      return [
        catalog.t('hi'),
        other.t('hi'),
        catalog.withLocale('de', () => catalog.t('hi')),
        catalog.t('hi'),
      ];
    }),
  );
  assert.deepEqual(seen, ['Salut', 'Hallo', 'Hallo', 'Salut']);
  assert.equal(catalog.locale, 'de');
  assert.equal(other.locale, 'en');
});

test('an error in a block names its locale, and translations injected in a block remain', async () => {
  const catalog = newCatalog();
  await catalog.withLocale('fr', async () => {
    catalog.inject({ fr: { hi: 'Bonjour' } });
    await setImmediate();
    assert.equal(catalog.t('hi'), 'Bonjour');
    assert.throws(() => catalog.translateOrThrow('absent', { count: 0 }), {
      message: 'missing translation: fr.absent.one',
    });
    assert.throws(() => catalog.withLocale('xx', () => undefined), Errors.InvalidLocale);
  });
  assert.equal(
    catalog.withLocale('fr', () => catalog.t('hi')),
    'Bonjour',
  );
});
