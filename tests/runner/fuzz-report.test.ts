import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AdapterFault, ErrorCode } from '../../adapter/contract/errors';
import type { FuzzFind, FuzzResult } from '../../fuzz/fuzz';
import { plainStep } from '../../fuzz/gherkin';
import { FoundDifference } from '../../fuzz/random-scenario';
import { fuzzProgressText, fuzzReport } from '../../runner/console/fuzz-report';
import type { Outcome } from '../../suite/play/deviation';

const RESULT = { runs: 2, steps: 1, isShrinking: false, isInterrupted: false, isOutOfTime: false };
const GROUPS = ['locale', 'text'].map((what) => ({
  steps: [plainStep('When', `a ${what} is asked for`)],
  expectation: [plainStep('Then', `the ${what} is "en"`)],
  hasError: false,
}));

/** Returns the text for a find, or for a search without one. */
function report(reason?: FuzzFind['reason'], others: Partial<FuzzResult> = {}): string {
  const find = reason && { reason, surface: 'catalog' as const, groups: GROUPS, path: 7 };
  const result = { ...RESULT, unsupported: new Map(), ...(find && { find }), ...others };
  return fuzzReport(result, (path) => `again ${path}`);
}

/** The difference between two outcomes of `init`. */
function difference(reference: Outcome, port: Outcome): FoundDifference {
  const call = { surface: 'I18n', operation: 'init', method: 'init', params: {} };
  return new FoundDifference({ ...call, outcome: reference }, { ...call, outcome: port });
}

test('a report of a difference has both outcomes, the scenario, what finds it again, and what it took', () => {
  const error = { code: ErrorCode.Other, type: 'Odd\u001b', message: 'first\nsecond\nthird' };
  const unsupported = new Map([
    ['l: none', 1],
    ['t: \u001b', 3],
  ]);
  assert.equal(
    report(difference({ result: null }, { error }), { unsupported }),
    `The port and the reference differ in init on the module:
  reference: null
  port:      raises Odd\\u001b: first second third

This is not a verdict: either of them may be wrong. The shortest scenario that was found follows. It expects the
outcomes of the reference:

    @surface:catalog
    Scenario: the port and the reference differ
      When a locale is asked for
      And a text is asked for
      Then the text is "en"

To find it again:
  again 7

Scenarios that ended at an unsupported operation:
  1 scenario: l: none
  3 scenarios: t: \\u001b

A difference in 2 scenarios with 1 step, including shrinking.
`,
  );
});

test('a report of a fault has the end of standard error, and the scenario in which it happened', () => {
  assert.equal(
    report(new AdapterFault('exited', 'the adapter\u001b exited', ['a log']), { runs: 1, steps: 2 }),
    `adapter fault: the adapter\\u001b exited
last lines of standard error:
  a log

It happened in this scenario:

    @surface:catalog
    Scenario: the adapter is at fault in the last step
      When a locale is asked for
      And a text is asked for
      Then the text is "en"

To find it again:
  again 7

An adapter fault in 1 scenario with 2 steps, including shrinking.
`,
  );
});

test('a report without a find says whether the search came to its end', () => {
  assert.equal(report(), 'No difference in 2 scenarios with 1 step.\n');
  assert.equal(
    report(undefined, { isOutOfTime: true }),
    'No difference in 2 scenarios with 1 step (time budget used).\n',
  );
  assert.equal(
    report(undefined, { isInterrupted: true }),
    'Interrupted: no difference in 2 scenarios with 1 step.\n',
  );
  assert.equal(fuzzProgressText(RESULT), '2 scenarios with 1 step');
  assert.equal(fuzzProgressText({ ...RESULT, isShrinking: true }), '2 scenarios with 1 step, shrinking');
});
