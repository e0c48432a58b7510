import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { describe, test } from 'node:test';
import { signalTree, treeOptions, type System } from '../../adapter/client/process-tree';
import { aliveAmong, POSIX_ONLY } from '../processes';

/** Windows, which records the commands that it is told to run. */
function windowsSystem(): System & { readonly commands: readonly string[] } {
  const commands: string[] = [];
  return {
    platform: 'win32',
    commands,
    run: (program, args) => void commands.push([program, ...args].join(' ')),
  };
}

/** Starts a program that stays, and writes the id of another process that it starts. */
function parent(platform: NodeJS.Platform): ChildProcess {
  const child = `require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])`;
  const source = `process.stdout.write(String(${child}.pid)); setInterval(() => {}, 1000)`;
  return spawn(process.execPath, ['-e', source], { ...treeOptions({ platform }), stdio: 'pipe' });
}

test('a signal reaches a program and the processes that it started', async () => {
  const leader = parent(process.platform);
  const [pid] = await once(leader.stdout!, 'data');
  signalTree(leader, 'SIGKILL');
  await once(leader, 'exit');
  assert.deepEqual(await aliveAmong(() => [String(pid)]), []);
});

test('a signal to a program that has ended, or did not start, does nothing', POSIX_ONLY, async () => {
  const ended = spawn(process.execPath, ['-e', ''], { detached: true });
  await once(ended, 'exit');
  signalTree(ended, 'SIGTERM');
  const missing = spawn('/no/such/program');
  await once(missing, 'error');
  signalTree(missing, 'SIGTERM');
  assert.deepEqual([ended.exitCode, ended.signalCode, missing.pid], [0, null, undefined]);
});

describe('on Windows', () => {
  test('a program gets a hidden console instead of a process group', () => {
    assert.deepEqual(treeOptions({ platform: 'win32' }), { windowsHide: true });
    assert.deepEqual(treeOptions({ platform: 'darwin' }), { detached: true });
  });

  test('taskkill ends the processes below a program, and then the program is ended', POSIX_ONLY, async () => {
    const windows = windowsSystem();
    const leader = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    const exit = once(leader, 'exit');
    signalTree(leader, 'SIGTERM', windows);
    assert.deepEqual(await exit, [null, 'SIGTERM']);
    assert.deepEqual(windows.commands, [`taskkill /PID ${leader.pid} /T /F`]);
  });

  test('nothing is ended by the id of a program that has ended, or did not start', async () => {
    const windows = windowsSystem();
    const ended = spawn(process.execPath, ['-e', '']);
    await once(ended, 'exit');
    const killed = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    killed.kill('SIGKILL');
    await once(killed, 'exit');
    const missing = spawn('/no/such/program');
    await once(missing, 'error');
    for (const leader of [ended, killed, missing]) signalTree(leader, 'SIGKILL', windows);
    assert.deepEqual(windows.commands, []);
  });
});
