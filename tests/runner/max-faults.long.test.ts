import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { FaultLimit } from '../../runner/run/fault-limit';
import { timeoutWithStart } from '../processes';
import { aliveIn, command, temporaryFolder, type Ended } from './command';

/** The timeout in which an adapter must start, and after which a call without a response is a fault. Milliseconds. */
const TIMEOUT = timeoutWithStart(3000);

async function run(
  fault: string,
  ...options: readonly string[]
): Promise<Ended & { readonly folder: string }> {
  const folder = temporaryFolder();
  const adapter = join(PACKAGE_ROOT, 'tests/runner/adapters/misbehaving.js');
  const port = ['--command', `node "${adapter}" "${fault}" "${folder}"`, '--report', 'json=r.json'];
  return { ...(await command(['run', ...port, ...options], folder)), folder };
}

test('the run of a port that exits ends after the maximum of consecutive faults, and the rest is not run', async () => {
  for (const jobs of ['1', '2']) {
    const { status, stdout, folder } = await run('exit on each call', '--select', 'BLOCK-*', '--jobs', jobs);
    assert.equal(status, 3, stdout);
    const conclusion = stdout.trimEnd().split('\n').at(-1) ?? '';
    assert.match(
      conclusion,
      /^no verdict because the adapter is at fault at level spec \((\d+) scenarios selected\): 0 of \1 scenarios, /,
    );
    assert.match(
      conclusion,
      /\d+ not run \(stopped after 20 consecutive faults; use --max-faults 0 to play on\)$/,
    );
    const report = JSON.parse(readFileSync(join(folder, 'r.json'), 'utf8'));
    assert.equal(report.endedAfterFaults, 20);
    // With two jobs, a result that is under way may still come in.
    assert.ok(report.totals.fault >= 20 && report.totals.fault <= 21, stdout);
    assert.deepEqual(await aliveIn(folder), []);
  }
});

test('a port that hangs uses up the timeout only until the maximum of faults', async () => {
  const options = ['--select', 'BLOCK-*', '--jobs', '1', '--max-faults', '2', '--timeout', `${TIMEOUT}`];
  const { status, stdout, folder } = await run('silence on each call', ...options);
  assert.equal(status, 3, stdout);
  assert.match(
    stdout,
    /, 2 adapter faults, \d+ not run \(stopped after 2 consecutive faults; use --max-faults 0 /,
  );
  assert.deepEqual(await aliveIn(folder), []);
});

test('with --max-faults 0, all scenarios of a port that exits are played', async () => {
  const options = ['--select', 'CONSTANT-*', '--jobs', '1', '--repeat', '8', '--max-faults', '0'];
  const { status, stdout } = await run('exit on each call', ...options);
  assert.equal(status, 3, stdout);
  assert.match(stdout, /: 0 of 3 scenarios, 3 adapter faults\n$/);
});

test('faults in observations end only the observations, and do not affect the verdict', async () => {
  const options = ['--select', 'RULE-22', '--select', 'CONSTANT-*', '--jobs', '1', '--max-faults', '2'];
  const { status, stdout } = await run('exit on plural rules', ...options, '--shuffle', '1');
  assert.equal(status, 0, stdout);
  assert.match(
    stdout,
    /; \d+ observations: 2 adapter faults, \d+ not run \(stopped after 2 consecutive faults; use --max-faults 0 /,
  );
  assert.match(stdout, /\nconformant at level spec \(3 scenarios selected\): 3 of 3 scenarios\n$/);
});

test('only consecutive faults count, and a limit reached at the last scenario ends nothing', () => {
  const limit = new FaultLimit(2, 5);
  for (const kind of ['fault', 'passed', 'fault'] as const) limit.add({ kind, milliseconds: 1 });
  assert.deepEqual([limit.isReached, limit.endedAfter], [false, undefined]);
  limit.add({ kind: 'fault', milliseconds: 1 });
  assert.deepEqual([limit.isReached, limit.endedAfter], [true, 2]);
  limit.add({ kind: 'passed', milliseconds: 1 });
  assert.deepEqual([limit.isReached, limit.endedAfter], [true, undefined]);

  const unlimited = new FaultLimit(0, 2);
  for (const kind of ['passed', 'fault'] as const) unlimited.add({ kind, milliseconds: 1 });
  assert.equal(unlimited.isReached, false);
});

test('consecutive faults that take long end a run before there are many', () => {
  const limit = new FaultLimit(20, 100, 20_000);
  for (const kind of ['fault', 'fault', 'passed', 'fault', 'fault'] as const)
    limit.add({ kind, milliseconds: 15_000 });
  assert.equal(limit.isReached, false, 'two faults are few, however long they take');
  limit.add({ kind: 'fault', milliseconds: 1 });
  assert.deepEqual([limit.isReached, limit.endedAfter], [true, 3]);
  limit.add({ kind: 'fault', milliseconds: 15_000 });
  assert.equal(limit.endedAfter, 3);
});

test('--no-observations leaves out observations', async () => {
  const options = [
    '--in-process',
    '--select',
    'CONSTANT-*',
    '--select',
    'RULE-22',
    '--report',
    'json=r.json',
  ];
  const folder = temporaryFolder();
  const { status, stdout } = await command(['run', ...options, '--no-observations'], folder);
  assert.equal(status, 0, stdout);
  assert.doesNotMatch(stdout, /observation|silent point/);
  const { planned, observations } = JSON.parse(readFileSync(join(folder, 'r.json'), 'utf8'));
  assert.deepEqual([planned, observations.rules], [3, []]);
});
