import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { callCommand } from './call-command';
import { command } from './command';

const FLAWED = join(PACKAGE_ROOT, 'tests/runner/adapters/flawed.js');

/** Commands that end in each way: with a result, a verdict on a port, wrong usage, and a fault. */
const COMMANDS: readonly (readonly [status: number, ...args: string[]])[] = [
  [0, '--version'],
  [1, 'run', '--adapter', FLAWED, '--select', 'CONSTANT-01'],
  [2, 'run', '--select', 'LOKUP-01'],
  [3, 'run', '--command', 'node --eval "process.exit(7)"', '--select', 'CONSTANT-01'],
];

for (const [status, ...args] of COMMANDS) {
  test(`${args[0]} with status ${status} is the same as a call and as a process`, async () => {
    const called = await callCommand(args);
    assert.equal(called.status, status, called.stderr);
    const ended = await command(args);
    assert.deepEqual(withoutTimes(called), withoutTimes(ended));
  });
}

/** Returns the end of a command without durations, which vary. */
function withoutTimes(ended: object): string {
  return JSON.stringify(ended).replace(/\d+(?:\.\d+)? m?s\b/g, 'some time');
}

test('a call leaves no listener, exit status or output behind', async () => {
  const listeners = (): unknown[] =>
    ['exit', 'SIGINT', 'SIGTERM', 'uncaughtException'].map((name) => process.listenerCount(name));
  // The first call loads the command, which listens for the end of this process.
  await callCommand(['run', '--adapter', FLAWED, '--select', 'CONSTANT-01']);
  const before = listeners();
  const calls = await Promise.all([
    callCommand(['run', '--adapter', FLAWED, '--select', 'CONSTANT-01']),
    callCommand(['rnu']),
    callCommand(['explain', 'LOOKUP-01']),
  ]);
  assert.deepEqual(
    calls.map(({ status, stdout }) => [status, stdout.includes('LOOKUP-01  A lookup must')]),
    [
      [1, false],
      [2, false],
      [0, true],
    ],
  );
  assert.deepEqual(listeners(), before);
  assert.equal(process.exitCode, undefined);
});
