import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { aliveIn, POSIX_ONLY } from '../processes';
import { callCommand } from './call-command';
import { MAIN, startCommand, temporaryFolder } from './command';
import { FLAWED, portOf, select } from './ports';
import { reported } from './reported';

test('failures that are written to a list are known failures of the next run', async () => {
  const folder = temporaryFolder();
  const selected = select('CONSTANT-*', 'BLOCK-03');
  const run = ['run', ...FLAWED, ...selected, '--known-failures', 'known.txt'];
  const first = await callCommand([...run, '--write-known-failures', 'known.txt'], folder);
  assert.equal(first.status, 1);
  assert.match(first.stdout, /\nwrote 2 entries to known\.txt \(0 kept, 2 added, 0 removed\)\n/);
  const second = await callCommand([...run, '--verbose'], folder);
  assert.equal(second.status, 0, second.stdout);
  assert.match(
    second.stdout,
    /\nno new failures at level spec .*: \d+ known failures, \d+ of \d+ trials, in [\d.]+ s\n$/,
  );
});

test('the transcript of a scenario can be piped to the adapter without the suite', async () => {
  const folder = temporaryFolder();
  await callCommand(['run', ...select('LOOKUP-01/*'), '--transcript', 'talk.jsonl'], folder);
  const requests = readFileSync(join(folder, 'talk.jsonl'), 'utf8');
  const responses = readFileSync(join(folder, 'talk.jsonl.responses'), 'utf8');
  const { stdout } = spawnSync(process.execPath, [MAIN, 'serve'], { input: requests, encoding: 'utf8' });
  assert.ok(stdout.startsWith(responses), 'the suite received every response except the one to shutdown');
  assert.equal(stdout.trim().split('\n').length, requests.trim().split('\n').length);
});

test('a command ends without a message when its output is no longer read', async () => {
  const child = spawn(process.execPath, [MAIN, 'run', ...select('LOOKUP-*')], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.destroy();
  const stderr = text(child.stderr);
  const [status] = await once(child, 'close');
  assert.deepEqual([status, await stderr], [130, '']);
});

for (const [signal, jobs] of [
  ['SIGINT', '1'],
  ['SIGTERM', '2'],
] as const) {
  test(
    `on ${signal}, a run prints its results, writes its reports and ends its processes`,
    POSIX_ONLY,
    async () => {
      const folder = temporaryFolder();
      const port = portOf('misbehaving.js', 'silence despite SIGTERM', folder);
      const options = ['--jobs', jobs, '--report', 'json=r.json'];
      const run = ['run', ...port, ...select('CATALOG-*', 'CONSTANT-*'), ...options];
      const { pid, ended, says } = startCommand(run, folder);
      await says('catalog done');
      process.kill(pid, signal);
      const { status, stdout } = await ended;
      assert.equal(status, 130);
      assert.match(
        stdout,
        /interrupted at level spec of \S+ \S+ \(\d+ trials selected\): .*, \d not run, in [\d.]+ s\n$/,
      );
      assert.deepEqual(await aliveIn(folder), []);
      assert.equal(reported(join(folder, 'r.json')).run.end.interrupted, true);
    },
  );
}
