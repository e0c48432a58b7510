import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { newlyMissed, readFuzzResult, writeFuzzResult } from '../../proof/fuzzing/fuzz-result';
import { verdictOf, type FuzzRun } from '../../proof/fuzzing/fuzz-verdict';

const MEASUREMENT = {
  date: '2026-11-21',
  commit: 'abc1234',
  runs: 1000,
  seed: 1,
  mutants: 4,
  missed: ['LOOKUP-01/a'],
};

test('a mutant that is missed now, and was found or did not exist before, is lost', () => {
  assert.deepEqual(newlyMissed(['LOOKUP-01/a'], MEASUREMENT), []);
  assert.deepEqual(newlyMissed(['LOOKUP-01/a', 'LOOKUP-01/b'], MEASUREMENT), ['LOOKUP-01/b']);
  assert.deepEqual(newlyMissed(['LOOKUP-01/b'], undefined), []);
});

const RUN: FuzzRun = {
  level: 'spec',
  mutants: ['LOOKUP-01/a', 'LOOKUP-01/b', 'LOOKUP-02/c', 'LOOKUP-02/d'],
  missed: ['LOOKUP-01/a'],
  wronglyFailed: [],
  isUsual: true,
  isWhole: true,
  isAccepted: false,
};

test('a run that finds as many as before is recorded', () => {
  assert.deepEqual(verdictOf(RUN, MEASUREMENT), {
    lines: ['not found: LOOKUP-01/a', '3 of 4 mutants found at level spec'],
    hasFailed: false,
    isRecorded: true,
  });
  assert.equal(verdictOf({ ...RUN, isWhole: false }, MEASUREMENT).isRecorded, false);
  assert.equal(verdictOf({ ...RUN, isUsual: false }, MEASUREMENT).isRecorded, false);
});

test('a run that finds fewer than before fails and is not recorded, unless that is accepted', () => {
  const fewer = { ...RUN, missed: ['LOOKUP-01/b'] };
  assert.deepEqual(verdictOf(fewer, MEASUREMENT), {
    lines: [
      'not found: LOOKUP-01/b, which is not recorded as missed',
      '3 of 4 mutants found at level spec',
      'it finds fewer than proof/fuzz-result.json says: mend the fuzzer, or accept that with --update',
    ],
    hasFailed: true,
    isRecorded: false,
  });
  const { hasFailed, isRecorded } = verdictOf({ ...fewer, isAccepted: true }, MEASUREMENT);
  assert.deepEqual([hasFailed, isRecorded], [false, true]);
  assert.equal(verdictOf({ ...fewer, isWhole: false }, MEASUREMENT).hasFailed, true);
});

test('a difference in a variant fails, and so does a run without mutants', () => {
  assert.equal(verdictOf({ ...RUN, wronglyFailed: ['keys'] }, undefined).hasFailed, true);
  assert.equal(verdictOf({ ...RUN, mutants: [], missed: [] }, undefined).hasFailed, true);
});

test('measurements are read as they were written, and anything else is a defect', () => {
  const root = mkdtempSync(join(tmpdir(), 'i18n-conformance-'));
  try {
    mkdirSync(join(root, 'proof'));
    writeFuzzResult(root, { spec: MEASUREMENT });
    assert.deepEqual(readFuzzResult(root), { spec: MEASUREMENT });
    writeFuzzResult(root, { spec: { ...MEASUREMENT, date: 'yesterday' } });
    assert.throws(() => readFuzzResult(root), { name: 'SuiteDefect' });
  } finally {
    rmSync(root, { recursive: true });
  }
});
