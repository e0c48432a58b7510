import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import type { TrialResult } from '../../play';
import { select } from '../../runner/plan/select';
import { judge } from '../../runner/verdict/judge';
import type { Judgement } from '../../runner/verdict/judgement';
import { recordOf, recordText } from '../../scripts/ports/record';
import { readSuite, type Level, type Trial } from '../../suite';

const suite = readSuite(PACKAGE_ROOT);
const FAILED = 'TEXT-01/the-path-of-a-lookup/a-key @module';
const UNSUPPORTED = 'NUMBER-05/after-another-locale-was-activated @module';

/** Judges a port without catalogs that passes all scenarios on the module except two. */
function judgementAt(level: Level): Judgement {
  const results = suite.trials.map(resultOf);
  const implementation = { name: 'lib', version: '1.2', language: 'Ruby' };
  return judge({
    suite,
    plan: select(suite, { level, observations: true, patterns: [] }),
    port: { protocol: 1, implementation, inexpressible: ['symbols', 'offsets'] },
    results,
    knownFailures: [],
    isInterrupted: false,
    milliseconds: 0,
  });
}

function resultOf(trial: Trial, startedAt: number): TrialResult {
  const { key, surface } = trial;
  const base = { trial, startedAt, milliseconds: startedAt / 7 };
  if (key === FAILED) {
    return { ...base, kind: 'failed', problem: { kind: 'failed', message: 'translate: got "?"' } };
  }
  return { ...base, kind: surface === 'catalog' || key === UNSUPPORTED ? 'unsupported' : 'passed' };
}

const record = recordOf({ spec: judgementAt('spec'), crystal: judgementAt('crystal') });

test('a record counts passed and applicable scenarios for each level, chapter and surface', () => {
  const numbers = suite.trials.filter(
    ({ rule, surface }) => surface === 'module' && fileOf(rule).startsWith('features/localization/'),
  ).length;
  assert.deepEqual(record.kept['spec']!['localization'], {
    catalog: 'no such surface',
    module: `${numbers - 1} of ${numbers}`,
  });
  assert.equal(record.kept['spec']!['crystal'], undefined);
  assert.notEqual(record.kept['crystal']!['crystal'], undefined);
});

function fileOf(rule: string): string {
  return suite.rules.find(({ id }) => id === rule)!.file;
}

test('a record has the verdict of each scenario on the surfaces of the library', () => {
  assert.deepEqual(Object.keys(record.verdicts), ['library', 'module']);
  const verdicts = record.verdicts['module']!;
  const trials = suite.trials.filter(({ surface }) => surface === 'module');
  assert.equal(Object.keys(verdicts).length, trials.length);
  assert.equal(verdicts[FAILED.replace(' @module', '')], 'failed');
  assert.equal(verdicts[UNSUPPORTED.replace(' @module', '')], 'unsupported');
  assert.equal(verdicts['LOOKUP-01/a-key-that-is-the-beginning-of-another-one'], 'passed');
});

test('a record has what the library did in the scenarios that it fails', () => {
  const id = FAILED.replace(' @module', '');
  assert.deepEqual(record.failures, { library: {}, module: { [id]: 'translate: got "?"' } });
});

test('a record is sorted, and contains nothing that varies between runs', () => {
  assert.deepEqual(record.inexpressible, ['offsets', 'symbols']);
  for (const verdicts of Object.values(record.verdicts)) {
    assert.deepEqual(Object.keys(verdicts), Object.keys(verdicts).sort());
  }
  assert.doesNotMatch(recordText(record), /"(milliseconds|startedAt|place|at)":/);
  assert.ok(recordText(record).endsWith('}\n'));
});
