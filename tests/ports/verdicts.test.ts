import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import type { TrialResult } from '../../suite/play/trial-result';
import { recordRun } from '../../runner/run/run';
import { judge } from '../../runner/verdict/judge';
import { breaks, verdictsOf } from '../../scripts/ports/verdicts';
import { readSuite, type Trial } from '../../suite/read';

const suite = readSuite(PACKAGE_ROOT);
const FAILED = 'TEXT-01/the-path-of-a-lookup/a-key @module';
const UNSUPPORTED = 'NUMBER-05/after-another-locale-was-activated @module';
const IMPLEMENTATION = { name: 'lib', version: '1.2', language: 'Ruby' };

/** Returns the result of a trial on a library without catalogs, which passes what is not named here. */
function resultOf(trial: Trial): TrialResult {
  const { key, surface, rule } = trial;
  const base = { trial, milliseconds: 1 };
  if (key === FAILED) return { ...base, kind: 'failed', problem: { kind: 'failed', message: 'got "?"' } };
  if (rule === 'ARGUMENT-04') return { ...base, kind: 'not-applicable' };
  return { ...base, kind: surface === 'catalog' || key === UNSUPPORTED ? 'unsupported' : 'passed' };
}

function verdictsWith(results: readonly TrialResult[]) {
  const port = { protocol: 1, implementation: IMPLEMENTATION } as const;
  return verdictsOf(judge(suite, recordRun(suite, results, { port, level: 'crystal' }), []));
}

test('a rule has the worst verdict of its trials on the surfaces that the library has', () => {
  const { verdicts, ...library } = verdictsWith(suite.trials.map(resultOf));
  assert.deepEqual(library, { version: '1.2', language: 'Ruby', surfaces: ['module', 'library'] });
  assert.deepEqual(
    ['TEXT-01', 'NUMBER-05', 'ARGUMENT-04', 'LOOKUP-01', 'INJECT-01'].map((id) => verdicts.get(id)),
    ['failed', 'unsupported', 'not-applicable', 'passed', 'unsupported'],
  );
  assert.deepEqual([...verdicts.keys()].sort(), suite.rules.map(({ id }) => id).sort());
});

test('a library breaks rules that it fails or does not support', () => {
  assert.deepEqual((['passed', 'not-applicable', 'failed', 'unsupported'] as const).map(breaks), [
    false,
    false,
    true,
    true,
  ]);
});
