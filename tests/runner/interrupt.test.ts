import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { POSIX_ONLY } from '../processes';
import { aliveIn, command, startCommand, temporaryFolder, type Ended } from './command';

function port(fault: string, folder: string): readonly string[] {
  const adapter = join(PACKAGE_ROOT, 'tests/runner/adapters/misbehaving.js');
  return ['--command', `node "${adapter}" "${fault}" "${folder}"`];
}

/** Waits until the adapter hangs: it has started a process of its own then. */
async function hanging(folder: string, ended: Promise<Ended>): Promise<void> {
  let early: Ended | undefined;
  void ended.then((end) => (early = end));
  while (readdirSync(folder).filter((file) => file.endsWith('.pid')).length < 2) {
    assert.equal(early, undefined, 'the command ended before the adapter hung');
    await delay(20);
  }
}

for (const signal of ['SIGINT', 'SIGQUIT', 'SIGTERM', 'SIGHUP'] as const) {
  test(`check leaves no process on ${signal}`, POSIX_ONLY, async () => {
    const folder = temporaryFolder();
    const { pid, ended } = startCommand(['check', ...port('silence despite SIGTERM', folder)], folder);
    await hanging(folder, ended);
    process.kill(pid, signal);
    assert.equal((await ended).status, 130);
    assert.deepEqual(await aliveIn(folder), []);
  });
}

test('a second signal ends a run at once, and leaves no process', POSIX_ONLY, async () => {
  const folder = temporaryFolder();
  const args = ['run', '--select', 'CONSTANT-*', '--jobs', '1', ...port('silence despite SIGTERM', folder)];
  const { pid, ended } = startCommand(args, folder);
  await hanging(folder, ended);
  process.kill(pid, 'SIGINT');
  process.kill(pid, 'SIGTERM');
  assert.equal((await ended).status, 130);
  assert.deepEqual(await aliveIn(folder), []);
});

test('a process with a session of its own ends with the run', POSIX_ONLY, async () => {
  const folder = temporaryFolder();
  const args = ['run', '--select', 'CONSTANT-*', '--jobs', '1', ...port('leaves a session behind', folder)];
  const { status, stdout } = await command(args, folder);
  assert.equal(status, 0, stdout);
  assert.equal(readdirSync(folder).length, 2);
  assert.deepEqual(await aliveIn(folder), []);
});
