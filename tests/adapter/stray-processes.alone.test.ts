import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { endStrays, markedEnvironment } from '../../adapter/client/stray-processes';
import { THIS_SYSTEM, type System } from '../../adapter/client/system';
import { POSIX_ONLY } from '../processes';
import { temporaryFolder } from '../runner/command';

/** The options of a test of a process that only a look into /proc is quick enough to find. */
const LINUX_ONLY = { skip: process.platform !== 'linux' && 'needs /proc' };

/** Starts a process in a session of its own, which has begun to run when the promise resolves. */
async function stray(program: number): Promise<ChildProcess> {
  const source = 'process.stdout.write("."); setInterval(() => {}, 1000)';
  const child = spawn(process.execPath, ['-e', source], { detached: true, env: markedEnvironment(program) });
  await once(child.stdout, 'data');
  return child;
}

/**
 * A script that starts itself in a new session and ends, again and again. It writes how often it will do so, as five
 * digits in place of others, so that the file is never empty.
 */
const LEAPING = `printf %05d $1 1<> "$2"; [ $1 -gt 0 ] && setsid sh -c "$0" "$0" $(($1 - 1)) "$2" &`;
const LEAPS = 5000;

test('a process that starts another one and ends, every few milliseconds, is ended', LINUX_ONLY, async () => {
  const folder = temporaryFolder();
  for (let program = 1; program <= 5; program += 1) {
    const file = join(folder, String(program));
    const left = (): number => Number((existsSync(file) && readFileSync(file, 'utf8')) || LEAPS);
    const env = markedEnvironment(program);
    spawn('sh', ['-c', LEAPING, LEAPING, String(LEAPS), file], { env, stdio: 'ignore' });
    while (left() > LEAPS - 20) await delay(5);
    endStrays(() => false);
    const ended = left();
    await delay(200);
    assert.equal(left(), ended);
    assert.ok(ended > 0, 'it ended by itself');
  }
});

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
    ...THIS_SYSTEM,
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
  const missing: System = {
    ...THIS_SYSTEM,
    platform: 'darwin',
    run: () => THIS_SYSTEM.run('/no/such/ps', []),
  };
  assert.doesNotThrow(() => endStrays(() => false, missing));
});

test('no processes are found on a Linux without /proc', () => {
  const bare: System = { ...THIS_SYSTEM, platform: 'linux', processes: '/no/such/proc' };
  assert.doesNotThrow(() => endStrays(() => false, bare));
});

test('processes that come back in each search are left after two seconds', POSIX_ONLY, ({ mock }) => {
  const mark = markedEnvironment(1)['I18N_CONFORMANCE_PROCESS'];
  let milliseconds = 0;
  mock.method(performance, 'now', () => milliseconds);
  // No system has this process. A search takes 100 ms.
  const run = (): string => ((milliseconds += 100), `  999999999 leaping ${mark}\n`);
  endStrays(() => false, { ...THIS_SYSTEM, platform: 'darwin', run });
  assert.equal(milliseconds, 2000);
});

test('no processes are looked for on Windows', POSIX_ONLY, async () => {
  const left = await stray(1);
  const searches: string[] = [];
  endStrays(() => false, {
    ...THIS_SYSTEM,
    platform: 'win32',
    run: (program) => (searches.push(program), ''),
  });
  assert.deepEqual(searches, []);
  assert.equal(left.kill(0), true);
  left.kill('SIGKILL');
  assert.deepEqual(await once(left, 'exit'), [null, 'SIGKILL']);
});
