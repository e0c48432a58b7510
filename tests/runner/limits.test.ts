import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FaultLimit } from '../../runner/judge/limits';
import { RunRecorder } from '../../runner/judge/run-recorder';
import { parseKnownFailures } from '../../runner/plan/known-failures';
import { select } from '../../runner/plan/select';
import { suiteOf } from '../scripts/suites';
import { ruleWith } from './judgements';

test('a limit counts all faults, and ends with the one that reaches it in the order of the scenarios', () => {
  const limit = new FaultLimit({ maxFaults: 2 });
  const kinds = ['fault', 'passed', 'passed', 'passed', 'fault'] as const;
  // Two programs: the results of turns 2 and 4 arrive late.
  for (const turn of [1, 3, 5]) limit.add({ kind: kinds[turn - 1]!, milliseconds: 1 }, turn);
  assert.deepEqual([limit.isReached, limit.isOverTime, limit.lastTurn], [true, false, 5]);
  limit.add({ kind: 'fault', milliseconds: 1 }, 2);
  assert.deepEqual([limit.faults, limit.lastTurn], [2, 2]);

  const unlimited = new FaultLimit({ maxFaults: 0 });
  for (const turn of [1, 2, 3]) unlimited.add({ kind: 'fault', milliseconds: 60_000 }, turn);
  assert.deepEqual([unlimited.isReached, unlimited.lastTurn], [false, Infinity]);
});

test('faults that take long end a run before there are many', () => {
  const limit = new FaultLimit({});
  for (const turn of [1, 3]) limit.add({ kind: 'fault', milliseconds: 15_000 }, turn);
  assert.equal(limit.isReached, false, 'two faults are few, however long they take');
  limit.add({ kind: 'passed', milliseconds: 15_000 }, 2);
  assert.equal(limit.isReached, false, 'a slow port is not at fault');
  limit.add({ kind: 'fault', milliseconds: 1 }, 4);
  assert.deepEqual([limit.isReached, limit.isOverTime, limit.lastTurn], [true, true, Infinity]);
});

const suite = suiteOf([ruleWith('LOOKUP-01', { names: ['one', 'two', 'three'], surfaces: ['catalog'] })]);

/** Returns a recorder for three trials, of which results can arrive. */
function recorderWith(
  options: { readonly maxFaults?: number; readonly failFast?: true },
  known = '',
): RunRecorder {
  const plan = select(suite, { level: 'spec', patterns: [] });
  const progress = { begin: () => undefined, outcome: () => undefined, end: () => undefined };
  return new RunRecorder(
    { ...plan, suite, knownFailures: parseKnownFailures(known, 'known.txt'), repeat: 1 },
    { maxFaults: 20, ...options },
    progress,
  );
}

test('the record of a run leaves out results after the fault that ended it, and says how many faults there were', () => {
  const recorder = recorderWith({ maxFaults: 2 });
  const [one, two, three] = suite.trials;
  recorder.onResult({ trial: one!, kind: 'fault', milliseconds: 1 }, 1);
  assert.deepEqual([recorder.isWanted(), recorder.endedAfterFaults], [true, undefined]);
  // The result of a second program arrives early.
  recorder.onResult({ trial: three!, kind: 'passed', milliseconds: 1 }, 3);
  recorder.onResult({ trial: two!, kind: 'fault', milliseconds: 1 }, 2);
  assert.deepEqual([recorder.isWanted(), recorder.endedAfterFaults], [false, 2]);
  assert.deepEqual(
    recorder.results.map(({ trial }) => trial),
    [one, two],
  );
});

test('a run whose last trials reach the maximum of faults did not end early', () => {
  const recorder = recorderWith({ maxFaults: 3 });
  suite.trials.forEach((trial, index) =>
    recorder.onResult({ trial, kind: 'fault', milliseconds: 1 }, index + 1),
  );
  assert.equal(recorder.endedAfterFaults, undefined);
  assert.equal(recorder.results.length, 3);
});

test('--fail-fast ends a run at a failure or a fault, and at nothing else', () => {
  const [trial] = suite.trials;
  for (const [kind, isEnd] of [
    ['passed', false],
    ['not-applicable', false],
    ['failed', true],
    ['unsupported', true],
    ['fault', true],
  ] as const) {
    const recorder = recorderWith({ failFast: true });
    recorder.onResult({ trial: trial!, kind, milliseconds: 1 }, 1);
    assert.equal(recorder.limitReached.aborted, isEnd, kind);
  }
  // A list excuses failures, but no faults.
  for (const [kind, isEnd] of [
    ['failed', false],
    ['unsupported', false],
    ['fault', true],
  ] as const) {
    const recorder = recorderWith({ failFast: true }, 'LOOKUP-01  # known\n');
    recorder.onResult({ trial: trial!, kind, milliseconds: 1 }, 1);
    assert.equal(recorder.limitReached.aborted, isEnd, `${kind}, listed`);
  }
});

test('faults may take any time if their number is given, even if it is the default', () => {
  const isReached = (given: { maxFaults?: number }, faults: number): boolean => {
    const limit = new FaultLimit(given);
    for (let turn = 1; turn <= faults; turn += 1) limit.add({ kind: 'fault', milliseconds: 7000 }, turn);
    return limit.isReached;
  };
  assert.deepEqual([isReached({}, 2), isReached({}, 3)], [false, true]);
  assert.deepEqual([isReached({ maxFaults: 20 }, 19), isReached({ maxFaults: 20 }, 20)], [false, true]);
  assert.equal(isReached({ maxFaults: 0 }, 50), false);
});

test('many faults end a run by default, even if they take no time', () => {
  const limit = new FaultLimit({});
  for (let turn = 1; turn < 20; turn += 1) limit.add({ kind: 'fault', milliseconds: 0 }, turn);
  assert.equal(limit.isReached, false);
  limit.add({ kind: 'fault', milliseconds: 0 }, 20);
  assert.equal(limit.isReached, true);
});
