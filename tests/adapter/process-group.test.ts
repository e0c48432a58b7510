import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { POSIX_ONLY } from '../processes';

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
