import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  Catalog,
  Errors,
  Locale,
  type LookupOptions,
  type TranslationsHash,
  type Value,
} from '../../reference/index';

function catalogOf(translations: TranslationsHash): Catalog {
  const catalog = new Catalog();
  catalog.inject(translations);
  return catalog;
}

const filled = (text: string, options: LookupOptions): string =>
  catalogOf({ en: { text } }).t('text', options);

test('keys and scopes are Strings or Symbols, and a scope can be an array of parts', () => {
  const catalog = catalogOf({ en: { error: { username: { blank: 'Blank' } } } });
  assert.equal(catalog.t(Symbol('error.username.blank')), 'Blank');
  for (const scope of [
    'error.username',
    Symbol('error.username'),
    ['error', Symbol('username')],
    ['error.username'],
  ]) {
    assert.equal(catalog.t('blank', { scope }), 'Blank');
    assert.equal(catalog.tOrThrow(Symbol('blank'), { scope }), 'Blank');
  }
  for (const scope of [null, undefined, []])
    assert.equal(catalog.t('error.username.blank', { scope }), 'Blank');
  assert.equal(catalog.t('x', { scope: '' }), 'missing translation: en..x');
  assert.equal(catalog.t(Symbol()), 'missing translation: en.');
});

test('a missing translation is reported with its locale, path and plural form', () => {
  const catalog = catalogOf({ en: { list: ['a'], map: { x: 'X' } }, ru: {} });
  assert.equal(catalog.t('map'), 'missing translation: en.map');
  assert.equal(catalog.t('list'), 'missing translation: en.list');
  assert.equal(catalog.t('b', { scope: ['a'], count: 2 }), 'missing translation: en.a.b.other');
  catalog.activate('ru');
  assert.throws(
    () => catalog.tOrThrow('b', { count: 2 }),
    (error) => error instanceof Errors.MissingTranslation && error.locale === 'ru' && error.key === 'b.few',
  );
});

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

test('locales may have other keys, in another order', () => {
  const locales = {
    a: { menu: { open: 'a open', close: 'a close', file: { one: 'a one', other: 'a other' } }, end: 'a end' },
    ru: { end: 'ru end', menu: { close: 'ru close', file: { few: 'few', one: 'one' }, open: 'ru open' } },
    b: { menu: { quit: 'b quit', open: 'b open' }, stop: 'b stop', end: 'b end' },
    c: { menu: { open: 'c open', close: 'c close', quit: 'c quit', file: { other: 'c other' } } },
  };
  const catalog = new Catalog({ fallbacks: null });
  catalog.inject(locales);
  const texts = Object.keys(locales).map((locale) =>
    catalog.withLocale(locale, () => [
      ...['menu.open', 'menu.close', 'menu.quit', 'end', 'stop'].map((key) =>
        catalog.t(key, { default: '-' }),
      ),
      ...[1, 2, 5].map((count) => catalog.t('menu.file', { count, default: '-' })),
    ]),
  );
  assert.deepEqual(texts, [
    ['a open', 'a close', '-', 'a end', '-', 'a one', 'a other', 'a other'],
    ['ru open', 'ru close', '-', 'ru end', '-', 'one', 'few', '-'],
    ['b open', '-', 'b quit', 'b end', 'b stop', '-', '-', '-'],
    ['c open', 'c close', 'c quit', '-', '-', '-', 'c other', 'c other'],
  ]);
});

test('values are interpolated unchanged', () => {
  const values: [Value, string][] = [
    ['Ann', 'Ann'],
    ['', ''],
    [Symbol('Bo'), 'Bo'],
    [7, '7'],
    [2.5, '2.5'],
    [10n, '10'],
    [false, 'false'],
    [null, ''],
    ['\\0 \\k<x> $1 $& %{name} %{other} %d', '\\0 \\k<x> $1 $& %{name} %{other} %d'],
  ];
  for (const [value, text] of values) {
    assert.equal(filled('<%{name}|%{name}>', { params: { name: value, other: 'no' } }), `<${text}|${text}>`);
    assert.equal(filled('<%{name}>', { name: value }), `<${text}>`);
  }
});

test('a placeholder without a value is left unchanged', () => {
  assert.equal(filled('%{a} %{b}', {}), '%{a} %{b}');
  assert.equal(filled('%{a} %{b}', { params: null, a: 1, b: undefined }), '1 %{b}');
  assert.equal(filled('%{a}', { params: { a: undefined }, a: 1 }), '1');
  assert.equal(
    filled('%{params} %{scope} %{count} %{default}', { params: {}, scope: [], default: 'x' }),
    '%{params} %{scope} %{count} %{default}',
  );
});

