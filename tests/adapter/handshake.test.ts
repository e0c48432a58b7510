import assert from 'node:assert/strict';
import { test } from 'node:test';
import { callingAdapter } from '../../adapter/client/calling-adapter';
import { shakeHands } from '../../adapter/client/handshake';
import type { InitializeResult } from '../../adapter/contract/adapter';
import { AdapterFault } from '../../adapter/contract/errors';
import { SUITE } from '../../adapter/contract/package';

const HANDSHAKE: InitializeResult = {
  protocol: 1,
  implementation: { name: 'a port', version: '1', language: 'any' },
};

/** Shakes hands with an adapter that answers with these fields, and was started before. */
async function shaken(now: object, before?: object): Promise<InitializeResult> {
  const adapter = callingAdapter(async (method, params) => {
    assert.deepEqual([method, params], ['initialize', { protocol: 1, suite: SUITE }]);
    return { ...HANDSHAKE, ...now };
  });
  return shakeHands(adapter, before && { ...HANDSHAKE, ...before });
}

test('a handshake may leave out what it stated before if that is the default, and order needs in another way', async () => {
  const defaults = { isolation: 'reset', inexpressible: [], pipelining: false };
  assert.deepEqual(await shaken({}, defaults), HANDSHAKE);
  assert.deepEqual(await shaken(defaults, {}), { ...HANDSHAKE, ...defaults });
  assert.deepEqual(await shaken({ extra: 1 }, {}), { ...HANDSHAKE, extra: 1 });
  const needs = { inexpressible: ['symbols', 'offsets', 'symbols'] };
  assert.deepEqual(await shaken(needs, { inexpressible: ['offsets', 'symbols'] }), {
    ...HANDSHAKE,
    ...needs,
  });
});

test('a handshake that states something else than before is a fault, as is another version of the protocol', async () => {
  const implementation = { ...HANDSHAKE.implementation, url: 'https://example.org' };
  const again = 'the adapter was started again, and states another';
  for (const [now, message] of [
    [
      { implementation },
      `${again} implementation in its handshake: ${JSON.stringify(implementation)} instead of ${JSON.stringify(HANDSHAKE.implementation)}`,
    ],
    [{ isolation: 'process' }, `${again} isolation in its handshake: "process" instead of "reset"`],
    [{ inexpressible: ['symbols'] }, `${again} inexpressible in its handshake: ["symbols"] instead of []`],
    [{ pipelining: true }, `${again} pipelining in its handshake: true instead of false`],
  ] as const) {
    await assert.rejects(shaken(now, {}), new AdapterFault('changed-handshake', message));
    await shaken(now);
  }
  await assert.rejects(
    shaken({ protocol: 2 }, {}),
    new AdapterFault(
      'wrong-protocol',
      'the adapter speaks version 2 of the protocol; the suite speaks version 1',
    ),
  );
});
