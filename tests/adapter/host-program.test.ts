import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { FULL_DISK_ONLY, PATIENT_TIMEOUT } from '../processes';
import { temporaryFolder } from '../runner/command';

const HOST = join(PACKAGE_ROOT, 'dist/adapter/host/main.js');
const REQUESTS = [
  { jsonrpc: '2.0', id: 1, method: 'constants' },
  { jsonrpc: '2.0', id: 2, method: 'shutdown' },
];

function runHost(adapter: string) {
  const input = REQUESTS.map((request) => `${JSON.stringify(request)}\n`).join('');
  return spawnSync(process.execPath, [HOST, adapter], {
    input,
    encoding: 'utf8',
    timeout: PATIENT_TIMEOUT,
  });
}

test('the host answers requests with an adapter module, and exits although the module has open handles', () => {
  const adapter = join(temporaryFolder(), 'adapter.cjs');
  writeFileSync(
    adapter,
    `console.log('loading'); setInterval(() => undefined, 1000);
    module.exports = { initialize() {}, constants: async () => ({ VERSION: '1' }), shutdown: async () => null };`,
  );
  const { status, stdout, stderr } = runHost(adapter);
  assert.equal(status, 0, stderr);
  assert.deepEqual(
    stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
    [
      { jsonrpc: '2.0', id: 1, result: { VERSION: '1' } },
      { jsonrpc: '2.0', id: 2, result: null },
    ],
  );
  assert.equal(stderr, 'loading\n');
});

test('the host exits with the reason if the module cannot make its adapter, although it has open handles', () => {
  const adapter = join(temporaryFolder(), 'adapter.cjs');
  writeFileSync(adapter, 'setInterval(() => undefined, 1000); module.exports = 7;');
  const { status, stdout, stderr } = runHost(adapter);
  assert.deepEqual([status, stdout], [1, '']);
  assert.match(stderr, /^the default export of \S+adapter\.cjs is neither an Adapter nor a function/);
});

test('all responses before a call that ends the process arrive, even if the suite reads slowly', async () => {
  const adapter = join(temporaryFolder(), 'dying.cjs');
  writeFileSync(
    adapter,
    `let calls = 0;
    const constants = async () => (++calls === 2000 ? process.exit(9) : { VERSION: 'x'.repeat(100) });
    module.exports = { initialize() {}, constants };`,
  );
  const host = spawn(process.execPath, [HOST, adapter], { stdio: ['pipe', 'pipe', 'inherit'] });
  const exit = once(host, 'exit');
  host.stdin.on('error', () => undefined);
  for (let id = 1; id <= 2000; id += 1)
    host.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id, method: 'constants' })}\n`);
  // Long enough to fill the pipe, which holds some hundreds of responses.
  await delay(300);
  let output = '';
  for await (const chunk of host.stdout) output += chunk;
  assert.deepEqual(await exit, [9, null]);
  assert.equal(output.trim().split('\n').length, 1999);
});

test('the host ends silently when nothing reads its responses', async () => {
  const adapter = join(temporaryFolder(), 'adapter.cjs');
  writeFileSync(adapter, `module.exports = { initialize() {}, constants: async () => ({ VERSION: '1' }) };`);
  const host = spawn(process.execPath, [HOST, adapter], { stdio: ['pipe', 'pipe', 'pipe'] });
  const exit = once(host, 'exit');
  host.stdout.destroy();
  await once(host.stdout, 'close');
  let log = '';
  host.stderr.on('data', (chunk) => (log += chunk));
  host.stdin.write(`${JSON.stringify(REQUESTS[0])}\n`);
  assert.deepEqual(await exit, [1, null]);
  assert.equal(log, '');
});

test(
  'the host exits with status 1 and the reason when its responses cannot be written',
  FULL_DISK_ONLY,
  () => {
    const adapter = join(temporaryFolder(), 'adapter.cjs');
    writeFileSync(
      adapter,
      `module.exports = { initialize() {}, constants: async () => ({ VERSION: '1' }) };`,
    );
    const full = openSync('/dev/full', 'w');
    const input = `${JSON.stringify(REQUESTS[0])}\n`;
    const { status, stderr } = spawnSync(process.execPath, [HOST, adapter], {
      input,
      stdio: ['pipe', full, 'pipe'],
      encoding: 'utf8',
    });
    closeSync(full);
    assert.equal(status, 1);
    assert.match(stderr, /ENOSPC/);
  },
);

test('the host exits with status 1 and the reason when the adapter module cannot be used', () => {
  const none = spawnSync(process.execPath, [HOST], { encoding: 'utf8' });
  assert.equal(none.status, 1);
  const missing = runHost(join(temporaryFolder(), 'nowhere.cjs'));
  assert.equal(missing.status, 1);
  assert.match(missing.stderr, /^the adapter module \S.*nowhere\.cjs cannot be loaded: /);
  const failing = join(temporaryFolder(), 'failing.cjs');
  for (const kind of ['', 'async ']) {
    writeFileSync(failing, `module.exports = ${kind}() => { throw new RangeError('no library'); };`);
    const { status, stderr } = runHost(failing);
    assert.equal(status, 1);
    assert.match(
      stderr,
      /^the adapter module \S+failing\.cjs cannot make an adapter: RangeError: no library\n/,
    );
  }
});
