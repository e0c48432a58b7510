import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { knownFailureOf, parseKnownFailures, trialsOfEntries } from '../../runner/plan/known-failures';
import { select } from '../../runner/plan/select';
import { trialPattern } from '../../runner/plan/trial-pattern';
import { UsageError } from '../../runner/errors';
import { readSuite, type Surface } from '../../suite';

const suite = readSuite(PACKAGE_ROOT);
const ID = 'LOOKUP-04/a-key/a-string';

describe('trialPattern', () => {
  const PATTERNS: readonly (readonly [pattern: string, surfaces: readonly Surface[]])[] = [
    ['LOOKUP-04', ['module', 'catalog']],
    ['LOOKUP-04/a-key', ['module', 'catalog']],
    ['LOOKUP-0*/*', ['module', 'catalog']],
    ['LOOKUP-04 @catalog', ['catalog']],
    [`${ID} @module`, ['module']],
    ['  LOOKUP-04/a-*   @module ', ['module']],
    ['LOOKUP-04 @library', []],
    ['LOOKUP-05', []],
    ['LOOKUP-04\\a-key', []],
    ['LOOKUP-05 @catalog', []],
    ['*', ['module', 'catalog']],
    ['*string', ['module', 'catalog']],
    ['L*P-04*a*key*/a-s*g', ['module', 'catalog']],
    ['LOOKUP-04*LOOKUP-04', []],
    ['*-key/*-key*', []],
    ['LOOKUP-04/a-?ey', []],
    ['LOOKUP-{04,05}', []],
    ['LOOKUP-0', []],
    ['LOOKUP-04/a-ke', []],
    ['P-0*', []],
    ['UP-04*', []],
    ['*a-str', []],
    ['*a-ke', []],
    ['LOOKUP*a-ke', []],
    ['LOOKUP-04/*-ke', []],
    ['a*', []],
  ];
  for (const [pattern, surfaces] of PATTERNS) {
    test(`"${pattern}" matches ${surfaces.join(' and ') || 'nothing'}`, () => {
      const matches = trialPattern(pattern);
      assert.deepEqual(
        (['module', 'catalog'] as const).filter((surface) => matches({ id: ID, surface })),
        surfaces,
      );
    });
  }

  test('takes linear time', () => {
    const matches = trialPattern(`${'*a'.repeat(10_000)}*b`);
    const begin = performance.now();
    assert.equal(matches({ id: 'a'.repeat(100_000), surface: 'module' }), false);
    assert.ok(performance.now() - begin < 1000);
  });

  test('refuses a surface that does not exist', () => {
    assert.throws(
      () => trialPattern('LOOKUP-04 @moon'),
      new UsageError('@moon is not a surface: use @module, @catalog, @library'),
    );
  });
});

describe('entries of known failures', () => {
  const list = parseKnownFailures('LOOKUP-04 @catalog  # ours\nLOOKUP-04/a-key  # both\n', 'known.txt');

  test('match only on the surface that they name', () => {
    assert.equal(knownFailureOf({ id: ID, surface: 'catalog' }, list)?.reason, 'ours');
    assert.equal(knownFailureOf({ id: ID, surface: 'module' }, list)?.reason, 'both');
    assert.equal(knownFailureOf({ id: 'LOOKUP-04/another', surface: 'module' }, list), undefined);
  });

  test('match in the order of the list, be they ids or globs', () => {
    const lines = ['LOOKUP-04/a-*', 'LOOKUP-04', ID, '*'];
    for (const [first, ...others] of [lines, lines.toReversed(), [...lines.slice(2), ...lines.slice(0, 2)]]) {
      const source = [first, ...others].map((pattern) => `${pattern}  # reason\n`).join('');
      const entries = parseKnownFailures(source, 'known.txt');
      assert.equal(knownFailureOf({ id: ID, surface: 'module' }, entries)?.pattern, first);
    }
  });

  test('take no longer for each of 20,000 ids than for a few', () => {
    const source = Array.from({ length: 20_000 }, (_, index) => `A-01/b${index} @module  # reason\n`).join(
      '',
    );
    const begin = performance.now();
    const entries = parseKnownFailures(source, 'known.txt');
    for (let time = 0; time < 10; time += 1) {
      for (const trial of suite.trials) assert.equal(knownFailureOf(trial, entries), undefined);
      assert.equal(entries.flatMap(trialsOfEntries(suite.trials)).length, 0);
    }
    // A search through the list for each trial takes minutes.
    assert.ok(performance.now() - begin < 5000);
  });

  test('can list each surface once, with its own reason', () => {
    const source = 'A-01 @module  # one\nA-01 @catalog  # two\n';
    assert.deepEqual(
      parseKnownFailures(source, 'known.txt').map(({ pattern }) => pattern),
      ['A-01 @module', 'A-01 @catalog'],
    );
    assert.throws(
      () => parseKnownFailures(`${source}A-01 @module  # three\n`, 'known.txt'),
      new UsageError('known.txt:3: A-01 @module is already listed at known.txt:1'),
    );
  });
});

describe('select', () => {
  const selection = {
    level: 'spec',
    patterns: ['CATALOG-*', 'LOOKUP-*', 'CONSTANT-*'],
  } as const;

  test('plans a single surface, and counts it as whole when all its scenarios are planned', () => {
    const plan = select(suite, { ...selection, surface: 'catalog' });
    assert.deepEqual(new Set(plan.trials.map(({ surface }) => surface)), new Set(['catalog']));
    assert.equal(plan.surface, 'catalog');
    assert.equal(plan.isWhole, false);
    assert.equal(select(suite, { ...selection, patterns: [], surface: 'module' }).isWhole, true);
  });

  test('rejects a surface on which no selected scenario is played', () => {
    assert.throws(
      () => select(suite, { ...selection, patterns: ['CONSTANT-*'], surface: 'module' }),
      new UsageError('none of the selected scenarios is played on the surface module'),
    );
  });
});
