import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { Catalog, type TranslationsHash } from '../../reference';

function refuses(translations: unknown, message: string): void {
  assert.throws(() => new Catalog().inject(translations as TranslationsHash), {
    name: 'InvalidTranslations',
    message,
  });
}

test('a hash with values other than maps is refused', () => {
  refuses(null, 'expected a map of locales, found null');
  refuses(undefined, 'expected a map of locales, found undefined');
  refuses('text', 'expected a map of locales, found the text "text"');
  refuses(new Map(), 'expected a map of locales, found an object of a class');
  refuses({ en: ['x'] }, 'en: expected a map of keys, found an array');
  refuses({ en: { a: 'A' }, fr: 1 }, 'fr: expected a map of keys, found 1');
});

test('a leaf of an unsupported type is refused', () => {
  const expected = 'expected text, an integer, a boolean, null, an array of text or a map';
  refuses({ en: { a: { b: undefined } } }, `en.a.b: ${expected}, found undefined`);
  refuses({ en: { a: new Date(0) } }, `en.a: ${expected}, found an object of a class`);
  refuses({ en: { a: () => 'x' } }, `en.a: ${expected}, found a function`);
  refuses({ en: { a: Symbol('x') } }, `en.a: ${expected}, found a symbol`);
  refuses({ en: { a: 1n } }, `en.a: ${expected}, found 1`);
  refuses({ en: { a: ['x', null] } }, 'en.a.1: expected text, found null');
  refuses({ en: { a: ['x', { b: 'c' }] } }, 'en.a.1: expected text, found a map');
  // eslint-disable-next-line no-sparse-arrays
  refuses({ en: { a: ['x', , 'y'] } }, 'en.a.1: expected text, found undefined');
  for (const number of [1.5, NaN, 2 ** 53]) {
    refuses(
      { en: { a: number } },
      `en.a: ${number} is not an integer that can be held exactly; quote it to make it text`,
    );
  }
});

test('maps from another realm are accepted', () => {
  const catalog = new Catalog();
  catalog.inject(runInNewContext('({ en: { a: { x: "X" } } })') as TranslationsHash);
  assert.equal(catalog.t('a.x'), 'X');
});

test('maps without a prototype are accepted, and a map can occur twice', () => {
  const shared = Object.assign(Object.create(null) as object, { x: 'X' }) as { x: string };
  const catalog = new Catalog();
  catalog.inject({ en: { a: shared, b: shared } });
  assert.equal(catalog.t('a.x') + catalog.t('b.x'), 'XX');
});

test('a map that contains itself is refused', () => {
  const map: Record<string, unknown> = { x: 'X' };
  map['self'] = map;
  refuses({ en: { map } }, 'en.map.self: the map stands inside itself');
});
