import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { aliveIn, PATIENT_TIMEOUT, POSIX_ONLY } from '../processes';
import { startCommand, temporaryFolder, type Ended } from './command';
import { portOf, select } from './ports';

/** Waits until the adapter hangs: it has started a process of its own then. */
async function hanging(folder: string, ended: Promise<Ended>): Promise<void> {
  let early: Ended | undefined;
  void ended.then((end) => (early = end));
  while (readdirSync(folder).filter((file) => file.endsWith('.pid')).length < 2) {
    assert.equal(early, undefined, 'the command ended before the adapter hung');
    await delay(20);
  }
}

test('no temporary folder is left by two signals that follow each other at once', POSIX_ONLY, async () => {
  const [folder, temporary] = [temporaryFolder(), temporaryFolder()];
  const port = portOf('misbehaving.js', 'silence on each call', folder);
  const options = [...select('LOAD-03'), '--jobs', '1'];
  const { pid, ended } = startCommand(['run', ...port, ...options], folder, undefined, { TMPDIR: temporary });
  while (readdirSync(temporary).length === 0) await delay(20);
  for (const signal of ['SIGINT', 'SIGINT']) {
    process.kill(pid, signal);
    await delay(5);
  }
  assert.equal((await ended).status, 130);
  assert.deepEqual(readdirSync(temporary), []);
  assert.deepEqual(await aliveIn(folder), []);
});

describe('no process is left', { ...POSIX_ONLY, concurrency: 2 }, () => {
  const OPTIONS: Readonly<Record<string, readonly string[]>> = {
    run: [...select('CONSTANT-*'), '--jobs', '1'],
    // With this seed, the first scenario calls `constants`. The signal must end that call long before its time is over.
    fuzz: ['--surface', 'library', '--timeout', `${100 * PATIENT_TIMEOUT}`, '--seed', '994298'],
  };
  for (const [name, fault, ...signals] of [
    ['check', 'silence despite SIGTERM', 'SIGQUIT'],
    ['check', 'silence at start', 'SIGHUP'],
    // The second signal ends a run at once.
    ['run', 'silence despite SIGTERM', 'SIGINT', 'SIGTERM'],
    ['run', 'silence at start', 'SIGINT'],
    ['fuzz', 'silence despite SIGTERM', 'SIGINT'],
    ['fuzz', 'silence at start', 'SIGTERM'],
  ] as const) {
    const title = `by ${name} on ${signals.join(' and ')}, with ${fault}`;
    test(title, { timeout: 4 * PATIENT_TIMEOUT }, async () => {
      const folder = temporaryFolder();
      const port = portOf('misbehaving.js', fault, folder);
      const options = OPTIONS[name] ?? [];
      const { pid, ended } = startCommand([name, ...port, ...options], folder);
      await hanging(folder, ended);
      for (const signal of signals) process.kill(pid, signal);
      const { status, stdout, stderr } = await ended;
      assert.equal(status, 130, stdout + stderr);
      assert.deepEqual(await aliveIn(folder), []);
    });
  }
});
