import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type LastRun, updatedLastRun } from '../../runner/judge/last-run';
import { failuresFirst, lastFailures, onlyFailures, type PlannedRun } from '../../runner/judge/planned-run';
import { parseKnownFailures } from '../../runner/plan/known-failures';
import { select } from '../../runner/plan/select';
import { suiteOf } from '../scripts/suites';
import { judgementOf, ruleWith, type Endings, type JudgedWith } from './judgements';

const RULES = [
  ruleWith('LOOKUP-01'),
  ruleWith('LOOKUP-02'),
  ruleWith('TEXT-01', { level: 'crystal', surfaces: ['module'] }),
];
const suite = suiteOf(RULES);
const CATALOG = 'LOOKUP-01/a-case @catalog';
const MODULE = 'LOOKUP-01/a-case @module';
const OTHER = 'LOOKUP-02/a-case @module';
const CRYSTAL = 'TEXT-01/a-case @module';
const KNOWN = 'LOOKUP-01  # known';

/** Returns the last results after a run in which each trial passed, except for these. */
function after(endings: Endings, options: JudgedWith = {}, last?: LastRun): LastRun {
  return updatedLastRun(last, judgementOf(RULES, endings, { suite, ...options }).run);
}

/** Returns the trials that a run of the last failures plays. */
function failures(last: LastRun | undefined, level: 'spec' | 'crystal' = 'spec', known = ''): string[] {
  const { trials } = select(suite, { level, patterns: [] });
  const knownFailures = parseKnownFailures(known, 'known.txt');
  return lastFailures(last, { suite, trials, knownFailures }).map(({ key }) => key);
}

test('whatever did not pass is a last failure', () => {
  const endings: Endings = [
    [MODULE, 'failed'],
    [CATALOG, 'unsupported'],
    [OTHER, 'fault'],
  ];
  assert.deepEqual(failures(after(endings)), [MODULE, CATALOG, OTHER]);
  assert.deepEqual(after([[MODULE, 'not-applicable']]).results, []);
  assert.deepEqual(failures(undefined), []);
});

test('of a trial that is played several times, the worst result counts', () => {
  const { run } = judgementOf(RULES, [], { suite });
  for (const kinds of [
    ['fault', 'failed'],
    ['failed', 'fault'],
  ] as const) {
    const results = kinds.map((kind) => ({ trial: MODULE, kind, milliseconds: 0 }));
    assert.deepEqual(updatedLastRun(undefined, { ...run, results }).results, [
      { trial: MODULE, kind: 'fault' },
    ]);
  }
});

test('a trial that a run does not play keeps its last result', () => {
  const first = after([
    [MODULE, 'failed'],
    [OTHER, 'failed'],
  ]);
  const then = (endings: Endings, options: JudgedWith) => failures(after(endings, options, first));
  assert.deepEqual(then([], { patterns: ['LOOKUP-02'] }), [MODULE]);
  assert.deepEqual(then([[OTHER, 'failed']], { surface: 'module' }), [OTHER]);
  assert.deepEqual(then([[CATALOG, 'fault']], { surface: 'catalog' }), [MODULE, CATALOG, OTHER]);
});

test('a trial that failed at level crystal is no last failure at level spec', () => {
  const last = after([[CRYSTAL, 'failed']], { level: 'crystal' });
  assert.deepEqual([failures(last), failures(last, 'crystal')], [[], [CRYSTAL]]);
});

test('known failures, but not faults, are left out for as long as they are listed', () => {
  const endings: Endings = [
    [MODULE, 'failed'],
    [CATALOG, 'unsupported'],
  ];
  const last = after(endings, { known: KNOWN });
  assert.deepEqual(failures(last, 'spec', KNOWN), []);
  assert.deepEqual(failures(last, 'spec', `${MODULE}  # known`), [CATALOG]);
  assert.deepEqual(failures(last), [MODULE, CATALOG]);
  assert.deepEqual(failures(after([[MODULE, 'fault']], { known: KNOWN }), 'spec', KNOWN), [MODULE]);
});

test('results of another version of the suite count as none', () => {
  const old = { ...after([[MODULE, 'failed']]), suite: { name: 'suite', version: '0.9.0' } };
  assert.deepEqual(failures(old), []);
  assert.deepEqual(failures(after([[OTHER, 'failed']], { patterns: ['LOOKUP-02'] }, old)), [OTHER]);
});

test('a plan is narrowed to the last failures, or stays as it is and says why', () => {
  const planned = (patterns: readonly string[]): PlannedRun => ({
    ...select(suite, { level: 'spec', patterns }),
    ...{ suite, knownFailures: [], repeat: 1 },
  });
  const [plan, part] = [planned([]), planned(['LOOKUP-01'])];
  const failed = after([[MODULE, 'failed']]);
  const narrowed = (last: LastRun | undefined, its = plan) => onlyFailures(last, its);
  const only = narrowed(failed);
  assert.deepEqual(
    only.trials.map(({ key }) => key),
    [MODULE],
  );
  assert.equal(only.isWhole, false);
  assert.equal(only.note, 'Playing only the trial that did not pass in the last run');
  const old = { ...failed, suite: { name: 'suite', version: '0.9.0' } };
  for (const [last, its, note] of [
    [after([]), plan, 'Playing all trials, because none of them failed in the last run'],
    [old, part, 'Playing 2 selected trials, because the last run was by version 0.9.0 of the suite'],
    [undefined, plan, 'Playing all trials, because this port has no last run'],
  ] as const)
    assert.deepEqual(narrowed(last, its), { ...its, note });
  const all = after([
    ['LOOKUP-01', 'failed'],
    ['LOOKUP-02', 'failed'],
  ]);
  assert.equal(narrowed(all).isWhole, true);
});

test('a plan begins with the last failures, and says so if it has others too', () => {
  const plan = select(suite, { level: 'spec', patterns: [] });
  const choice = (endings: Endings) =>
    failuresFirst(after(endings), { ...plan, suite, knownFailures: [], repeat: 1 });
  for (const [endings, first, note] of [
    [[], [], undefined],
    [[[OTHER, 'failed']], [OTHER], 'Playing the trial that did not pass in the last run before the others'],
    [
      [['LOOKUP-01', 'failed']],
      [MODULE, CATALOG],
      'Playing the 2 trials that did not pass in the last run before the others',
    ],
    [
      [
        ['LOOKUP-01', 'failed'],
        ['LOOKUP-02', 'failed'],
      ],
      plan.trials.map(({ key }) => key),
      undefined,
    ],
  ] as const) {
    const { trials, note: its } = choice(endings);
    const others = plan.trials.map(({ key }) => key).filter((key) => !first.some((one) => one === key));
    assert.deepEqual([trials.map(({ key }) => key), its], [[...first, ...others], note]);
  }
});
