import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { temporaryFolder } from '../runner/command';

const HOST = join(PACKAGE_ROOT, 'dist/adapter/host/main.js');
const REQUESTS = [
  { jsonrpc: '2.0', id: 1, method: 'constants' },
  { jsonrpc: '2.0', id: 2, method: 'shutdown' },
];

function runHost(adapter: string) {
  const input = REQUESTS.map((request) => `${JSON.stringify(request)}\n`).join('');
  return spawnSync(process.execPath, [HOST, adapter], { input, encoding: 'utf8' });
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

test('the host exits with status 1 and the reason when the adapter module cannot be used', () => {
  const none = spawnSync(process.execPath, [HOST], { encoding: 'utf8' });
  assert.equal(none.status, 1);
  const missing = runHost(join(temporaryFolder(), 'nowhere.cjs'));
  assert.equal(missing.status, 1);
  assert.match(missing.stderr, /^the adapter module \S.*nowhere\.cjs cannot be loaded: /);
  const failing = join(temporaryFolder(), 'failing.cjs');
  writeFileSync(failing, `module.exports = () => { throw new RangeError('no library'); };`);
  const { status, stderr } = runHost(failing);
  assert.equal(status, 1);
  assert.match(stderr, /^RangeError: no library\n/);
});
