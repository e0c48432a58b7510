import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TextBudget } from '../../runner/judge/text-budget';
import type { TrialResult } from '../../suite/play/trial-result';
import { failure } from '../../suite/play/trial-result';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { readSuite } from '../../suite/read';

const [trial] = readSuite(PACKAGE_ROOT).trials;
const LONG = '\u0000'.repeat(1990);
const CUT = /^\u0000{100}… \(cut: 1990 characters, checksum [0-9a-f]{1,8}\)$/;

function failed(actual: unknown): TrialResult {
  const called = { surface: 'I18n', operation: 'translate', expected: 'a text' };
  const error = { code: 3, type: LONG, message: LONG, at: LONG } as const;
  const problem = failure([
    { ...called, actual },
    { ...called, error },
  ]);
  return { trial: trial!, kind: 'failed', problem, milliseconds: 1 };
}

test('the first long texts of a run are kept, and later ones are cut and say how long they were', () => {
  const budget = new TextBudget();
  const result = failed(LONG);
  assert.equal(budget.keep(result), result);
  const kept = Array.from({ length: 1900 }, () => budget.keep(failed(LONG)));
  assert.ok(JSON.stringify(kept.map(({ problem }) => problem)).length < 10_000_000);
  const { message, deviations } = kept.at(-1)!.problem!;
  assert.match(
    message,
    /^translate on the module: expected "a text", got "[^]*… \(cut: \d+ characters, checksum/,
  );
  assert.match(String(deviations![0]!.actual), CUT);
  assert.match(deviations![1]!.error!.type, CUT);
  assert.match(deviations![1]!.error!.message, CUT);
  assert.match(deviations![1]!.error!.at!, CUT);
  const short = failed('short').problem!.deviations![0];
  assert.deepEqual(budget.keep(failed('short')).problem!.deviations![0], short);
});

test('of the standard error of later faults, only the last lines are kept', () => {
  const budget = new TextBudget();
  const stderr = [LONG, 'Error', LONG];
  const fault: TrialResult = {
    ...{ trial: trial!, kind: 'fault', milliseconds: 1 },
    problem: { kind: 'fault', message: 'exited', fault: { reason: 'exited', stderr } },
  };
  const kept = Array.from({ length: 200 }, () => budget.keep(fault).problem!);
  assert.deepEqual(kept[0]!.fault!.stderr, stderr);
  const { message, fault: last } = kept.at(-1)!;
  assert.equal(message, 'exited');
  assert.equal(last!.stderr[0], 'Error');
  assert.match(last!.stderr[1]!, CUT);
});
