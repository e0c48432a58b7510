import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import type { Adapter } from '../../adapter/contract/adapter';
import { ErrorCode, OperationError } from '../../adapter/contract/errors';
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

/** Checks that the adapter does not understand these params. */
async function isNotUnderstood(call: Promise<unknown>, message: RegExp): Promise<void> {
  await assert.rejects(call, (error) => {
    assert.ok(error instanceof OperationError);
    assert.equal(error.code, ErrorCode.InvalidParams);
    assert.match(error.message, message);
    return true;
  });
}

test('values that the protocol does not have are invalid params', async () => {
  const broken = (value: unknown) => value as never;
  const lookup = (params: object) => adapter.t(broken({ subject: 'c', key: 'p', ...params }));
  await isNotUnderstood(lookup({ key: undefined }), /is no String and no Symbol/);
  await isNotUnderstood(lookup({ key: { symbol: 1 } }), /is no String and no Symbol/);
  await isNotUnderstood(lookup({ count: { float: 'x' } }), /"x" is no number/);
  await isNotUnderstood(lookup({ count: {} }), /is no number/);
  await isNotUnderstood(lookup({ count: { float: ' ' } }), /" " is no number/);
  await isNotUnderstood(lookup({ kwargs: { scope: 'x' } }), /cannot be called scope/);
  await isNotUnderstood(lookup({ key: 'hi', params: 'name' }), /"name" is no map of values/);
  await isNotUnderstood(lookup({ key: 'hi', params: { name: [1] } }), /is no number/);
  const localize = (object: unknown) => adapter.l(broken({ subject: 'c', object }));
  for (const object of [{}, null, undefined, 5, { date: [2020, 12] }, { date: '2020-12-13' }]) {
    await isNotUnderstood(localize(object), /is no number, time or date/);
  }
  await isNotUnderstood(localize({ integer: '1.5' }), /"1.5" is no integer/);
  await isNotUnderstood(localize({ integer: 1 }), /1 is no integer/);
  await isNotUnderstood(localize({ time: '2020-12-13' }), /is no time with nanoseconds/);
  for (const loader of [null, { format: 'toml' }, { format: 'yaml' }, { format: 'json', path: 1 }]) {
    await isNotUnderstood(adapter.load(broken({ loader })), /is no loader/);
  }
  await isNotUnderstood(adapter.locale({ subject: 'd' }), /no catalog is called d/);
  await isNotUnderstood(adapter.pluralRule({ rule: 'name', count: 1 }), /name is no rule type/);
});

test('a configuration may have no loaders', async () => {
  await adapter.replaceConfig({ default_locale: 'fr' });
  assert.deepEqual(await adapter.config(), { default_locale: 'fr', available_locales: null, loaders: 0 });
});

test('operations of catalogs are unsupported on the module', async () => {
  for (const call of [adapter.inject({ translations: {} }), adapter.defaultLocale({})]) {
    await assert.rejects(call, { code: ErrorCode.Unsupported });
  }
});
