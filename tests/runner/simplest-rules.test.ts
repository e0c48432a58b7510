import assert from 'node:assert/strict';
import { test } from 'node:test';
import { diagnose } from '../../runner/diagnosis/diagnose';
import type { DiagnosedTrial } from '../../runner/diagnosis/symptom';
import { ErrorCode } from '../../adapter/contract/errors';
import { forty, keysOf, mistake, raised, symptomIn } from './diagnosed';

const NIL = symptomIn(3, { operation: 'translate', expected: 'Hello', actual: null });
const REFUSED = symptomIn(2, { operation: 'activate', ...raised('no fr', ErrorCode.InvalidLocale) });

/** Returns trials of a rule, of which the first ones fail. */
function trials(rule: string, count: number, failing: number, symptom = NIL): DiagnosedTrial[] {
  return keysOf(rule, count).map((key, index) => ({
    key,
    rule,
    sentence: '',
    ...(index < failing && { symptom }),
  }));
}

/** Most mistakes make INTERP-01 fail, so it is the most suspect. */
const suspectElsewhere = forty('INTERP-01', ...keysOf('INTERP-01', 8), ...keysOf('LOOKUP-01', 9));

function found(played: readonly DiagnosedTrial[], ...known: readonly ReturnType<typeof mistake>[]) {
  return diagnose(played, [...suspectElsewhere, ...known]).map(({ rule, failures }) => [rule, failures.size]);
}

test('the simplest rule of an operation comes first, with all failures that the operation shows', () => {
  assert.deepEqual(found([...trials('INTERP-01', 40, 40), ...trials('LOOKUP-01', 10, 10)]), [
    ['LOOKUP-01', 50],
  ]);
  // One in ten may pass by accident.
  assert.deepEqual(found([...trials('INTERP-01', 40, 40), ...trials('LOOKUP-01', 10, 9)]), [
    ['LOOKUP-01', 49],
  ]);
});

test('of two operations that do nothing right, each failure is explained once', () => {
  const alias = { ...NIL, operation: 't' };
  const played = [
    ...trials('LOOKUP-01', 10, 10),
    ...trials('ALIAS-01', 10, 10, alias),
    ...trials('INTERP-01', 5, 5, alias),
  ];
  const known = forty('LOOKUP-01', ...keysOf('LOOKUP-01', 10), ...keysOf('INTERP-01', 5));
  assert.deepEqual(found(played, ...known), [
    ['LOOKUP-01', 15],
    ['ALIAS-01', 10],
  ]);
});

test('the simplest rule does not come first if some of its trials pass', () => {
  const [first] = found([...trials('INTERP-01', 40, 40), ...trials('LOOKUP-01', 10, 8)]);
  assert.equal(first?.[0], 'INTERP-01');
});

test('the simplest rule does not come first if another rule of its operation is kept', () => {
  const wrong = { ...REFUSED, isOfSection7: false };
  const first = (failing: number) => {
    const played = [...trials('ACTIVATE-01', 4, 4, wrong), ...trials('ACTIVATE-02', 4, failing, wrong)];
    const known = forty('INJECT-01', ...keysOf('ACTIVATE-01', 4), ...keysOf('ACTIVATE-02', 4), 'INJECT-01/0');
    return found([...played, ...trials('INJECT-01', 1, 1, wrong)], ...known)[0]?.[0];
  };
  assert.deepEqual([first(4), first(3)], ['ACTIVATE-01', 'INJECT-01']);
});

test('the simplest rule does not come first if another operation deviates', () => {
  const other = { ...NIL, operation: 'locale' };
  const [first] = found([...trials('INTERP-01', 40, 40, other), ...trials('LOOKUP-01', 10, 10, other)]);
  assert.equal(first?.[0], 'INTERP-01');
});

test('an error of section 7 does not show that its operation is broken', () => {
  const played = [...trials('ACTIVATE-01', 4, 4, REFUSED), ...trials('ACTIVATE-02', 4, 4, REFUSED)];
  const known = forty('INJECT-01', ...keysOf('ACTIVATE-01', 4), ...keysOf('ACTIVATE-02', 4), 'INJECT-01/0');
  const [first] = found([...played, ...trials('INJECT-01', 1, 1, REFUSED)], ...known);
  assert.equal(first?.[0], 'INJECT-01');
});

test('a known mistake that was surely made comes before the simplest rule', () => {
  const keys = [...keysOf('INTERP-01', 40), ...keysOf('LOOKUP-01', 10)];
  const made = {
    ...mistake('INTERP-01/x', ...keys),
    outcomes: new Map(keys.map((key) => [key, NIL.outcome])),
  };
  const [first] = found([...trials('INTERP-01', 40, 40), ...trials('LOOKUP-01', 10, 10)], made);
  assert.equal(first?.[0], 'INTERP-01');
});
