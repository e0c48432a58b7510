import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { test } from 'node:test';
import { RunningPrograms } from '../../adapter/client/process-group';
import { aliveAmong, isAlive, PATIENT_TIMEOUT, POSIX_ONLY } from '../processes';

/** Uses up the open files, tries to start a program, and prints the error after it has closed the files again. */
const PROGRAM = `
  const { closeSync, openSync } = require('node:fs');
  const { RunningPrograms } = require(${JSON.stringify(require.resolve('../../adapter/client/process-group'))});
  const files = [];
  try {
    for (;;) files.push(openSync('/dev/null'));
  } catch {}
  let reason;
  try {
    new RunningPrograms().start({ command: [process.execPath, '-e', ''], folder: '.' });
  } catch (thrown) {
    reason = thrown;
  }
  files.forEach(closeSync);
  console.log(reason.code, reason.syscall, reason.message);
`;

test(
  'a program that needs more open files than the system allows is an error of the system',
  POSIX_ONLY,
  () => {
    const { stdout, stderr } = spawnSync(
      'sh',
      ['-c', 'ulimit -n 100; exec "$0" -e "$1"', process.execPath, PROGRAM],
      {
        encoding: 'utf8',
      },
    );
    assert.equal(stdout, 'EMFILE spawn too many files are open for another program of the port\n', stderr);
  },
);

test(
  'a process that a program leaves behind in a session of its own is ended after the program',
  { skip: process.platform !== 'linux' && 'needs /proc', timeout: 2 * PATIENT_TIMEOUT },
  async (context) => {
    const staying = `setInterval(() => undefined, 1000)`;
    const leaving = `
      const options = { detached: true, stdio: 'ignore' };
      const left = require('node:child_process').spawn(process.execPath, ['-e', '${staying}'], options);
      left.unref();
      console.log(left.pid);
      process.stdin.resume();`;
    const group = new RunningPrograms().start({
      command: [process.execPath, '-e', leaving],
      folder: '.',
    });
    const [output] = (await once(group.leader.stdout, 'data')) as [Buffer];
    const pid = output.toString().trim();
    context.after(() => isAlive(pid) && process.kill(Number(pid), 'SIGKILL'));
    await group.close();
    assert.deepEqual(await aliveAmong(() => [pid]), []);
  },
);
