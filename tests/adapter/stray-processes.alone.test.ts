import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { endStrays, markedEnvironment } from '../../adapter/client/stray-processes';
import { THIS_SYSTEM, type System } from '../../adapter/client/system';
import { isAlive, PATIENT_TIMEOUT, POSIX_ONLY } from '../processes';
import { temporaryFolder } from '../runner/command';

/** The options of a test that waits for processes. If one is never ended, the test fails. */
const WAITING = { ...POSIX_ONLY, timeout: PATIENT_TIMEOUT };
/** The options of a test of processes that /proc lists. */
const LINUX_ONLY = { ...WAITING, skip: process.platform !== 'linux' && 'needs /proc' };

const started: ChildProcess[] = [];
// A process that a failed test leaves behind would keep this one running.
after(() => started.forEach((child) => child.kill('SIGKILL')));

/** Starts a process in a session of its own, which has begun to run when the promise resolves. */
async function stray(program: number): Promise<ChildProcess> {
  const source = 'process.stdout.write("."); setInterval(() => {}, 1000)';
  const child = spawn(process.execPath, ['-e', source], { detached: true, env: markedEnvironment(program) });
  started.push(child);
  await once(child.stdout, 'data');
  return child;
}

test(
  'a process that leaves its group is ended, and one that also clears its environment is not',
  LINUX_ONLY,
  async () => {
    const folder = temporaryFolder();
    const pids = ['kept', 'cleared'].map((name) => join(folder, name));
    const script = `setsid sh -c 'echo $$ > kept; exec sleep 1000' & setsid env -i PATH="$PATH" sh -c 'echo $$ > cleared; exec sleep 1000' &`;
    spawn('sh', ['-c', script], { env: markedEnvironment(1), cwd: folder, stdio: 'ignore' });
    const read = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8').trim() : '');
    while (!pids.every(read)) await delay(20);
    const [kept, cleared] = pids.map(read) as [string, string];
    while (![kept, cleared].every((pid) => readFileSync(`/proc/${pid}/comm`, 'utf8') === 'sleep\n'))
      await delay(20);
    endStrays(() => false);
    while (isAlive(kept)) await delay(20);
    assert.ok(isAlive(cleared));
    process.kill(Number(cleared));
  },
);

function mark(program: number): string {
  return markedEnvironment(program)['I18N_CONFORMANCE_PROCESS'] ?? '';
}

for (const platform of new Set([process.platform, 'freebsd'] as const)) {
  test(`processes that a program left behind are found on ${platform}`, WAITING, async () => {
    const [left, running] = [await stray(1), await stray(12)];
    // Only these are listed, however many processes the machine has.
    const listed = ['-p', `${left.pid},${running.pid}`];
    const system: System = {
      ...THIS_SYSTEM,
      platform,
      run: (program, args) => {
        const notAll = args.filter((arg) => arg !== '-A').map((arg) => arg.replace('axeww', 'eww'));
        return THIS_SYSTEM.run(program, [...notAll, ...listed]);
      },
    };
    const ended = once(left, 'exit');
    endStrays((program) => program === 12, system);
    assert.deepEqual(await ended, [null, 'SIGKILL']);
    assert.equal(running.exitCode ?? running.signalCode, null);
    endStrays(() => false, system);
    await once(running, 'exit');
  });
}

test('on macOS, ps shows the environments of all processes', WAITING, async () => {
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
  let milliseconds = 0;
  mock.method(performance, 'now', () => milliseconds);
  // No system has this process. A search takes 100 ms.
  const run = (): string => ((milliseconds += 100), `  999999999 leaping ${mark(1)}\n`);
  endStrays(() => false, { ...THIS_SYSTEM, platform: 'darwin', run });
  assert.equal(milliseconds, 2000);
});

test('no processes are looked for on Windows', WAITING, async () => {
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
