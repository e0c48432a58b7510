import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { UsageError } from '../../runner/errors';
import { entryFinder, parseKnownFailures, trialFinder } from '../../runner/plan/known-failures';
import { trialPattern } from '../../runner/plan/trial-pattern';
import { readSuite } from '../../suite/read';
import { requireLinear, requireSameTime } from '../growth';

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

  test('is refused if it names several surfaces', () => {
    assert.throws(
      () => trialPattern('LOOKUP-04 @module @catalog', '--select'),
      new UsageError(
        '--select: LOOKUP-04 @module @catalog names several surfaces: give a pattern for each, or leave them out',
      ),
    );
  });

  test('takes linear time', () => {
    requireLinear(500, (size) => {
      const matches = trialPattern(`${'*a'.repeat(size)}*b`);
      const trial = { id: 'a'.repeat(10 * size), surface: 'module' } as const;
      assert.equal(matches(trial), false);
      return () => matches(trial);
    });
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
      // The entries begin in the ninth line, so that the numbers of their lines differ in length.
      const source = '# ours\n'.repeat(8) + patterns.map((pattern) => `${pattern}  # reason\n`).join('');
      const entries = parseKnownFailures(source, 'known.txt');
      assert.equal(entryFinder(entries)(onModule)?.pattern, patterns[0]);
    }
  });

  const listOf = (size: number) =>
    parseKnownFailures(
      Array.from({ length: size }, (_, index) => `A-01/b${index} @module  # reason\n`).join(''),
      'known.txt',
    );

  test('are found as fast among 20,000 as among 20', () => {
    const { trials } = readSuite(PACKAGE_ROOT);
    const searching = (size: number): (() => void) => {
      const entryOf = entryFinder(listOf(size));
      return () => {
        for (const trial of trials) assert.equal(entryOf(trial), undefined);
      };
    };
    requireSameTime(searching(20), searching(20_000), 20);
  });

  test('find their trials as fast among all as among a few', () => {
    const { trials } = readSuite(PACKAGE_ROOT);
    const entries = listOf(2000);
    const searching = (size: number): (() => void) => {
      const find = trialFinder(trials.slice(0, size));
      return () => assert.equal(entries.flatMap(find).length, 0);
    };
    requireSameTime(searching(20), searching(trials.length), 20);
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
