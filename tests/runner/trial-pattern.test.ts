import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { UsageError } from '../../runner/errors';
import { entryFinder, parseKnownFailures, trialsOfEntries } from '../../runner/plan/known-failures';
import { trialPattern } from '../../runner/plan/trial-pattern';
import { readSuite } from '../../suite';

const ID = 'LOOKUP-04/a-key/a-string';

/** Patterns by the surfaces of the scenario that they match. */
const PATTERNS = {
  'module catalog': ['LOOKUP-04', 'LOOKUP-04/a-key', 'LOOKUP-0*/*', '*', '*string', 'L*P-04*a*key*/a-s*g'],
  catalog: ['LOOKUP-04 @catalog'],
  module: [`${ID} @module`, '  LOOKUP-04/a-*   @module '],
  '': [
    ...['LOOKUP-04 @library', 'LOOKUP-05', 'LOOKUP-05 @catalog', 'LOOKUP-04\\a-key', 'LOOKUP-04*LOOKUP-04'],
    ...['*-key/*-key*', 'LOOKUP-04/a-?ey', 'LOOKUP-{04,05}'],
    // Parts of the id.
    ...[
      'LOOKUP-0',
      'LOOKUP-04/a-ke',
      'P-0*',
      'UP-04*',
      '*a-str',
      '*a-ke',
      'LOOKUP*a-ke',
      'LOOKUP-04/*-ke',
      'a*',
    ],
  ],
};

describe('a pattern of trials', () => {
  for (const [surfaces, patterns] of Object.entries(PATTERNS)) {
    for (const pattern of patterns) {
      test(`"${pattern}" matches ${surfaces || 'nothing'}`, () => {
        const matches = trialPattern(pattern);
        const matched = (['module', 'catalog'] as const).filter((surface) => matches({ id: ID, surface }));
        assert.equal(matched.join(' '), surfaces);
      });
    }
  }

  test('takes linear time', () => {
    const matches = trialPattern(`${'*a'.repeat(10_000)}*b`);
    const begin = performance.now();
    assert.equal(matches({ id: 'a'.repeat(100_000), surface: 'module' }), false);
    assert.ok(performance.now() - begin < 1000);
  });

  test('names only surfaces that exist', () => {
    const problem = '@moon is not a surface: use @module, @catalog, @library';
    assert.throws(() => trialPattern('LOOKUP-04 @moon'), new UsageError(problem));
    const list = '\nA-01 @moon  # no air\n';
    assert.throws(() => parseKnownFailures(list, 'known.txt'), new UsageError(`known.txt:2: ${problem}`));
  });
});

describe('entries of known failures', () => {
  const onModule = { id: ID, surface: 'module' } as const;

  test('match only on the surface that they name', () => {
    const list = 'LOOKUP-04 @catalog  # ours\nLOOKUP-04/a-key  # both\n';
    const entryOf = entryFinder(parseKnownFailures(list, 'known.txt'));
    assert.equal(entryOf({ id: ID, surface: 'catalog' })?.reason, 'ours');
    assert.equal(entryOf(onModule)?.reason, 'both');
    assert.equal(entryOf({ id: 'LOOKUP-04/another', surface: 'module' }), undefined);
  });

  test('match in the order of the list, be they ids or globs', () => {
    const lines = ['LOOKUP-04/a-*', 'LOOKUP-04', ID, '*'];
    for (const patterns of [lines, lines.toReversed(), [...lines.slice(2), ...lines.slice(0, 2)]]) {
      const source = patterns.map((pattern) => `${pattern}  # reason\n`).join('');
      const entries = parseKnownFailures(source, 'known.txt');
      assert.equal(entryFinder(entries)(onModule)?.pattern, patterns[0]);
    }
  });

  test('take no longer for each of 20,000 ids than for a few', () => {
    const { trials } = readSuite(PACKAGE_ROOT);
    const lines = Array.from({ length: 20_000 }, (_, index) => `A-01/b${index} @module  # reason\n`);
    const begin = performance.now();
    const entries = parseKnownFailures(lines.join(''), 'known.txt');
    const entryOf = entryFinder(entries);
    for (let time = 0; time < 10; time += 1) {
      for (const trial of trials) assert.equal(entryOf(trial), undefined);
      assert.equal(entries.flatMap(trialsOfEntries(trials)).length, 0);
    }
    // A search through the list for each trial takes minutes.
    assert.ok(performance.now() - begin < 5000);
  });

  test('can list each surface once, with its own reason', () => {
    const source = 'A-01 @module  # one\nA-01 @catalog  # two\n';
    const patterns = parseKnownFailures(source, 'known.txt').map(({ pattern }) => pattern);
    assert.deepEqual(patterns, ['A-01 @module', 'A-01 @catalog']);
    assert.throws(
      () => parseKnownFailures(`${source}A-01 @module  # three\n`, 'known.txt'),
      new UsageError('known.txt:3: A-01 @module is already listed at known.txt:1'),
    );
  });
});
