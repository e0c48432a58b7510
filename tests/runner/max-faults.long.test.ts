import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { timeoutWithStart } from '../processes';
import { callCommand } from './call-command';
import { aliveIn, temporaryFolder, type Ended } from './command';
import { reported } from './reported';

/** The timeout in which an adapter must start, and after which a call without a response is a fault. Milliseconds. */
const TIMEOUT = timeoutWithStart(1000);

async function run(
  fault: string,
  ...options: readonly string[]
): Promise<Ended & { readonly folder: string }> {
  const folder = temporaryFolder();
  const adapter = join(PACKAGE_ROOT, 'tests/runner/adapters/misbehaving.js');
  const port = ['--command', `node "${adapter}" "${fault}" "${folder}"`, '--report', 'json=r.json'];
  return { ...(await callCommand(['run', ...port, ...options], folder)), folder };
}

/** Each fault starts the port anew, so the default maximum is reached with several programs only. */
const MAXIMA: Readonly<Record<string, readonly [maximum: number, ...options: readonly string[]]>> = {
  'one program': [4, '--jobs', '1', '--max-faults', '4'],
  'several programs, by default': [20, '--jobs', '2'],
};

for (const [programs, [maximum, ...options]] of Object.entries(MAXIMA)) {
  test(`the run of a port that exits ends after the maximum of faults: ${programs}`, async () => {
    const { status, stdout, folder } = await run('exit on each call', '--select', 'BLOCK-*', ...options);
    assert.equal(status, 3, stdout);
    const conclusion = stdout.trimEnd().split('\n').at(-1) ?? '';
    assert.match(
      conclusion,
      /^no verdict because the adapter is at fault at level spec \((\d+) trials selected\): 0 of \1 trials, /,
    );
    const ending = new RegExp(
      `\\d+ not run \\(stopped after ${maximum} adapter faults; use --max-faults 0 to play on\\)$`,
    );
    assert.match(conclusion, ending);
    const report = reported(join(folder, 'r.json'));
    assert.equal(report.run.end.afterFaults, maximum);
    assert.equal(report.totals.fault, maximum);
    assert.deepEqual(await aliveIn(folder), []);
  });
}

test('a port that hangs uses up the timeout only until the maximum of faults', async () => {
  const options = ['--select', 'BLOCK-*', '--jobs', '1', '--max-faults', '1', '--timeout', `${TIMEOUT}`];
  const { status, stdout, folder } = await run('silence on each call', ...options);
  assert.equal(status, 3, stdout);
  assert.match(stdout, /, 1 adapter fault, \d+ not run \(stopped after 1 adapter fault; use --max-faults 0 /);
  assert.deepEqual(await aliveIn(folder), []);
});

test('with --max-faults 0, all scenarios of a port that exits are played', async () => {
  // One fault more than the default maximum.
  const options = ['--select', 'CONSTANT-*', '--jobs', '1', '--repeat', '7', '--max-faults', '0'];
  const { status, stdout } = await run('exit on each call', ...options);
  assert.equal(status, 3, stdout);
  assert.match(stdout, /: 0 of 3 trials, 3 adapter faults\n$/);
});
