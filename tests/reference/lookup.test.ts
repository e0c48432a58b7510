import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TranslationsHash } from '../../reference/index';
import { catalogOf } from './catalog-of';

test('names of built-in properties are ordinary keys', () => {
  const keys = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'];
  const map = JSON.parse(`{${keys.map((key) => `"${key}":"${key} %{${key}}"`).join(',')}}`) as Record<
    string,
    string
  >;
  const catalog = catalogOf(JSON.parse(JSON.stringify({ en: { nested: map } })) as TranslationsHash);
  for (const key of keys) {
    assert.equal(catalog.t(key), `missing translation: en.${key}`);
    assert.equal(catalog.t(key, { count: 1 }), `missing translation: en.${key}.one`);
    assert.equal(catalog.t(`nested.${key}`, {}), `${key} %{${key}}`);
    assert.equal(catalog.t(`nested.${key}`, { params: {} }), `${key} %{${key}}`);
    const params = JSON.parse(`{"${key}":"value"}`) as Record<string, string>;
    assert.equal(catalog.t(`nested.${key}`, { params }), `${key} value`);
    assert.equal(catalog.t(`nested.${key}`, params), `${key} value`);
  }
  const strange = catalogOf(
    JSON.parse('{"__proto__":{"a":"A"},"constructor":{"a":"C"}}') as TranslationsHash,
  );
  assert.deepEqual(strange.availableLocales, ['__proto__', 'constructor']);
  strange.activate('__proto__');
  assert.equal(strange.t('a'), 'A');
});

test('symbols, bigints and large whole numbers are values, and a symbol without a description is empty', () => {
  const catalog = catalogOf({ en: { text: '<%{name}>', p: { one: 'one', other: '%{count}' } } });
  for (const [value, text] of [
    [Symbol('Bo'), 'Bo'],
    [Symbol(), ''],
    [10n, '10'],
    [1e21, '1.0e+21'],
  ] as const) {
    assert.equal(catalog.t('text', { name: value }), `<${text}>`);
    assert.equal(catalog.t('no', { default: value }), text);
  }
  assert.equal(catalog.t(Symbol()), 'missing translation: en.');
  assert.deepEqual(
    [1n, 2n].map((count) => catalog.t('p', { count })),
    ['one', '2'],
  );
});

test('an undefined value leaves its placeholder, and is none in params', () => {
  const catalog = catalogOf({ en: { text: '%{a} %{b}' } });
  assert.equal(catalog.t('text', { params: { a: undefined }, a: 1, b: undefined }), '1 %{b}');
});

test('the error about a missing translation has its locale and key', () => {
  const catalog = catalogOf({ ru: {} });
  catalog.activate('ru');
  assert.throws(() => catalog.tOrThrow('b', { count: 2 }), {
    name: 'MissingTranslation',
    code: 'MISSING_TRANSLATION',
    locale: 'ru',
    key: 'b.few',
  });
});
