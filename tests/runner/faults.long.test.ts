import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { AdapterFault } from '../../adapter/contract/errors';
import { RunningPrograms } from '../../adapter/client/process-group';
import { openStdioSession } from '../../adapter/client/stdio-session';
import { POSIX_ONLY, timeoutWithStart } from '../processes';
import { callCommand } from './call-command';
import { aliveIn, PATIENT_TIMEOUT, temporaryFolder } from './command';
import { portOf, select } from './ports';

const programs = new RunningPrograms();
/** The timeout for an adapter that never answers, in milliseconds. */
const TIMEOUT = 2000;

const FAULTS: readonly (readonly [fault: string, message: RegExp])[] = [
  ['exit', /the adapter exited with status 7 before it answered constants/],
  ['kill', /the adapter exited (on SIGKILL|with status (137|1)) before it answered constants/],
  ['endless loop', /the port did not answer constants within [\d.]+ s \(--timeout\)/],
  ['silence despite SIGTERM', /the port did not answer constants within [\d.]+ s \(--timeout\)/],
  ['not JSON', /the adapter answered constants with a line that is not JSON: <html>/],
  ['not UTF-8', /the adapter answered constants with bytes that are not UTF-8/],
  ['another id', /the adapter answered constants, request \d+, with another id/],
  ['no id', /the adapter answered constants, request \d+, with another id/],
  ['half a line', /did not answer constants within .*, after \d+ bytes of an unfinished line/],
  ['half a line and exit', /exited with status 0 .*, after \d+ bytes of an unfinished line/],
  ['a line without end', /the adapter answered constants with a line longer than 16777216 bytes/],
  ['wrong shape', /constants has a wrong shape: it must have required property 'result', but is \{/],
  ['unknown error', /the response to constants has a wrong shape: \/error\/code must be one of 1, 2, 3/],
  ['not understood', /did not understand the params of constants: what are constants\?/],
  ['closed output', /the adapter closed its standard output/],
];

const FAULTS_AT_START: readonly (readonly [fault: string, message: RegExp])[] = [
  ['exit at start', /the adapter exited with status 3 before it answered initialize/],
  ['silent at start', /did not answer initialize within .* flush its output after each line/],
  ['another version', /the adapter speaks version 2 of the protocol; the suite speaks version 1/],
  ['no handshake', /the result of initialize has a wrong shape: .*'implementation'/],
  ['refused handshake', /the adapter refused initialize, which it must accept: not today/],
  ['banner', /the adapter answered initialize with a line that is not JSON: Welcome to my adapter!/],
  ['refused reset', /the adapter refused reset, which it must accept: never/],
];

/** Starts a port, in the time that a loaded machine may need. */
function programWith(fault: string, folder: string) {
  const [, command = ''] = portOf('misbehaving.js', fault, folder);
  return { command, folder, timeout: PATIENT_TIMEOUT, programs };
}

/** Fails unless a promise is rejected with a fault. */
async function requireFault(promise: Promise<unknown>, message: RegExp): Promise<void> {
  await assert.rejects(promise, (thrown) => {
    assert.ok(thrown instanceof AdapterFault, String(thrown));
    assert.match(thrown.message, message);
    return true;
  });
}

// These tests spend most of their time waiting.
describe('after a fault in a call, the next scenario gets a new process', { concurrency: 8 }, () => {
  for (const [fault, message] of FAULTS) {
    test(fault, async () => {
      const program = programWith(fault, temporaryFolder());
      const session = await openStdioSession(program);
      const adapter = await session.fresh();
      if (message.source.includes('did not answer')) program.timeout = TIMEOUT;
      await requireFault(adapter.constants(), message);
      program.timeout = PATIENT_TIMEOUT;
      assert.equal((await (await session.fresh()).constants()).VERSION, '0.2.2');
      await session.close();
      assert.deepEqual(await aliveIn(program.folder), []);
    });
  }
});

describe('a fault at the start is reported', { concurrency: 8 }, () => {
  for (const [fault, message] of FAULTS_AT_START) {
    test(fault, async () => {
      const program = programWith(fault, temporaryFolder());
      if (fault === 'silent at start') program.timeout = TIMEOUT;
      const start = async (): Promise<void> => {
        const session = await openStdioSession(program);
        try {
          await session.fresh();
        } finally {
          await session.close();
        }
      };
      await requireFault(start(), message);
      assert.deepEqual(await aliveIn(program.folder), []);
    });
  }
});

/** Runs three scenarios, each of which calls `constants` once. */
async function judge(fault: string, ...options: readonly string[]) {
  const folder = temporaryFolder();
  const run = ['run', ...portOf('misbehaving.js', fault, folder), ...select('CONSTANT-*'), '--jobs', '1'];
  const ended = await callCommand([...run, ...options], folder);
  assert.deepEqual(await aliveIn(folder), []);
  return ended;
}

const RUNS: readonly (readonly [fault: string, status: number, conclusion: RegExp])[] = [
  ['silence despite SIGTERM', 3, /adapter fault, no verdict .*: 2 of 3 trials, 1 adapter fault\n$/],
  ['exit often', 3, /: 0 of 3 trials, 3 adapter faults\n$/],
  ['no restart', 3, /: 0 of 3 trials, 3 adapter faults\n$/],
  ['flood', 0, /: 3 of 3 trials\n$/],
  ['stays', 0, /: 3 of 3 trials\n$/],
];

describe('a run reports the faults of scenarios, judges the others, and leaves no process', () => {
  for (const [fault, expected, conclusion] of RUNS) {
    test(fault, async () => {
      const timeout = fault.startsWith('silence') ? timeoutWithStart(1000) : PATIENT_TIMEOUT;
      const { status, stdout } = await judge(fault, '--timeout', `${timeout}`);
      assert.equal(status, expected, stdout);
      assert.match(stdout, conclusion);
    });
  }
});

test('a fault shows the last lines of standard error, with control characters escaped', async () => {
  const { stdout } = await judge('exit');
  assert.match(stdout, /standard error:\n *first line\n *last line \\u001b\[31min red\n/);
  const { status, stderr } = await judge('exit at start');
  assert.equal(status, 3);
  assert.match(
    stderr,
    /^i18n-conformance: adapter fault: .*initialize\n.*:\n {2}the library cannot be found\n$/,
  );
  assert.equal((await judge('refused reset')).stderr.match(/adapter fault/g)?.length, 1);
});

test('a command that does not exist is a fault at the start', POSIX_ONLY, async () => {
  const { status, stderr } = await callCommand(['run', '--command', 'no-such-program-here']);
  assert.equal(status, 3);
  assert.match(stderr, /adapter fault: the adapter exited with status 127[^]*not found/);
});
