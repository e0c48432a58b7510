import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { test } from 'node:test';
import { endStrays, markedEnvironment } from '../../adapter/client/stray-processes';
import { POSIX_ONLY } from '../processes';

/** Starts a process in a session of its own, which has begun to run when the promise resolves. */
async function stray(program: number): Promise<ChildProcess> {
  const source = 'process.stdout.write("."); setInterval(() => {}, 1000)';
  const child = spawn(process.execPath, ['-e', source], { detached: true, env: markedEnvironment(program) });
  await once(child.stdout, 'data');
  return child;
}

test('processes that a program left behind are found by their environment', POSIX_ONLY, async () => {
  for (const platform of [process.platform, 'darwin'] as const) {
    const [left, running] = [await stray(1), await stray(12)];
    const ended = once(left, 'exit');
    endStrays((program) => program === 12, platform);
    assert.deepEqual(await ended, [null, 'SIGKILL'], platform);
    assert.equal(running.exitCode ?? running.signalCode, null);
    endStrays(() => false, platform);
    await once(running, 'exit');
  }
});

test('no processes are looked for on Windows', POSIX_ONLY, async () => {
  const left = await stray(1);
  endStrays(() => false, 'win32');
  assert.equal(left.kill(0), true);
  left.kill('SIGKILL');
  assert.deepEqual(await once(left, 'exit'), [null, 'SIGKILL']);
});
