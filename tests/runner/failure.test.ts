import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createColors } from 'picocolors';
import { failureLines } from '../../runner/console/failure-lines';
import { failureText } from '../../runner/document/failure';
import type { Judged } from '../../runner/verdict/judgement';
import { judgementOf, ruleWith } from './judgements';

/** A failure of a check whose outcome differs in one of its lines. */
function failure(): Judged {
  const [judged] = judgementOf([ruleWith('LOOKUP-01')], [['LOOKUP-01', 'failed']]).rules[0]!.trials;
  const deviations = [
    {
      surface: 'I18n',
      operation: 'translate',
      expected: ['a'.repeat(70), 'b'],
      actual: ['a'.repeat(70), 'c'],
    },
  ];
  return {
    ...judged!,
    result: { ...judged!.result!, problem: { kind: 'failed', message: 'they differ', deviations } },
  };
}

const LINES = [
  'translate on the module:',
  '          [',
  `            "${'a'.repeat(70)}",`,
  'expected    "b"',
  'actual      "c"',
  '          ]',
];

test('a text labels the lines of a difference as expected and actual', () => {
  assert.deepEqual(failureText(failure()).split('\n'), LINES);
});

test('the console labels the lines of a difference as expected and actual', () => {
  const lines = failureLines(failure(), {
    colors: createColors(false),
    isVerbose: false,
    reproduce: () => 'again',
  });
  const [heading = '', ...others] = LINES;
  assert.deepEqual(lines.slice(-7), [heading, ...others.map((line) => `  ${line}`), 'run it alone: again']);
});
