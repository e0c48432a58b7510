import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { Catalog, type TranslationsHash } from '../../reference/index';
import { catalogOf } from './catalog-of';

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
  refuses(new Map(), 'expected a map of locales, found an object of the class Map');
  refuses({ en: ['x'] }, 'en: expected a map of the keys of a locale, found an array');
  refuses({ en: { a: 'A' }, fr: 1 }, 'fr: expected a map of the keys of a locale, found 1');
});

test('a leaf of an unsupported type is refused', () => {
  const expected = 'expected text, an integer, a boolean, null, an array of text or a map';
  refuses({ en: { a: { b: undefined } } }, `en.a.b: ${expected}, found undefined`);
  refuses({ en: { a: new Date(0) } }, `en.a: ${expected}, found an object of the class Date`);
  refuses({ en: { a: () => 'x' } }, `en.a: ${expected}, found a function`);
  refuses({ en: { a: Symbol('x') } }, `en.a: ${expected}, found a symbol`);
  refuses({ en: { a: 1n } }, `en.a: ${expected}, found 1`);
  refuses({ en: { a: ['x', null] } }, 'en.a.1: expected text, found null');
  refuses({ en: { a: ['x', { b: 'c' }] } }, 'en.a.1: expected text, found a plain object');
  // eslint-disable-next-line no-sparse-arrays
  refuses({ en: { a: ['x', , 'y'] } }, 'en.a.1: expected text, found undefined');
  refuses({ en: { a: 1.5 } }, 'en.a: 1.5 is a decimal number; quote it to make it text');
  for (const number of [NaN, 2 ** 53]) {
    refuses(
      { en: { a: number } },
      `en.a: ${number} is not an integer that can be held exactly; quote it to make it text`,
    );
  }
});

test('maps from another realm are accepted', () => {
  const translations = runInNewContext('({ en: { a: { x: "X" } } })') as TranslationsHash;
  assert.equal(catalogOf(translations).t('a.x'), 'X');
});

test('maps without a prototype are accepted, and a map can occur twice', () => {
  const shared = Object.assign(Object.create(null) as object, { x: 'X' }) as { x: string };
  const catalog = catalogOf({ en: { a: shared, b: shared } });
  assert.equal(catalog.t('a.x') + catalog.t('b.x'), 'XX');
});

/** Returns a text below this many levels of keys. */
function nested(levels: number): object {
  let map: object = { k: 'leaf' };
  for (let level = 1; level < levels; level++) map = { k: map };
  return map;
}

test('translations within the limits that the README lists are accepted, and those beyond them refused', () => {
  const catalog = catalogOf({ en: nested(200) } as TranslationsHash);
  assert.equal(catalog.t(Array.from({ length: 200 }, () => 'k').join('.')), 'leaf');
  refuses({ en: nested(201) }, `en${'.k'.repeat(49)}…: nested deeper than 200 levels`);
  // The locale and the dot have three characters.
  const key = 'k'.repeat(997);
  catalog.inject({ en: { [key]: { a: 'long' } } });
  assert.equal(catalog.t(`${key}.a`), 'long');
  refuses(
    { en: { [`${key}k`]: { a: 'long' } } },
    `en.${'k'.repeat(97)}…: the path of a map has more than 1000 characters`,
  );
});
