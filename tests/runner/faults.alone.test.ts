import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { aliveIn, PATIENT_TIMEOUT, timeoutWithStart } from '../processes';
import { callCommand } from './call-command';
import { temporaryFolder } from './command';
import { portOf, select } from './ports';

/** Runs three scenarios, each of which calls `constants` once, in one program unless the options say otherwise. */
async function judge(fault: string, ...options: readonly string[]) {
  const folder = temporaryFolder();
  const run = ['run', ...portOf('misbehaving.js', fault, folder), ...select('CONSTANT-*'), '--jobs', '1'];
  const ended = await callCommand([...run, ...options], folder);
  assert.deepEqual(await aliveIn(folder), []);
  return ended;
}

const RUNS: readonly (readonly [
  fault: string,
  status: number,
  end: RegExp,
  ...options: readonly string[],
])[] = [
  [
    'silence despite SIGTERM',
    3,
    /adapter fault, no verdict .*: 2 of 3 trials, 1 adapter fault, in [\d.]+ s\n$/,
  ],
  ['exit often', 3, /: 0 of 3 trials, 3 adapter faults, in [\d.]+ s\n$/],
  ['exit', 3, /Results differ between runs: 1 × fault, 2 × passed/, '--repeat', '3'],
  [
    'exit on each call',
    3,
    /, 20 adapter faults, \d+ not run \(stopped after 20 adapter faults, which took [\d.]+ s; use --max-faults 0 to play on\), in [\d.]+ s\n$/,
    // Given, so that slow faults on a loaded machine do not end the run earlier.
    ...['--max-faults', '20', '--jobs', '2', ...select('BLOCK-*')],
  ],
  [
    'silence on each call',
    3,
    /, 1 adapter fault, \d+ not run \(stopped after 1 adapter fault, which took [\d.]+ s; use --max-faults 0 to play on\), in [\d.]+ s\n$/,
    ...['--max-faults', '1', ...select('BLOCK-*')],
  ],
];

describe('a run reports the faults of scenarios, judges the others, and leaves no process', () => {
  for (const [fault, expected, end, ...options] of RUNS) {
    test([fault, ...options].join(' '), async () => {
      const timeout = fault.startsWith('silence') ? timeoutWithStart(1000) : PATIENT_TIMEOUT;
      const { status, stdout } = await judge(fault, '--timeout', `${timeout}`, ...options);
      assert.equal(status, expected, stdout);
      assert.match(stdout, end);
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
