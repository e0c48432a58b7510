import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fieldWarnings } from '../../runner/judge/warnings';
import { callCommand } from './call-command';
import { temporaryFolder } from './command';

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

test('run and check warn of such a field once, and go on', async () => {
  const folder = temporaryFolder();
  const result = JSON.stringify({ ...HANDSHAKE, isolaton: 'reset' });
  writeFileSync(
    join(folder, 'adapter.cjs'),
    `require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
      const { id, method } = JSON.parse(line);
      const known = { initialize: ${result}, reset: null, shutdown: null };
      const answer = method in known ? { result: known[method] } : { error: { code: -32601, message: 'none' } };
      console.log(JSON.stringify({ jsonrpc: '2.0', id, ...answer }));
      if (method === 'shutdown') process.exit();
    });`,
  );
  const port = ['--command', 'node adapter.cjs'];
  const warning = /^i18n-conformance: warning: the handshake has the field "isolaton", [^\n]*\n$/;
  for (const [args, status] of [
    [['check', ...port], 0],
    [['run', ...port, '--select', 'LOOKUP-01', '--jobs', '2'], 1],
  ] as const) {
    const ended = await callCommand(args, folder);
    assert.match(ended.stderr, warning);
    assert.equal(ended.status, status, ended.stdout);
  }
});
