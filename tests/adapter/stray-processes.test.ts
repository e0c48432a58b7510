import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { test } from 'node:test';
import { endStrays, markedEnvironment } from '../../adapter/client/stray-processes';
import { THIS_SYSTEM, type System } from '../../adapter/client/system';
import { POSIX_ONLY } from '../processes';

/** Starts a process in a session of its own, which has begun to run when the promise resolves. */
async function stray(program: number): Promise<ChildProcess> {
  const source = 'process.stdout.write("."); setInterval(() => {}, 1000)';
  const child = spawn(process.execPath, ['-e', source], { detached: true, env: markedEnvironment(program) });
  await once(child.stdout, 'data');
  return child;
}

for (const platform of new Set([process.platform, 'freebsd'] as const)) {
  test(`processes that a program left behind are found on ${platform}`, POSIX_ONLY, async () => {
    const system = { ...THIS_SYSTEM, platform };
    const [left, running] = [await stray(1), await stray(12)];
    const ended = once(left, 'exit');
    endStrays((program) => program === 12, system);
    assert.deepEqual(await ended, [null, 'SIGKILL']);
    assert.equal(running.exitCode ?? running.signalCode, null);
    endStrays(() => false, system);
    await once(running, 'exit');
  });
}

test('on macOS, ps shows the environments of all processes', POSIX_ONLY, async () => {
  const left = await stray(1);
  const ended = once(left, 'exit');
  const commands: string[] = [];
  const variables = Object.entries(markedEnvironment(1)).map(([name, value]) => `${name}=${value}`);
  const macOs: System = {
    platform: 'darwin',
    run: (program, args) => {
      commands.push([program, ...args].join(' '));
      return commands.length > 1 ? '' : `    1 /sbin/launchd\n${left.pid} node ${variables.join(' ')}\n`;
    },
  };
  endStrays(() => false, macOs);
  assert.deepEqual(await ended, [null, 'SIGKILL']);
  assert.deepEqual(commands, Array(2).fill('ps -A -E -ww -o pid=,command='));
});

test('no processes are found by a ps that is not installed', () => {
  const missing: System = { platform: 'darwin', run: () => THIS_SYSTEM.run('/no/such/ps', []) };
  assert.doesNotThrow(() => endStrays(() => false, missing));
});

test('no processes are looked for on Windows', POSIX_ONLY, async () => {
  const left = await stray(1);
  const searches: string[] = [];
  endStrays(() => false, { platform: 'win32', run: (program) => (searches.push(program), '') });
  assert.deepEqual(searches, []);
  assert.equal(left.kill(0), true);
  left.kill('SIGKILL');
  assert.deepEqual(await once(left, 'exit'), [null, 'SIGKILL']);
});
