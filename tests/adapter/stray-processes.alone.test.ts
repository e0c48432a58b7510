import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs, { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { endStrays, markedEnvironment } from '../../adapter/client/stray-processes';
import { THIS_SYSTEM, type System } from '../../adapter/client/system';
import { PATIENT_TIMEOUT, POSIX_ONLY } from '../processes';
import { temporaryFolder } from '../runner/command';

/** The options of a test that waits for processes. If one is never ended, the test fails. */
const WAITING = { ...POSIX_ONLY, timeout: PATIENT_TIMEOUT };
/** The options of a test of a process that only a look into /proc is quick enough to find. */
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

/**
 * A script that starts itself in a new session and ends, again and again. It writes how often it will do so, as five
 * digits in place of others, so that the file is never empty.
 */
const LEAPING = `printf %05d $1 1<> "$2"; [ $1 -gt 0 ] && setsid sh -c "$0" "$0" $(($1 - 1)) "$2" &`;
const LEAPS = 5000;

test(
  'a process that starts another one and ends, every few milliseconds, is ended',
  LINUX_ONLY,
  async ({ signal }) => {
    const folder = temporaryFolder();
    for (let program = 1; program <= 5; program += 1) {
      const file = join(folder, String(program));
      const left = (): number => Number((existsSync(file) && readFileSync(file, 'utf8')) || LEAPS);
      const env = markedEnvironment(program);
      spawn('sh', ['-c', LEAPING, LEAPING, String(LEAPS), file], { env, stdio: 'ignore' });
      while (left() > LEAPS - 20) await delay(5, undefined, { signal });
      endStrays(() => false);
      const ended = left();
      await delay(200);
      assert.equal(left(), ended);
      assert.ok(ended > 0, 'it ended by itself');
    }
  },
);

test('a process that is replaced by another program during two searches is ended', LINUX_ONLY, async (t) => {
  const left = await stray(1);
  const ended = once(left, 'exit');
  const processes = temporaryFolder();
  const folder = join(processes, `${left.pid}`);
  mkdirSync(folder);
  // A name may have spaces and brackets. 0 is the end of the environment, which is not yet known.
  writeFileSync(join(folder, 'stat'), `${left.pid} (a) b) R 1 1 1 0 -1 4194304${' 7'.repeat(41)} 0 0`);
  writeFileSync(join(folder, 'environ'), '');
  let reads = 0;
  const read = fs.readFileSync;
  t.mock.method(fs, 'readFileSync', (...args: Parameters<typeof read>) => {
    const isThird = args[0] === join(folder, 'environ') && (reads += 1) === 3;
    return isThird ? `A=b\0I18N_CONFORMANCE_PROCESS=${mark(1)}\0` : read(...args);
  });
  endStrays(() => false, { ...THIS_SYSTEM, processes });
  assert.deepEqual(await ended, [null, 'SIGKILL']);
});

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
