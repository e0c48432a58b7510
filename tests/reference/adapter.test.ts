import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import type { Adapter, TranslateParams } from '../../adapter/contract/adapter';
import { ErrorCode, OperationError } from '../../adapter/contract/errors';
import type { LocalizableValue } from '../../adapter/contract/values';
import createAdapter from '../../ports/reference';

let adapter: Adapter;

beforeEach(async () => {
  adapter = createAdapter();
  await adapter.newCatalog({ catalog: 'c' });
  await adapter.inject({
    subject: 'c',
    translations: { en: { hi: 'Hi %{name}', p: { one: 'one', other: '%{count}' }, m: { x: 'X' } } },
  });
});

const c = (params: Omit<TranslateParams, 'subject'>): TranslateParams => ({ subject: 'c', ...params });

/** Checks that the adapter does not understand these params. */
async function isNotUnderstood(call: Promise<unknown>, message: RegExp): Promise<void> {
  await assert.rejects(call, (error) => {
    assert.ok(error instanceof OperationError);
    assert.equal(error.code, ErrorCode.InvalidParams);
    assert.match(error.message, message);
    return true;
  });
}

test('the handshake names the reference, and the value kinds that TypeScript cannot express', async () => {
  const handshake = await adapter.initialize({ protocol: 1, suite: { name: 'suite', version: '1' } });
  assert.equal(handshake.protocol, 1);
  assert.equal(handshake.implementation.language, 'TypeScript');
  assert.deepEqual(handshake.inexpressible, ['whole-floats']);
  assert.deepEqual(await adapter.constants(), { VERSION: '0.2.2', DEFAULT_LOCALE: 'en' });
  assert.equal(await adapter.shutdown(), null);
});

test('a reset discards the module, its configuration and the catalogs', async () => {
  await adapter.configure({
    default_locale: 'fr',
    loaders: [{ format: 'inline', translations: { fr: {} } }],
  });
  assert.equal((await adapter.init()) ?? null, null);
  assert.equal(await adapter.locale({}), 'fr');
  await adapter.reset();
  assert.equal(await adapter.locale({}), 'en');
  assert.deepEqual(await adapter.config(), { default_locale: 'en', available_locales: null, loaders: 0 });
  await isNotUnderstood(adapter.locale({ subject: 'c' }), /no catalog is called c/);
});

test('values of the protocol are converted to those of the reference', async () => {
  assert.equal(await adapter.t(c({ key: { symbol: 'hi' }, kwargs: { name: { float: '2.5' } } })), 'Hi 2.5');
  assert.equal(await adapter.t(c({ key: 'hi', params: { name: null } })), 'Hi ');
  assert.equal(
    await adapter.translate(c({ key: 'hi', params: null, scope: null, count: null })),
    'Hi %{name}',
  );
  assert.equal(await adapter.tOrThrow(c({ key: 'x', scope: [{ symbol: 'm' }] })), 'X');
  assert.equal(await adapter.translateOrThrow(c({ key: 'p', count: { float: '1.5' } })), '1.5');
  assert.equal(await adapter.t(c({ key: 'no', default: { float: '0.5' } })), '0.5');
  assert.equal(
    await adapter.localize({ subject: 'c', object: { integer: '12345678901234567890' } }),
    '12,345,678,901,234,567,890',
  );
  assert.equal(
    await adapter.l({ subject: 'c', object: { float: '-1234.5' }, format: { symbol: 'default' } }),
    '-1,234.5',
  );
  const time: LocalizableValue = { time: '0042-07-04T01:02:03.004005006-03:30' };
  assert.equal(
    await adapter.l({ subject: 'c', object: time, format: '%F %T.%N %z %Z', kwargs: {} }),
    '0042-07-04 01:02:03.004005006 -0330 -03:30',
  );
  assert.equal(
    await adapter.l({ subject: 'c', object: { date: [2020, 12, 13] }, format: '%F' }),
    '2020-12-13',
  );
});

