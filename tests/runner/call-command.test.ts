import assert from 'node:assert/strict';
import { test } from 'node:test';
import { callCommand } from './call-command';
import { command } from './command';
import { FLAWED } from './ports';

/** Commands that end in each way: with a result, a verdict on a port, wrong usage, and a fault. */
const COMMANDS: readonly (readonly [status: number, ...args: string[]])[] = [
  [0, '--version'],
  [1, 'run', ...FLAWED, '--select', 'CONSTANT-01'],
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
