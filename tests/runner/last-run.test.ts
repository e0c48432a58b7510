import { failuresFirst, onlyFailures } from '../../runner/judge/planned-run';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lastFailures, type LastRun, updatedLastRun } from '../../runner/judge/last-run';
import { parseKnownFailures } from '../../runner/plan/known-failures';
import { select } from '../../runner/plan/select';
import { suiteOf } from '../scripts/suites';
import { judgementOf, ruleWith, type Endings } from './judgements';

const RULES = [
  ruleWith('LOOKUP-01'),
  ruleWith('LOOKUP-02'),
  ruleWith('TEXT-01', { level: 'crystal', surfaces: ['module'] }),
];
const SUITE = suiteOf(RULES);
const CATALOG = 'LOOKUP-01/a-case @catalog';
const MODULE = 'LOOKUP-01/a-case @module';
const OTHER = 'LOOKUP-02/a-case @module';
const CRYSTAL = 'TEXT-01/a-case @module';

/** Returns the last results after a run in which each scenario passed, except for these. */
function after(endings: Endings, last?: LastRun, options: Parameters<typeof judgementOf>[2] = {}): LastRun {
  return updatedLastRun(last, judgementOf(RULES, endings, { suite: SUITE, ...options }).run);
}

/** Returns the scenarios that a run of the last failures plays. */
function failures(last: LastRun | undefined, level: 'spec' | 'crystal' = 'spec', known = ''): string[] {
  const plan = select(SUITE, { level, patterns: [] });
  return [
    ...lastFailures(last, { suite: SUITE, plan, knownFailures: parseKnownFailures(known, 'known.txt') }),
  ];
}

test('whatever did not pass is a last failure', () => {
  const last = after([
    [MODULE, 'failed'],
    [CATALOG, 'unsupported'],
    [OTHER, 'fault'],
  ]);
  assert.deepEqual(failures(last), [MODULE, CATALOG, OTHER]);
  assert.deepEqual(failures(after([[MODULE, 'not-applicable']])), []);
  assert.deepEqual(failures(undefined), []);
});

test('a scenario that a run does not play keeps its last result', () => {
  const first = after([
    [MODULE, 'failed'],
    [OTHER, 'failed'],
  ]);
  assert.deepEqual(failures(after([], first, { patterns: ['LOOKUP-02'] })), [MODULE]);
  assert.deepEqual(failures(after([[OTHER, 'failed']], first, { surface: 'module' })), [OTHER]);
  assert.deepEqual(failures(after([[CATALOG, 'fault']], first, { surface: 'catalog' })), [
    MODULE,
    CATALOG,
    OTHER,
  ]);
});

test('a trial that failed at level crystal is no last failure at level spec', () => {
  const last = after([[CRYSTAL, 'failed']], undefined, { level: 'crystal' });
  assert.deepEqual(failures(last), []);
  assert.deepEqual(failures(last, 'crystal'), [CRYSTAL]);
});

test('known failures are left out for as long as they are listed', () => {
  const known = 'LOOKUP-01  # known';
  const last = after(
    [
      [MODULE, 'failed'],
      [CATALOG, 'unsupported'],
    ],
    undefined,
    { known },
  );
  assert.deepEqual(failures(last, 'spec', known), []);
  assert.deepEqual(failures(last, 'spec', `${MODULE}  # known`), [CATALOG]);
  assert.deepEqual(failures(last), [MODULE, CATALOG]);
});

test('a list does not excuse an adapter fault', () => {
  const known = 'LOOKUP-01  # known';
  assert.deepEqual(failures(after([[MODULE, 'fault']], undefined, { known }), 'spec', known), [MODULE]);
});

test('results of another version of the suite count as none', () => {
  const old = { ...after([[MODULE, 'failed']]), suite: { name: 'suite', version: '0.9.0' } };
  assert.deepEqual(failures(old), []);
  assert.deepEqual(failures(after([[OTHER, 'failed']], old, { surface: 'module' })), [OTHER]);
});

test('a plan is narrowed to the last failures, or stays as it is and says why', () => {
  const plan = select(SUITE, { level: 'spec', patterns: [] });
  const part = select(SUITE, { level: 'spec', patterns: ['LOOKUP-01'] });
  const knownFailures = parseKnownFailures('', 'known.txt');
  const failed = after([[MODULE, 'failed']]);
  const only = onlyFailures(failed, { suite: SUITE, plan, knownFailures });
  assert.deepEqual(
    only.plan.trials.map(({ key }) => key),
    [MODULE],
  );
  assert.equal(only.plan.isWhole, false);
  assert.equal(only.note, 'Playing only the trial that did not pass in the last run');

  const passed = onlyFailures(after([]), { suite: SUITE, plan, knownFailures });
  assert.equal(passed.plan, plan);
  assert.equal(passed.note, 'Playing all trials, because none of them failed in the last run');
  const old = onlyFailures(
    { ...failed, suite: { name: 'suite', version: '0.9.0' } },
    { suite: SUITE, plan: part, knownFailures },
  );
  assert.equal(old.plan, part);
  assert.equal(old.note, 'Playing 2 selected trials, because the last run was by version 0.9.0 of the suite');
  const none = onlyFailures(undefined, { suite: SUITE, plan, knownFailures });
  assert.equal(none.note, 'Playing all trials, because this port has no last run');
});

test('when everything of the level failed, the plan of the last failures is whole', () => {
  const plan = select(SUITE, { level: 'spec', patterns: [] });
  const last = after([
    ['LOOKUP-01', 'failed'],
    ['LOOKUP-02', 'failed'],
  ]);
  assert.equal(onlyFailures(last, { suite: SUITE, plan, knownFailures: [] }).plan.isWhole, true);
});

test('a plan begins with the last failures, and says so if it has others too', () => {
  const plan = select(SUITE, { level: 'spec', patterns: [] });
  const choice = (endings: Endings) =>
    failuresFirst(after(endings), { suite: SUITE, plan, knownFailures: [] });
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
    assert.deepEqual(choice(endings), { plan, first: new Set(first), note });
  }
});
