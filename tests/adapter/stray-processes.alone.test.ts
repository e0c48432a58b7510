import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { endStrays, markedEnvironment } from '../../adapter/client/stray-processes';
import { aliveAmong, isAlive, PATIENT_TIMEOUT, POSIX_ONLY } from '../processes';
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
    assert.deepEqual(await aliveAmong(() => [kept]), []);
    assert.ok(isAlive(cleared));
    process.kill(Number(cleared));
  },
);

test('only the processes of programs that have ended are ended', LINUX_ONLY, async () => {
  const [left, running] = [await stray(1), await stray(12)];
  const ended = once(left, 'exit');
  endStrays((program) => program === 12);
  assert.deepEqual(await ended, [null, 'SIGKILL']);
  assert.equal(running.exitCode ?? running.signalCode, null);
  endStrays(() => false);
  await once(running, 'exit');
});

test('no processes are found on a system without /proc', () => {
  assert.doesNotThrow(() => endStrays(() => false, '/no/such/proc'));
});

test('processes that come back in each search are left after two seconds', ({ mock }) => {
  let milliseconds = 0;
  mock.method(performance, 'now', () => (milliseconds += 100));
  // No system has this process.
  const processes = temporaryFolder();
  mkdirSync(join(processes, '999999999'));
  writeFileSync(
    join(processes, '999999999', 'environ'),
    String(markedEnvironment(1)['I18N_CONFORMANCE_PROCESS']),
  );
  endStrays(() => false, processes);
  assert.equal(milliseconds, 2100);
});
