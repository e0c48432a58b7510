import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Catalog, Config, Errors, Loader, type TranslationsHash } from '../../reference/index';
import { catalogOf } from './catalog-of';

/** Returns a promise, and the function that resolves it. */
function deferred(): { readonly promise: Promise<string>; readonly resolve: (value: string) => void } {
  let resolve!: (value: string) => void;
  const promise = new Promise<string>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

test('the error about a locale that is not available names it and those that are', () => {
  const catalog = catalogOf({ fr: { hi: 'Salut' }, es: { hi: 'Hola' } });
  assert.throws(() => catalog.activate(Symbol('en')), {
    name: 'InvalidLocale',
    code: 'INVALID_LOCALE',
    message: 'en is not a valid locale',
    locale: 'en',
    available: ['fr', 'es'],
  });
});

test('changes to the returned available locales do not affect the catalog', () => {
  const catalog = catalogOf({ fr: {} });
  (catalog.availableLocales as string[]).push('de');
  assert.deepEqual(catalog.availableLocales, ['fr']);
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
    assert.match(error.message, /^a block of withLocale ended before a later one/);
    return true;
  });
  assert.equal(catalog.locale, 'de');
  second.resolve('second');
  assert.equal(await later, 'second');
  assert.equal(catalog.locale, 'en');
});

test('the oldest of three overlapping blocks can end first', async () => {
  const catalog = catalogOf({ en: {}, fr: {}, de: {}, es: {} });
  const ends = [deferred(), deferred(), deferred()];
  const blocks = ['fr', 'de', 'es'].map((name, index) =>
    catalog.withLocale(name, () => ends[index]!.promise),
  );
  ends[0]!.resolve('first');
  await assert.rejects(blocks[0]!, Errors.OverlappingBlocks);
  for (const [index, restored] of [
    [2, 'de'],
    [1, 'en'],
  ] as const) {
    ends[index]!.resolve('later');
    assert.equal(await blocks[index], 'later');
    assert.equal(catalog.locale, restored);
  }
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

test('a loader that does not return a translations hash is refused', () => {
  class Broken extends Loader.Base {
    override load = () => [] as unknown as TranslationsHash;
  }
  const config = new Config();
  config.loaders.push(new Broken());
  assert.throws(() => Catalog.fromConfig(config), { name: 'InvalidTranslations' });
});