test('values that the protocol does not have are invalid params', async () => {
  const broken = (value: unknown) => value as never;
  await isNotUnderstood(adapter.t(broken({ subject: 'c' })), /is no String and no Symbol/);
  await isNotUnderstood(
    adapter.t(broken({ subject: 'c', key: { symbol: 1 } })),
    /is no String and no Symbol/,
  );
  await isNotUnderstood(
    adapter.t(broken({ subject: 'c', key: 'p', count: { float: 'x' } })),
    /"x" is no number/,
  );
  await isNotUnderstood(adapter.t(broken({ subject: 'c', key: 'p', count: {} })), /is no number/);
  await isNotUnderstood(
    adapter.t(broken({ subject: 'c', key: 'p', count: { float: ' ' } })),
    /" " is no number/,
  );
  await isNotUnderstood(adapter.t(c({ key: 'hi', kwargs: { scope: 'x' } })), /cannot be called scope/);
  await isNotUnderstood(
    adapter.t(broken({ subject: 'c', key: 'hi', params: 'name' })),
    /"name" is no map of values/,
  );
  await isNotUnderstood(
    adapter.t(broken({ subject: 'c', key: 'hi', params: { name: [1] } })),
    /is no number/,
  );
  for (const object of [{}, null, undefined, 5, { date: [2020, 12] }, { date: '2020-12-13' }]) {
    await isNotUnderstood(adapter.l(broken({ subject: 'c', object })), /is no number, time or date/);
  }
  await isNotUnderstood(
    adapter.l(broken({ subject: 'c', object: { integer: '1.5' } })),
    /"1.5" is no integer/,
  );
  await isNotUnderstood(adapter.l(broken({ subject: 'c', object: { integer: 1 } })), /1 is no integer/);
  await isNotUnderstood(
    adapter.l(broken({ subject: 'c', object: { time: '2020-12-13' } })),
    /is no time with nanoseconds/,
  );
  for (const loader of [null, { format: 'toml' }, { format: 'yaml' }, { format: 'json', path: 1 }]) {
    await isNotUnderstood(adapter.load(broken({ loader })), /is no loader/);
  }
  await isNotUnderstood(adapter.pluralRule({ rule: 'name', count: 1 }), /name is no rule type/);
});

test('operations of catalogs are unsupported on the module', async () => {
  for (const call of [adapter.inject({ translations: {} }), adapter.defaultLocale({})]) {
    await assert.rejects(call, { code: ErrorCode.Unsupported });
  }
});

test('errors of the document get the codes of the protocol, and other errors keep their names', async () => {
  await assert.rejects(adapter.activate({ subject: 'c', locale: 'xx' }), { code: ErrorCode.InvalidLocale });
  await assert.rejects(adapter.assignLocale({ subject: 'c', locale: 'xx' }), {
    code: ErrorCode.InvalidLocale,
  });
  await assert.rejects(adapter.tOrThrow(c({ key: 'no' })), { code: ErrorCode.MissingTranslation });
  await assert.rejects(adapter.l({ subject: 'c', object: { date: [2021, 2, 30] } }), {
    name: 'InvalidArgument',
  });
});

test('a block runs in its locale, and returns its value', async () => {
  await adapter.inject({ subject: 'c', loader: { format: 'inline', translations: { fr: { hi: 'Salut' } } } });
  const block = [
    { method: 't', params: { subject: 'c', key: 'hi' } },
    { method: 'activate', params: { subject: 'c', locale: 'xx' } },
  ];
  const { block: responses, value } = await adapter.withLocale({
    subject: 'c',
    locale: { symbol: 'fr' },
    block,
  });
  assert.deepEqual(responses[0], { result: 'Salut' });
  assert.equal(responses[1] && 'error' in responses[1] && responses[1].error.code, ErrorCode.InvalidLocale);
  assert.equal(value, 'block value');
  assert.equal(await adapter.locale({ subject: 'c' }), 'en');
  const raise = [{ method: 'raise', params: { message: 'boom' } }];
  await assert.rejects(adapter.withLocale({ subject: 'c', locale: 'fr', block: raise }), { message: 'boom' });
  assert.equal(await adapter.locale({ subject: 'c' }), 'en');
});

test('a catalog keeps the arguments that it was created with', async () => {
  await adapter.newCatalog({
    catalog: 'd',
    default_locale: 'de',
    available_locales: ['de', 'fr'],
    fallbacks: { default: ['fr'] },
  });
  await adapter.inject({ subject: 'd', translations: { fr: { hi: 'Salut' } } });
  assert.equal(await adapter.defaultLocale({ subject: 'd' }), 'de');
  assert.deepEqual(await adapter.availableLocales({ subject: 'd' }), ['de', 'fr']);
  assert.equal(await adapter.t({ subject: 'd', key: 'hi' }), 'Salut');
  const config = { default_locale: 'fr', available_locales: ['fr'], fallbacks: { mapping: { fr: 'de' } } };
  await adapter.catalogFromConfig({ catalog: 'e', config });
  assert.equal(await adapter.locale({ subject: 'e' }), 'fr');
  await adapter.replaceConfig(config);
  assert.deepEqual(await adapter.config(), { default_locale: 'fr', available_locales: ['fr'], loaders: 0 });
});
