import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Catalog, Config, Errors, Loader, Locale, type TranslationsHash } from '../../reference/index';

class Inline extends Loader.Base {
  constructor(private readonly translations: TranslationsHash) {
    super();
  }

  override load(): TranslationsHash {
    return this.translations;
  }
}

function catalogOf(translations: TranslationsHash): Catalog {
  const catalog = new Catalog();
  catalog.inject(translations);
  return catalog;
}

/** Returns a promise, and the function that resolves it. */
function deferred(): { readonly promise: Promise<string>; readonly resolve: (value: string) => void } {
  let resolve!: (value: string) => void;
  const promise = new Promise<string>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

test('a new catalog has only the default locale', () => {
  const catalog = new Catalog();
  assert.equal(Catalog.DEFAULT_LOCALE, 'en');
  assert.equal(catalog.defaultLocale, 'en');
  assert.equal(catalog.locale, 'en');
  assert.deepEqual(catalog.availableLocales, ['en']);
  assert.equal(new Catalog({ defaultLocale: 'fr' }).locale, 'fr');
});

test('a locale is activated with a String or a Symbol if it is available', () => {
  const catalog = catalogOf({ fr: { hi: 'Salut' }, es: { hi: 'Hola' } });
  assert.equal(catalog.activate('fr'), 'fr');
  assert.equal(catalog.t('hi'), 'Salut');
  catalog.locale = Symbol('es');
  assert.equal(catalog.t('hi'), 'Hola');
  assert.throws(
    () => catalog.activate('de'),
    (error) =>
      error instanceof Errors.InvalidLocale && error.locale === 'de' && error.code === 'INVALID_LOCALE',
  );
  const message = 'en is not a valid locale';
  assert.throws(() => catalog.activate('en'), { name: 'InvalidLocale', message, available: ['fr', 'es'] });
  assert.equal(catalog.locale, 'es');
});

test('the default locale can be activated without translations', () => {
  assert.equal(new Catalog({ defaultLocale: 'fr' }).activate('fr'), 'fr');
});

test('changes to the returned available locales do not affect the catalog', () => {
  const catalog = catalogOf({ fr: {} });
  (catalog.availableLocales as string[]).push('de');
  assert.deepEqual(catalog.availableLocales, ['fr']);
});

test('a block runs in its locale, and the earlier locale is restored', () => {
  const catalog = catalogOf({ en: { hi: 'Hi' }, fr: { hi: 'Salut' }, es: { hi: 'Hola' } });
  catalog.activate('es');
  const value = catalog.withLocale(Symbol('fr'), () => {
    catalog.activate('en');
    return catalog.t('hi');
  });
  assert.equal(value, 'Hi');
  assert.equal(catalog.t('hi'), 'Hola');
});

test('the earlier locale is restored when a block throws', () => {
  const catalog = catalogOf({ en: {}, fr: {} });
  const failure = new Error('boom');
  assert.throws(
    () =>
      catalog.withLocale('fr', () => {
        throw failure;
      }),
    failure,
  );
  assert.equal(catalog.locale, 'en');
});

test('the earlier locale is restored when the promise of a block settles, not before', async () => {
  const catalog = catalogOf({ en: {}, fr: {} });
  const success = catalog.withLocale('fr', async () => {
    await Promise.resolve();
    return catalog.locale;
  });
  assert.equal(catalog.locale, 'fr');
  assert.equal(await success, 'fr');
  assert.equal(catalog.locale, 'en');
  const failure = catalog.withLocale('fr', () => Promise.reject(new Error('boom')));
  assert.equal(catalog.locale, 'fr');
  await assert.rejects(failure, { message: 'boom' });
  assert.equal(catalog.locale, 'en');
});

test('overlapping asynchronous blocks are an error, and the earlier locale is restored', async () => {
  const catalog = catalogOf({ en: {}, fr: {}, de: {} });
  const first = deferred();
  const second = deferred();
  const earlier = catalog.withLocale('fr', () => first.promise);
  const later = catalog.withLocale('de', () => second.promise);
  first.resolve('first');
  await assert.rejects(earlier, (error) => {
    assert.ok(error instanceof Errors.OverlappingBlocks && error.code === 'OVERLAPPING_BLOCKS');
    assert.match(error.message, /^a block of withLocale ended before one that began later/);
    return true;
  });
  assert.equal(catalog.locale, 'de');
  second.resolve('second');
  assert.equal(await later, 'second');
  assert.equal(catalog.locale, 'en');
});

test('a block that fails while a later block runs rejects with its own error', async () => {
  const catalog = catalogOf({ en: {}, fr: {}, de: {} });
  const second = deferred();
  const earlier = catalog.withLocale('fr', () => Promise.reject(new Error('boom')));
  const later = catalog.withLocale('de', () => second.promise);
  await assert.rejects(earlier, { message: 'boom' });
  second.resolve('second');
  await later;
  assert.equal(catalog.locale, 'en');
});

test('a block that does not wait for an inner block is an error', async () => {
  const catalog = catalogOf({ en: {}, fr: {}, de: {} });
  let inner: Promise<string> | undefined;
  assert.throws(
    () =>
      catalog.withLocale('fr', () => {
        inner = catalog.withLocale('de', async () => 'inner');
      }),
    Errors.OverlappingBlocks,
  );
  assert.equal(await inner, 'inner');
  assert.equal(catalog.locale, 'en');
});

test('nested asynchronous blocks restore their locales in order', async () => {
  const catalog = catalogOf({ en: {}, fr: {}, de: {} });
  const locales = await catalog.withLocale('fr', async () => {
    const inside = await catalog.withLocale('de', async () => catalog.locale);
    return [inside, catalog.locale];
  });
  assert.deepEqual([...locales, catalog.locale], ['de', 'fr', 'en']);
});

test('the earlier locale is restored when the thenable that a block returns throws', async () => {
  const catalog = catalogOf({ en: {}, fr: {} });
  const failure = new Error('boom');
  const fail = () => {
    throw failure;
  };
  // oxlint-disable-next-line unicorn/no-thenable -- reading the property throws
  const unreadable = Object.defineProperty({}, 'then', { get: fail });
  assert.throws(() => catalog.withLocale('fr', () => unreadable), failure);
  assert.equal(catalog.locale, 'en');
  // oxlint-disable-next-line unicorn/no-thenable -- calling the function throws
  await assert.rejects(catalog.withLocale('fr', (): unknown => ({ then: fail })) as Promise<void>, failure);
  assert.equal(catalog.locale, 'en');
  const callable = Object.assign(() => undefined, {
    // oxlint-disable-next-line unicorn/no-thenable -- a function may be a promise too
    then: (resolve: (value: string) => void) => resolve(catalog.locale),
  });
  assert.equal(await catalog.withLocale('fr', () => callable), 'fr');
  assert.equal(catalog.locale, 'en');
});

test('a block can return objects that are not promises', () => {
  const catalog = catalogOf({ fr: {} });
  // oxlint-disable-next-line unicorn/no-thenable -- an object that is not a promise is returned unchanged
  for (const value of [null, {}, { then: 'text' }]) {
    assert.equal(
      catalog.withLocale('fr', () => value),
      value,
    );
    assert.equal(catalog.locale, 'en');
  }
});

test('the default locale is restored after a block, even without translations', () => {
  const catalog = catalogOf({ fr: { hi: 'Salut' } });
  assert.equal(
    catalog.withLocale('fr', () => catalog.t('hi')),
    'Salut',
  );
  assert.equal(catalog.locale, 'en');
  assert.equal(catalog.t('hi'), 'missing translation: en.hi');
});

test('a block does not run in a locale that is not available', () => {
  const catalog = catalogOf({ en: {} });
  assert.throws(() => catalog.withLocale('fr', () => assert.fail('the block ran')), Errors.InvalidLocale);
  assert.equal(catalog.locale, 'en');
});

test('injection adds to earlier translations, also in the active locale', () => {
  const catalog = catalogOf({ en: { a: 'A', map: { x: 'X' } } });
  assert.equal(catalog.t('a'), 'A');
  assert.equal(catalog.inject(new Inline({ en: { a: 'B', map: { y: 'Y' } }, fr: {} })), undefined);
  assert.equal(catalog.t('a'), 'B');
  assert.equal(catalog.t('map.x') + catalog.t('map.y'), 'XY');
  assert.deepEqual(catalog.availableLocales, ['en', 'fr']);
});

test('null removes a translation', () => {
  const catalog = catalogOf({ en: { a: 'A', p: { one: '1', other: 'n' } } });
  catalog.inject({ en: { a: null, p: { one: null } } });
  assert.equal(catalog.t('a', { default: 'none' }), 'none');
  assert.equal(catalog.t('p', { count: 1, default: 'none' }), 'none');
  assert.equal(catalog.t('p', { count: 2 }), 'n');
});

test('an injection that fails changes nothing', () => {
  const catalog = catalogOf({ en: { a: 'A' } });
  const broken = { fr: { a: 'F' }, en: { a: 'B', b: [1] } } as unknown as TranslationsHash;
  assert.throws(() => catalog.inject(broken), { name: 'InvalidTranslations', message: /^en\.b\.0: / });
  assert.equal(catalog.t('a'), 'A');
  assert.deepEqual(catalog.availableLocales, ['en']);
});

test('translations of locales that are not listed as available are ignored', () => {
  const catalog = new Catalog({ availableLocales: ['fr', 'en'] });
  assert.deepEqual(catalog.availableLocales, ['fr', 'en']);
  catalog.inject({ en: { hi: 'Hi' }, de: { hi: 'Hallo' } });
  assert.equal(catalog.t('hi'), 'Hi');
  assert.deepEqual(catalog.availableLocales, ['fr', 'en', 'de']);
  catalog.activate('de');
  assert.equal(catalog.t('hi'), 'missing translation: de.hi');
});

test('an empty list of available locales does not restrict locales', () => {
  const catalog = new Catalog({ availableLocales: [] });
  catalog.inject({ de: { hi: 'Hallo' } });
  catalog.activate('de');
  assert.equal(catalog.t('hi'), 'Hallo');
});

test('a catalog from a configuration has all settings of the configuration', () => {
  const config = new Config();
  config.defaultLocale = Symbol('de');
  config.availableLocales = ['de', Symbol('fr')];
  config.fallbacks = { de: 'fr' };
  config.loaders.push(
    new Inline({ de: { a: { x: 'X' } }, es: {} }),
    new Inline({ de: { a: { y: 'Y' } }, fr: { f: 'F' } }),
  );
  const catalog = Catalog.fromConfig(config);
  assert.equal(catalog.defaultLocale, 'de');
  assert.deepEqual(catalog.availableLocales, ['de', 'fr']);
  assert.deepEqual(
    ['a.x', 'a.y', 'f'].map((key) => catalog.t(key)),
    ['X', 'Y', 'F'],
  );
});

test('the last loader of a configuration takes precedence', () => {
  const config = new Config();
  config.loaders = [{ en: { a: 'text', b: { c: 'nested' } } }, { en: { a: { b: 'nested' }, b: 'text' } }].map(
    (translations) => new Inline(translations),
  );
  const catalog = Catalog.fromConfig(config);
  assert.equal(catalog.t('a.b'), 'nested');
  assert.equal(catalog.t('b'), 'text');
  assert.equal(catalog.t('a', { default: 'none' }) + catalog.t('b.c', { default: 'none' }), 'nonenone');
});

test('a loader that does not return a translations hash is refused', () => {
  const config = new Config();
  config.loaders.push(new Inline([] as unknown as TranslationsHash));
  assert.throws(() => Catalog.fromConfig(config), { name: 'InvalidTranslations' });
});

test('a configuration accepts fallbacks in every form, and null for its settings', () => {
  const config = new Config();
  assert.deepEqual(
    [config.defaultLocale, config.availableLocales, config.fallbacks, config.loaders],
    ['en', null, null, []],
  );
  config.fallbacks = ['en', Symbol('fr')];
  assert.deepEqual(config.fallbacks?.for('de'), ['de', 'en', 'fr']);
  config.fallbacks = { de: ['fr'] };
  assert.deepEqual(config.fallbacks?.for('de'), ['de', 'fr']);
  const fallbacks = new Locale.Fallbacks();
  config.fallbacks = fallbacks;
  assert.equal(config.fallbacks, fallbacks);
  config.fallbacks = null;
  assert.equal(config.fallbacks, null);
  config.availableLocales = ['de'];
  config.availableLocales = null;
  assert.equal(config.availableLocales, null);
});
