import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import type { Adapter } from '../../adapter/contract/adapter';
import { AdapterFault } from '../../adapter/contract/errors';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import type { Session } from '../../adapter/contract/session';
import { RunningPrograms } from '../../adapter/client/process-group';
import { openStdioSession } from '../../adapter/client/stdio-session';
import { POSIX_ONLY, timeoutWithStart } from '../processes';
import { callCommand } from './call-command';
import { aliveIn, PATIENT_TIMEOUT, temporaryFolder, type Ended } from './command';

const programs = new RunningPrograms();

const ADAPTER = join(PACKAGE_ROOT, 'tests/runner/adapters/misbehaving.js');
/** Three scenarios, each of which calls `constants` once. */
const SCENARIOS = ['--select', 'CONSTANT-*', '--jobs', '1'];

/** The timeout for an adapter that never answers, in milliseconds. */
const TIMEOUT = 2000;
/** The same timeout for tests in which the adapter must also start within it. Milliseconds. */
const TIMEOUT_WITH_START = timeoutWithStart(1000);

async function judge(
  fault: string,
  ...options: readonly string[]
): Promise<Ended & { readonly folder: string }> {
  const folder = temporaryFolder();
  const adapter = commandOf(fault, folder);
  const ended = await callCommand(['run', '--command', adapter, ...SCENARIOS, ...options], folder);
  return { ...ended, folder };
}

function commandOf(fault: string, folder: string): string {
  return `node "${ADAPTER}" "${fault}" "${folder}"`;
}

