import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import type { Verdict } from '../../runner/verdict/verdict';
import { readReasons, reasonFindings, reasonOf, type Reason } from '../../ports/judging/reasons';
import { recordedLibraries, ruleVerdicts, tallyOf } from '../../ports/judging/recorded';
import { readResults, type Results } from '../../ports/judging/results';
import { requireNone } from '../none';
import { ruleOf } from '../scripts/suites';

function resultsOf(verdicts: Readonly<Record<string, Verdict>>): Results {
  const library = { version: '1', language: 'Lua', surfaces: ['module'] as const };
  return new Map([['lib', { ...library, verdicts: new Map(Object.entries(verdicts)) }]]);
}

function findingsOf(verdicts: Readonly<Record<string, Verdict>>, reasons: readonly Reason[]): string[] {
  return reasonFindings(resultsOf(verdicts), { lib: reasons });
}

const NUMBERS: Reason = { reason: 'It has no numbers.', rules: ['NUMBER-*', 'FORMAT-02'] };

test('each rule that a library breaks has one reason, and the other rules have none', () => {
  requireNone(reasonFindings(readResults(PACKAGE_ROOT), readReasons(PACKAGE_ROOT)));
});

test('a broken rule without a reason is found', () => {
  assert.deepEqual(
    findingsOf(
      { 'NUMBER-01': 'unsupported', 'FORMAT-02': 'failed', 'FORMAT-03': 'failed', 'DATE-01': 'passed' },
      [NUMBERS],
    ),
    [
      'ports/reasons.yaml: lib breaks FORMAT-03, and no reason names it: add one that says what the library does',
    ],
  );
});

test('a reason that explains no broken rule is found', () => {
  assert.deepEqual(findingsOf({ 'NUMBER-01': 'passed', 'FORMAT-02': 'not-applicable' }, [NUMBERS]), [
    'ports/reasons.yaml: lib has a reason for NUMBER-*, which explains no broken rule: remove it',
    'ports/reasons.yaml: lib has a reason for FORMAT-02, which explains no broken rule: remove it',
  ]);
  const exact: Reason = { reason: 'It writes no sign.', rules: ['NUMBER-01'] };
  assert.deepEqual(findingsOf({ 'NUMBER-01': 'failed', 'FORMAT-02': 'failed' }, [NUMBERS, exact]), [
    'ports/reasons.yaml: lib has a reason for NUMBER-*, which explains no broken rule: remove it',
  ]);
});

test('two reasons for a rule, and reasons of a library that is not judged, are found', () => {
  const again: Reason = { reason: 'It has no formats.', rules: ['FORMAT-02'] };
  const verdicts = { 'NUMBER-01': 'failed', 'FORMAT-02': 'failed' } as const;
  assert.deepEqual(findingsOf(verdicts, [NUMBERS, again]), [
    'ports/reasons.yaml: lib has two reasons for FORMAT-02: keep one',
  ]);
  assert.deepEqual(reasonFindings(resultsOf({}), { other: [NUMBERS] }), [
    'ports/reasons.yaml: other is not judged: remove its reasons',
  ]);
});

test('the reason that names a rule by its id comes before the one that names its prefix', () => {
  const exact: Reason = { reason: 'It writes no sign.', rules: ['NUMBER-02'] };
  assert.equal(reasonOf([NUMBERS, exact], 'NUMBER-01'), 'It has no numbers.');
  assert.equal(reasonOf([NUMBERS, exact], 'NUMBER-02'), 'It writes no sign.');
  assert.equal(reasonOf([NUMBERS, exact], 'DATE-01'), undefined);
});

test('a library has a verdict on each rule, a reason for each that it breaks, and counts those that it passes', () => {
  const results = resultsOf({ 'NUMBER-01': 'failed', 'NUMBER-02': 'passed', 'NUMBER-03': 'not-applicable' });
  const [library] = recordedLibraries(results, { lib: [NUMBERS] });
  const rules = ['NUMBER-01', 'NUMBER-02', 'NUMBER-03', 'NUMBER-04'].map((id) => ruleOf(id));
  assert.deepEqual(
    ruleVerdicts(library!, rules).map(({ rule, verdict, reason }) => [rule.id, verdict, reason]),
    [
      ['NUMBER-01', 'failed', 'It has no numbers.'],
      ['NUMBER-02', 'passed', undefined],
      ['NUMBER-03', 'not-applicable', undefined],
      ['NUMBER-04', undefined, undefined],
    ],
  );
  assert.deepEqual(tallyOf(library!, rules.slice(0, 3)), { passed: 1, of: 2 });
});
