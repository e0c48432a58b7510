import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fieldWarnings } from '../../runner/judge/warnings';

const HANDSHAKE = {
  protocol: 1,
  implementation: { name: 'yourlib', version: '1', language: 'JavaScript' },
} as const;

test('a field that the protocol does not have is named, with the one that may be meant', () => {
  assert.deepEqual(fieldWarnings({ ...HANDSHAKE, isolation: 'reset', pipelining: true }), []);
  assert.deepEqual(fieldWarnings({ ...HANDSHAKE, isolaton: 'process', xyzzy: 1 } as typeof HANDSHAKE), [
    'the handshake has the field "isolaton", which the protocol does not have: did you mean "isolation"?',
    'the handshake has the field "xyzzy", which the protocol does not have: it has protocol, implementation, isolation, inexpressible, pipelining',
  ]);
});