test('the count takes precedence over params, and params over named arguments', () => {
  const catalog = catalogOf({ en: { text: { other: '%{count} %{name} %{scope}' } } });
  const options = { count: 2, params: { count: 'no', name: 'first', scope: 'S' }, name: 'second' };
  assert.equal(catalog.t('text', options), '2 first S');
  assert.equal(catalog.t('text.other', { params: { count: 3 } }), '3 %{name} %{scope}');
});

test('of nested braces, the innermost ones are the placeholder', () => {
  assert.equal(filled('%{x%{name}} %%{name}%', { name: 'N' }), '%{xN} %N%');
  assert.equal(filled('%{} %{ name } %{name', { '': 'E', ' name ': 'S', name: 'no' }), 'E S %{name');
  assert.equal(filled('%{.*} %{a+}', { '.*': 1, 'a+': 2, aa: 3 }), '1 2');
});

test('a default of any type replaces a missing translation', () => {
  const catalog = catalogOf({ en: { text: 'text' } });
  assert.equal(catalog.t('text', { default: 'no' }), 'text');
  assert.equal(catalog.t('no', { default: '%{name}!', name: 'Ann' }), 'Ann!');
  assert.equal(catalog.tOrThrow('no', { default: '' }), '');
  assert.equal(catalog.t('no', { default: false }), 'false');
  assert.equal(catalog.t('no', { default: 0 }), '0');
  assert.equal(catalog.t('no', { default: Symbol('text') }), 'text');
  assert.equal(catalog.t('no', { default: null }), 'missing translation: en.no');
});

test('numbers and booleans are converted to text, and array items are found by index', () => {
  const catalog = catalogOf({
    en: { number: -42, yes: true, no: false, list: ['a', 'b %{x}'], 'dotted.key': 'D', '': { '': 'E' } },
  });
  assert.equal(catalog.t('number'), '-42');
  assert.equal(catalog.t('number', { x: 1 }), '-42');
  assert.equal(catalog.t('yes') + catalog.t('no'), 'truefalse');
  assert.equal(catalog.t('list.0') + catalog.t('list.1', { x: 'X' }), 'ab X');
  assert.equal(catalog.t('dotted.key'), 'D');
  assert.equal(catalog.t('.'), 'E');
});

test('a count selects the plural form, and zero its own form if it exists', () => {
  const catalog = catalogOf({
    en: {
      p: { one: 'one', other: '%{count}' },
      z: { zero: 'none', other: '%{count}' },
      f: { zero: false, other: 'o' },
    },
    ar: { p: { zero: false, two: 'two' } },
  });
  assert.deepEqual(
    [0, 1, 1n, 1.5, -1].map((count) => catalog.t('p', { count })),
    ['0', 'one', 'one', '1.5', '-1'],
  );
  assert.deepEqual(
    [0, 0n, -0, 2].map((count) => catalog.t('z', { count })),
    ['none', 'none', 'none', '2'],
  );
  assert.equal(catalog.t('f', { count: 0 }), 'o');
  assert.equal(catalog.t('p', { count: null, default: 'map' }), 'map');
  assert.equal(catalog.t('list.one', { count: 1, default: 'none' }), 'none');
  catalog.activate('ar');
  assert.equal(catalog.t('p', { count: 0 }), 'false');
  assert.equal(catalog.t('p', { count: 2 }), 'two');
});

test('fallbacks are tried in order, with the plural rule of the active locale', () => {
  const catalog = new Catalog({
    fallbacks: new Locale.Fallbacks({ mapping: { ru: 'de' }, default: ['en'] }),
  });
  catalog.inject({
    en: { a: 'en a', b: 'en b', c: 'en c', p: { few: 'en few', other: 'en other' }, z: { zero: 'en zero' } },
    de: { a: 'de a', b: 'de b', p: { one: 'de one' }, d: null },
    ru: { a: 'ru a' },
  });
  catalog.activate('ru');
  for (let round = 0; round < 2; round++) {
    assert.deepEqual(
      ['a', 'b', 'c'].map((key) => catalog.t(key)),
      ['ru a', 'de b', 'en c'],
    );
  }
  assert.equal(catalog.t('p', { count: 2 }), 'en few');
  assert.equal(catalog.t('p', { count: 21 }), 'de one');
  assert.equal(catalog.t('z', { count: 0 }), 'en zero');
  assert.equal(catalog.t('z', { count: 5 }), 'missing translation: ru.z.many');
  assert.equal(catalog.t('d'), 'missing translation: ru.d');
  catalog.inject({ ru: { b: 'ru b' } });
  assert.equal(catalog.t('b'), 'ru b');
});

test('an array as the default is refused, because its items would not be tried as keys', () => {
  assert.throws(() => new Catalog().t('no', { default: ['a.b', 'x'] as never }), {
    name: 'InvalidArgument',
    message: 'options.default is an array; expected one text; a default is not looked up as a key',
  });
});
