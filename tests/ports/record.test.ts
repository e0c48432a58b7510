import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import type { TrialResult } from '../../play';
import { recordRun } from '../../runner/run/run';
import { judge } from '../../runner/verdict/judge';
import type { Judgement } from '../../runner/verdict/judgement';
import { hasSurface, recordOf, recordText, tallyOf, totalOf, trialsOn } from '../../scripts/ports/record';
import { readSuite, type Trial } from '../../suite';

const suite = readSuite(PACKAGE_ROOT);
const FAILED = 'TEXT-01/the-path-of-a-lookup/a-key @module';
const UNSUPPORTED = 'NUMBER-05/after-another-locale-was-activated @module';
/** A rule of which the library supports nothing. */
const LACKING = 'NUMBER-01';

/** Judges a port without catalogs that passes all scenarios on the module except two and those of a rule. */
function judgement(): Judgement {
  const results = suite.trials.map(resultOf);
  const implementation = { name: 'lib', version: '1.2', language: 'Ruby' };
  const port = { protocol: 1, implementation, inexpressible: ['symbols', 'offsets'] } as const;
  return judge(suite, recordRun(suite, results, { port, level: 'crystal' }), []);
}

function resultOf(trial: Trial, index: number): TrialResult {
  const { key, surface } = trial;
  const base = { trial, milliseconds: index / 7 };
  if (key === FAILED) {
    return { ...base, kind: 'failed', problem: { kind: 'failed', message: 'translate: got "?"' } };
  }
  return {
    ...base,
    kind: surface === 'catalog' || key === UNSUPPORTED || trial.rule === LACKING ? 'unsupported' : 'passed',
  };
}

const record = recordOf(judgement());

test('a record has a line for each rule on the surfaces of the library of which a scenario did not pass', () => {
  assert.deepEqual(record.surfaces, ['module', 'library']);
  assert.deepEqual(record.unsupported, { module: [LACKING] });
  const scenarios = (id: string): number =>
    suite.trials.filter(({ rule, surface }) => rule === id && surface === 'module').length;
  assert.deepEqual(record.rules, {
    'NUMBER-05 @module': { passed: scenarios('NUMBER-05') - 1, unsupported: 1 },
    'TEXT-01 @module': {
      passed: scenarios('TEXT-01') - 1,
      failed: 1,
      first: [FAILED.replace(' @module', ''), 'translate: got "?"'],
    },
  });
  assert.deepEqual(JSON.parse(recordText(record)), record);
  assert.equal(recordText(record).split('\n').length, 15);
});

test('a record counts passed and applicable trials of rules, on a surface and on all that the library has', () => {
  const rule = suite.rules.find(({ id }) => id === 'TEXT-01')!;
  const of = trialsOn(rule, 'module');
  const lacking = suite.rules.find(({ id }) => id === LACKING)!;
  assert.deepEqual(tallyOf(record, [lacking], 'module'), { passed: 0, of: trialsOn(lacking, 'module') });
  assert.deepEqual(tallyOf(record, [rule], 'module'), { passed: of - 1, of });
  assert.deepEqual(tallyOf(record, [rule], 'catalog').passed, 0);
  assert.deepEqual(totalOf(record, [rule]), { passed: of - 1, of });
  assert.deepEqual(
    [hasSurface(record, [rule], 'module'), hasSurface(record, [rule], 'catalog')],
    [true, false],
  );
});

test('a record is sorted, and contains nothing that varies between runs', () => {
  assert.deepEqual(record.inexpressible, ['offsets', 'symbols']);
  assert.doesNotMatch(recordText(record), /"(milliseconds|place|at)":/);
});
