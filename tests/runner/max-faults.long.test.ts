import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { timeoutWithStart } from '../processes';
import { callCommand } from './call-command';
import { aliveIn, temporaryFolder, type Ended } from './command';
import { FaultLimit } from '../../runner/judge/limits';

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
      /^no verdict because the adapter is at fault at level spec \((\d+) scenarios selected\): 0 of \1 scenarios, /,
    );
    const ending = new RegExp(
      `\\d+ not run \\(stopped after ${maximum} adapter faults; use --max-faults 0 to play on\\)$`,
    );
    assert.match(conclusion, ending);
    const report = JSON.parse(readFileSync(join(folder, 'r.json'), 'utf8'));
    assert.equal(report.endedAfterFaults, maximum);
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
  assert.match(stdout, /: 0 of 3 scenarios, 3 adapter faults\n$/);
});

test('faults in observations end only the observations, and do not affect the verdict', async () => {
  const options = ['--select', 'RULE-22', '--select', 'CONSTANT-*', '--jobs', '1', '--max-faults', '2'];
  const { status, stdout } = await run('exit on plural rules', ...options, '--shuffle', '1');
  assert.equal(status, 0, stdout);
  assert.match(
    stdout,
    /; \d+ observations: 2 adapter faults, \d+ not run \(stopped after 2 adapter faults; use --max-faults 0 /,
  );
  assert.match(stdout, /\nconformant at level spec \(3 scenarios selected\): 3 of 3 scenarios\n$/);
});

test('a limit counts all faults, and ends with the one that reaches it in the order of the scenarios', () => {
  const limit = new FaultLimit({ maxFaults: 2, maxLostMs: Infinity });
  const kinds = ['fault', 'passed', 'passed', 'passed', 'fault'] as const;
  // Two programs: the results of turns 2 and 4 arrive late.
  for (const turn of [1, 3, 5]) limit.add({ kind: kinds[turn - 1]!, milliseconds: 1 }, turn);
  assert.deepEqual([limit.isReached, limit.isOverTime, limit.lastTurn], [true, false, 5]);
  limit.add({ kind: 'fault', milliseconds: 1 }, 2);
  assert.deepEqual([limit.faults, limit.lastTurn], [2, 2]);

  const unlimited = new FaultLimit({ maxFaults: 0, maxLostMs: Infinity });
  for (const turn of [1, 2, 3]) unlimited.add({ kind: 'fault', milliseconds: 60_000 }, turn);
  assert.deepEqual([unlimited.isReached, unlimited.lastTurn], [false, Infinity]);
});

test('faults that take long end a run before there are many', () => {
  const limit = new FaultLimit({ maxFaults: 20, maxLostMs: 20_000 });
  for (const turn of [1, 3]) limit.add({ kind: 'fault', milliseconds: 15_000 }, turn);
  assert.equal(limit.isReached, false, 'two faults are few, however long they take');
  limit.add({ kind: 'passed', milliseconds: 15_000 }, 2);
  assert.equal(limit.isReached, false, 'a slow port is not at fault');
  limit.add({ kind: 'fault', milliseconds: 1 }, 4);
  assert.deepEqual([limit.isReached, limit.isOverTime, limit.lastTurn], [true, true, Infinity]);
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
  const { status, stdout } = await callCommand(['run', ...options, '--no-observations'], folder);
  assert.equal(status, 0, stdout);
  assert.doesNotMatch(stdout, /observation|silent point/);
  const { planned, observations } = JSON.parse(readFileSync(join(folder, 'r.json'), 'utf8'));
  assert.deepEqual([planned, observations.rules], [3, []]);
});
