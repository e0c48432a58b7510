import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Catalog, Config, Errors, Locale } from '../../reference/index';
import { KINDS, Named, newCatalog, ROWS, VALUES } from './argument-rows';

/** Errors of the library about a value of the right type. */
const OTHER_ERRORS = [Errors.InvalidLocale, Errors.MissingTranslation];

for (const [row, [takes, call]] of Object.entries(ROWS)) {
  const argument = row.slice(row.indexOf(' ') + 1);
  test(`what cannot be an argument is refused: ${row}`, () => {
    const refused = KINDS.filter((kind) => !takes.includes(kind));
    assert.ok(refused.length > 0);
    for (const kind of refused) {
      assert.throws(
        () => call(VALUES[kind] as never),
        (error) => {
          assert.ok(error instanceof Errors.InvalidArgument, `${kind}: ${String(error)}`);
          assert.equal(error.code, 'INVALID_ARGUMENT');
          // A part of the argument may be named: the first item of a scope.
          assert.ok(error.argument.startsWith(argument), `${kind}: ${error.argument}`);
          assert.ok(error.message.startsWith(`${error.argument} is `), error.message);
          assert.ok(error.message.endsWith(`; expected ${error.expected}`), error.message);
          return true;
        },
        kind,
      );
    }
    for (const kind of takes) {
      try {
        call(VALUES[kind] as never);
      } catch (error) {
        assert.ok(
          OTHER_ERRORS.some((type) => error instanceof type),
          `${kind}: ${String(error)}`,
        );
      }
    }
  });
}

test('a message names the argument, what was given, and what is expected', () => {
  const catalog = newCatalog();
  const name = 'expected a string or a symbol';
  const messages: readonly [call: () => unknown, message: string][] = [
    [() => catalog.t(undefined as never), `key is undefined; ${name}`],
    [() => catalog.t(['x'.repeat(50)] as never), `key is an array; ${name}`],
    [
      () => catalog.t(Object.create({ constructor: 1 } as object) as never),
      `key is an object of a class; ${name}`,
    ],
    [() => catalog.t('hi', { scope: ['a', 5 as never] }), `options.scope[1] is 5; ${name}`],
    [() => new Locale.Fallbacks({ de: ['fr', null as never] }), `fallbacks.de[1] is null; ${name}`],
    [() => catalog.t('hi', null as never), 'options is null; expected a plain object such as { count: 3 }'],
    [
      () => catalog.t('hi', new Named() as never),
      'options is an object of the class Named; expected a plain object such as { count: 3 }',
    ],
    [
      () => new Catalog({ locale: 'ru' } as never),
      'options.locale is the text "ru"; expected only the options defaultLocale, availableLocales, fallbacks',
    ],
    [
      () => new Locale.Fallbacks({ default: 'en', de: 'fr' } as never),
      'fallbacks.de is the text "fr"; expected only the options mapping, default',
    ],
    [
      () => catalog.tOrThrow('name', { name: class {} }),
      'options.name is a function; expected a string, a number, a boolean, null, or an object with a toString of its class',
    ],
    [
      () => catalog.t('no', { default: ['a.b'] as never }),
      'options.default is an array; expected a text, not keys',
    ],
    [
      () => catalog.l('x'.repeat(50) as never),
      `object is the text "${'x'.repeat(40)}…"; expected a number, a bigint, a Date, [year, month, day], a Temporal.ZonedDateTime or a Temporal.PlainDate`,
    ],
  ];
  for (const [call, message] of messages) assert.throws(call, { name: 'InvalidArgument', message });
});

test('a value whose own text fails is refused, and its error is the cause', () => {
  const failure = new Error('no text');
  const value = {
    toString() {
      throw failure;
    },
  };
  assert.throws(() => newCatalog().t('name', { name: value }), { argument: 'options.name', cause: failure });
  assert.equal(newCatalog().t('name', { name: new URL('a:b') }), 'Hi, a:b!');
  assert.equal(newCatalog().t('name', { name: Symbol() }), 'Hi, !');
});

test('a text that would be longer than a string can be is refused', () => {
  // The longest string has 2 ** 29 - 24 characters in V8; joined strings take no memory until they are read.
  const half = 'x'.repeat(2 ** 28);
  const catalog = newCatalog();
  catalog.inject({ en: { twice: '%{x}%{x}', i18n: { date: { day_names: Array<string>(7).fill(half) } } } });
  for (const call of [
    () => catalog.t('twice', { x: half }),
    () => catalog.tOrThrow('twice', { x: half }),
    () => catalog.l([2026, 11, 22], '%A%A%A'),
  ])
    assert.throws(call, (error) => error instanceof Errors.TextTooLong && error.code === 'TEXT_TOO_LONG');
});

test('fallbacks are given in the same forms everywhere', () => {
  const config = new Config();
  const forms = [
    new Locale.Fallbacks({ mapping: { de: 'fr' }, default: ['en'] }),
    { mapping: { de: ['fr'] }, default: 'en' },
    { de: ['fr', Symbol('en')] },
    ['fr', 'en'],
  ];
  for (const fallbacks of forms) {
    config.fallbacks = fallbacks;
    config.defaultLocale = 'de';
    for (const catalog of [new Catalog({ defaultLocale: 'de', fallbacks }), Catalog.fromConfig(config)]) {
      catalog.inject({ en: { a: 'A', b: 'B' }, fr: { a: 'F' }, de: {} });
      assert.deepEqual([catalog.t('a'), catalog.t('b')], ['F', 'B']);
    }
    if (!(fallbacks instanceof Locale.Fallbacks))
      assert.deepEqual(new Locale.Fallbacks(fallbacks).for('de'), ['de', 'fr', 'en']);
  }
});
