import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TrialResult } from '../../suite/play/trial-result';
import { progressOf } from '../../runner/console/progress';
import { parseKnownFailures } from '../../runner/plan/known-failures';
import { select } from '../../runner/plan/select';
import { suiteOf } from '../scripts/suites';
import { ruleWith } from './judgements';

const KINDS = ['passed', 'failed', 'unsupported', 'fault'] as const;
const SUITE = suiteOf([ruleWith('LOOKUP-01', { names: KINDS, surfaces: ['module', 'catalog'] })]);

/** Returns the line that ends the progress of a run in which each scenario ends as its name says. */
function progressWith(knownFailures: string): string {
  const plan = select(SUITE, { level: 'spec', patterns: [] });
  const written: string[] = [];
  const out = { isTTY: false, write: (text: string) => written.push(text) };
  const run = {
    ...plan,
    suite: SUITE,
    repeat: 1,
    knownFailures: parseKnownFailures(knownFailures, 'known.txt'),
  };
  const progress = progressOf(run, out as unknown as NodeJS.WriteStream);
  for (const trial of plan.trials) {
    const kind = trial.name as TrialResult['kind'];
    progress.outcome({ trial, kind, milliseconds: 0 });
  }
  return written.at(-1) ?? '';
}

test('progress does not count known failures as failed, but it counts every adapter fault', () => {
  assert.equal(progressWith(''), 'lookup done: 8 of 8 trials, 2 failed, 2 adapter faults\n');
  assert.equal(
    progressWith('LOOKUP-01 @catalog  # known\n'),
    'lookup done: 8 of 8 trials, 1 failed, 2 adapter faults\n',
  );
});

test('a chapter is done when all repetitions of its trials are', () => {
  const plan = select(SUITE, { level: 'spec', patterns: [] });
  const written: string[] = [];
  const out = { isTTY: false, write: (text: string) => written.push(text) };
  const run = { ...plan, suite: SUITE, repeat: 2, knownFailures: [] };
  const progress = progressOf(run, out as unknown as NodeJS.WriteStream);
  for (const trial of [...plan.trials, ...plan.trials]) {
    assert.deepEqual(written, []);
    progress.outcome({ trial, kind: 'passed', milliseconds: 0 });
  }
  assert.deepEqual(written, ['lookup done: 16 of 16 trials\n']);
});

test('on a terminal, progress says how long the run has taken, in minutes if it is long', (context) => {
  let now = 0;
  context.mock.method(performance, 'now', () => now);
  const plan = select(SUITE, { level: 'spec', patterns: [] });
  const written: string[] = [];
  const out = { isTTY: true, columns: 100, write: (text: string) => written.push(text) };
  const run = { ...plan, suite: SUITE, repeat: 2, knownFailures: [] };
  const progress = progressOf(run, out as unknown as NodeJS.WriteStream);
  for (const seconds of [1, 58.6, 59.6, 165.4]) {
    now = seconds * 1000;
    progress.outcome({ trial: plan.trials[0]!, kind: 'failed', milliseconds: 0 });
  }
  progress.end();
  assert.deepEqual(
    written.map((text) => text.replace('\r\u001b[K', '')),
    [
      '1 of 16 trials, 1 failed, 1 s, LOOKUP-01',
      '2 of 16 trials, 2 failed, 59 s, LOOKUP-01',
      '3 of 16 trials, 3 failed, 1 min 0 s, LOOKUP-01',
      '4 of 16 trials, 4 failed, 2 min 45 s, LOOKUP-01',
      '',
    ],
  );
});