const FAULTS: readonly (readonly [fault: string, message: RegExp])[] = [
  ['exit', /the adapter exited with status 7 before it answered constants/],
  ['kill', /the adapter exited (on SIGKILL|with status (137|1)) before it answered constants/],
  ['endless loop', /the port did not answer constants within [\d.]+ s \(--timeout\)/],
  ['silence', /the port did not answer constants within [\d.]+ s \(--timeout\)/],
  ['silence despite SIGTERM', /the port did not answer constants within [\d.]+ s \(--timeout\)/],
  ['not JSON', /the adapter answered constants with a line that is not JSON: <html>/],
  ['not UTF-8', /the adapter answered constants with bytes that are not UTF-8/],
  ['another id', /the adapter answered constants, request \d+, with another id/],
  ['no id', /the adapter answered constants, request \d+, with another id/],
  [
    'half a line',
    /did not answer constants within [\d.]+ s \(--timeout\), after \d+ bytes of an unfinished line/,
  ],
  [
    'half a line and exit',
    /exited with status 0 before it answered constants, after \d+ bytes of an unfinished line/,
  ],
  ['a line without end', /the adapter answered constants with a line longer than 16777216 bytes/],
  [
    'wrong shape',
    /the response to constants has a wrong shape: it must have required property 'result', but is \{/,
  ],
  ['unknown error', /the response to constants has a wrong shape: \/error\/code must be one of 1, 2, 3/],
  ['not understood', /did not understand the params of constants: what are constants\?/],
  ['closed output', /the adapter closed its standard output/],
];

// These tests spend most of their time waiting.
describe('after a fault in a call, the next scenario gets a new process', { concurrency: 8 }, () => {
  for (const [fault, message] of FAULTS) {
    test(fault, async () => {
      const folder = temporaryFolder();
      const command = commandOf(fault, folder);
      const program = { command, folder, timeout: PATIENT_TIMEOUT, programs };
      const session = await openStdioSession(program);
      const adapter = await session.fresh();
      if (message.source.includes('did not answer')) program.timeout = TIMEOUT;
      await assert.rejects(adapter.constants(), isFault(message));
      program.timeout = PATIENT_TIMEOUT;
      assert.equal((await (await session.fresh()).constants()).VERSION, '0.2.2');
      await session.close();
      assert.deepEqual(await aliveIn(folder), []);
    });
  }
});

describe('a run reports the fault of one scenario, and judges the others', { concurrency: 8 }, () => {
  for (const [fault, message] of FAULTS.filter(([fault]) =>
    /^(?:exit|silence despite SIGTERM|wrong shape)$/.test(fault),
  )) {
    test(fault, async () => {
      const timeout = fault === 'silence despite SIGTERM' ? TIMEOUT_WITH_START : PATIENT_TIMEOUT;
      const { status, stdout, folder } = await judge(fault, '--timeout', `${timeout}`);
      assert.equal(status, 3, stdout);
      assert.match(stdout, new RegExp(message.source.replace(`${TIMEOUT}`, `${TIMEOUT_WITH_START}`)));
      assert.match(
        stdout,
        /the adapter is at fault at level spec \(3 trials selected\): 2 of 3 trials, 1 adapter fault\n$/,
      );
      assert.deepEqual(await aliveIn(folder), []);
    });
  }
});

test('a fault shows the last lines of standard error, with control characters escaped', async () => {
  const { stdout } = await judge('exit');
  assert.match(stdout, /standard error:\n *first line\n *last line \\u001b\[31min red\n/);
  assert.ok(!stdout.includes('\u001b'));
});

test('an adapter that exits repeatedly is restarted each time', async () => {
  const { status, stdout, folder } = await judge('exit often');
  assert.equal(status, 3, stdout);
  assert.match(stdout, /: 0 of 3 trials, 3 adapter faults\n$/);
  assert.deepEqual(await aliveIn(folder), []);
});

test('an adapter that cannot be restarted is a fault in each remaining scenario', async () => {
  const { status, stdout } = await judge('no restart');
  assert.equal(status, 3, stdout);
  assert.match(stdout, /: 0 of 3 trials, 3 adapter faults\n$/);
});

test('a large amount of output on standard error does not affect the run', async () => {
  const { status, stdout } = await judge('flood');
  assert.equal(status, 0, stdout);
});

test('an adapter that does not exit after shutdown is killed', async () => {
  const { status, stdout, folder } = await judge('stays');
  assert.equal(status, 0, stdout);
  assert.deepEqual(await aliveIn(folder), []);
});

const FAULTS_AT_START: readonly (readonly [fault: string, message: RegExp])[] = [
  ['exit at start', /the adapter exited with status 3 before it answered initialize/],
  [
    'silent at start',
    /the adapter did not answer initialize within [\d.]+ s .* flush its output after each line, and does the command build first/,
  ],
  ['another version', /the adapter speaks version 2 of the protocol; the suite speaks version 1/],
  ['no handshake', /the result of initialize has a wrong shape: .*'implementation'/],
  ['refused handshake', /the adapter refused initialize, which it must accept: not today/],
  ['banner', /the adapter answered initialize with a line that is not JSON: Welcome to my adapter!/],
  ['refused reset', /the adapter refused reset, which it must accept: never/],
];

describe('a fault at the start is reported', { concurrency: 8 }, () => {
  for (const [fault, message] of FAULTS_AT_START) {
    test(fault, async () => {
      const folder = temporaryFolder();
      const timeout = fault === 'silent at start' ? TIMEOUT : PATIENT_TIMEOUT;
      const program = { command: commandOf(fault, folder), folder, timeout, programs };
      let session: Session | undefined;
      const start = async (): Promise<Adapter> => (session = await openStdioSession(program)).fresh();
      await assert.rejects(start, isFault(message));
      await session?.close();
      assert.deepEqual(await aliveIn(folder), []);
    });
  }
});

for (const fault of ['exit at start', 'refused reset']) {
  test(`a fault at the start is reported once, and ends the run: ${fault}`, async () => {
    const { status, stdout, stderr, folder } = await judge(fault);
    assert.equal(status, 3, stdout);
    assert.match(stderr, /^i18n-conformance: adapter fault: the adapter (?:exited|refused)/);
    assert.equal(stderr.match(/adapter fault/g)?.length, 1);
    assert.deepEqual(await aliveIn(folder), []);
  });
}

test('a fault at the start shows the last lines of standard error', async () => {
  const { stderr } = await judge('exit at start');
  assert.match(stderr, / initialize\n.*standard error:\n {2}the library cannot be found\n$/);
});

test('a command that does not exist is a fault at the start', POSIX_ONLY, async () => {
  const { status, stderr } = await callCommand(['run', '--command', 'no-such-program-here']);
  assert.equal(status, 3);
  assert.match(stderr, /adapter fault: the adapter exited with status 127[^]*not found/);
});

function isFault(message: RegExp): (thrown: unknown) => boolean {
  return (thrown) => {
    assert.ok(thrown instanceof AdapterFault, String(thrown));
    assert.match(thrown.message, message);
    return true;
  };
}
