import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Adapter, CallResponse, InitializeResult } from '../../adapter/contract/adapter';
import { runBlock } from '../../adapter/host/block';
import {
  AdapterFault,
  invalidLocale,
  invalidParams,
  missingTranslation,
  OperationError,
  unsupported,
} from '../../adapter/contract/errors';
import type { Translations } from '../../adapter/contract/values';
import { openInProcessSession } from '../../adapter/client/in-process-session';

const HANDSHAKE: InitializeResult = {
  protocol: 1,
  implementation: { name: 'in process', version: '1', language: 'TypeScript' },
};

/** An adapter with only these operations. */
function adapterOf(operations: Partial<Adapter>): Adapter {
  const needed = { initialize: async () => HANDSHAKE, reset: async () => null, shutdown: async () => null };
  return { ...needed, ...operations } as Adapter;
}

async function opened(operations: Partial<Adapter>): Promise<Adapter> {
  return (await openInProcessSession(() => adapterOf(operations))).fresh();
}

const fault =
  (reason: string, message: RegExp) =>
  (thrown: unknown): boolean =>
    thrown instanceof AdapterFault && thrown.reason === reason && message.test(thrown.message);

test('an adapter may change its params, which the caller has frozen, without affecting the caller', async () => {
  const adapter = await opened({
    inject: async (params) => {
      const { translations } = params as { readonly translations: Record<string, Record<string, unknown>> };
      translations['en']!['a'] = 'changed';
      assert.ok(Reflect.deleteProperty(params, 'translations'));
      return null;
    },
  });
  const en = Object.freeze({ a: 'A' });
  const params = Object.freeze({ subject: 'catalog', translations: Object.freeze({ en }) });
  assert.equal(await adapter.inject(params), null);
  assert.equal(en.a, 'A');
});

test('params may contain a value in very many places', async () => {
  let translations: Translations = {};
  for (let level = 0; level < 60; level += 1) translations = { one: translations, other: translations };
  const adapter = await opened({
    inject: async (params) => {
      const { one, other } = (params as { readonly translations: Translations }).translations;
      assert.equal(one, other);
      return null;
    },
  });
  assert.equal(await adapter.inject({ subject: 'catalog', translations }), null);
});

test('an adapter with isolation by process is created anew for each scenario', async () => {
  let made = 0;
  const shut: number[] = [];
  const session = await openInProcessSession(async () => {
    const own = (made += 1);
    return adapterOf({
      initialize: async () => ({ ...HANDSHAKE, isolation: 'process' }),
      shutdown: async () => {
        shut.push(own);
        return null;
      },
    });
  });
  await session.fresh();
  assert.equal(made, 1);
  await session.fresh();
  assert.equal(made, 2);
  await session.close();
  assert.equal(shut.at(-1), 2);
});

test('results and errors of an adapter are converted to those of the protocol', async () => {
  const adapter = await opened({
    init: async () => undefined as unknown as null,
    locale: async () => 7 as unknown as string,
    t: async () => Promise.reject(missingTranslation('none')),
    tOrThrow: async () => Promise.reject(new RangeError('too far')),
    activate: async () => Promise.reject(invalidParams('what?')),
    translate: async () => Promise.reject('a word'),
    localize: async () => (() => 'x') as unknown as string,
  });
  assert.equal(await adapter.init(), null);
  await assert.rejects(
    adapter.t({ key: 'a' }),
    new OperationError(2, 'I18n::Errors::MissingTranslation', 'none'),
  );
  await assert.rejects(adapter.tOrThrow({ key: 'a' }), (raised: OperationError) => {
    assert.deepEqual([raised.code, raised.type, raised.message], [3, 'RangeError', 'too far']);
    assert.match(raised.at ?? '', /^in-process\.test\.[jt]s:\d+$/);
    return true;
  });
  await assert.rejects(adapter.translate({ key: 'a' }), new OperationError(3, 'string', 'a word'));
  await assert.rejects(
    adapter.l({ object: { integer: '1' } }),
    new OperationError(-32601, 'Unsupported', 'the adapter has no method l'),
  );
  assert.equal(await adapter.locale({}), 7);
  assert.deepEqual(await adapter.localize({ object: { integer: '1' } }), { unexpected: 'function' });
  await assert.rejects(
    adapter.activate({ locale: 'en' }),
    fault('invalid-params', /params of activate: what\?/),
  );
});

test('concurrent calls are made one after the other', async () => {
  const begun: string[] = [];
  const adapter = await opened({
    async t({ key }) {
      begun.push(`begin ${String(key)}`);
      await new Promise(setImmediate);
      begun.push(`end ${String(key)}`);
      return '';
    },
  });
  await Promise.all([adapter.t({ key: 'a' }), adapter.t({ key: 'b' })]);
  assert.deepEqual(begun, ['begin a', 'end a', 'begin b', 'end b']);
});

test('an adapter that cannot be created is a fault', async () => {
  const failing = openInProcessSession(() => Promise.reject(new Error('no library')));
  await assert.rejects(failing, fault('does-not-start', /^the adapter could not be created: no library$/));
});

test('an adapter that does not reset is a fault', async () => {
  const refused = fault('refused', /refused reset, which it must accept: no reset/);
  await assert.rejects(opened({ reset: () => Promise.reject(unsupported('no reset')) }), refused);
  await assert.rejects(opened({ reset: () => Promise.reject(new Error('no cache')) }), /no cache/);
  const wrong = fault('wrong-shape', /the result of reset/);
  await assert.rejects(opened({ reset: async () => 1 as unknown as null }), wrong);
});

test('an error of shutdown is ignored, and an adapter may lack it', async () => {
  const fail = (): never => {
    throw new Error('no');
  };
  for (const shutdown of [() => Promise.reject(new Error('no')), fail, undefined as never]) {
    const session = await openInProcessSession(() => adapterOf({ shutdown }));
    await session.close();
  }
});

test('a block answers results that are false or empty as they are', async () => {
  for (const value of ['', 0, false, []]) {
    const adapter = adapterOf({ t: async () => value as never });
    assert.deepEqual(await runBlock(adapter, [{ method: 't' }]), [{ result: value }]);
  }
});

test('a block makes its calls in order, continues after one that fails, and ends at raise', async () => {
  const adapter = adapterOf({
    locale: async () => 'en',
    t: async () => Promise.reject(invalidLocale('no')),
    init: async () => undefined as unknown as null,
  });
  assert.deepEqual(
    await runBlock(adapter, [{ method: 't' }, { method: 'locale', params: {} }, { method: 'init' }]),
    [
      { error: { code: 1, message: 'no', data: { type: 'I18n::Errors::InvalidLocale' } } },
      { result: 'en' },
      { result: null },
    ],
  );
  const responses: CallResponse[] = [];
  const raise = { method: 'raise', params: { message: 'out' } };
  const raised = runBlock(adapter, [{ method: 'locale' }, raise, { method: 'locale' }], responses);
  await assert.rejects(
    raised,
    (thrown) => thrown instanceof OperationError && thrown.code === 3 && thrown.message === 'out',
  );
  // For a port that swallows the error: what was answered so far, the answer to raise included.
  assert.deepEqual(responses, [{ result: 'en' }, { result: null }]);
  const unknown = runBlock(adapter, [{ method: 'nonsense' }]);
  await assert.rejects(unknown, (thrown) => thrown instanceof OperationError && thrown.code === -32602);
});
