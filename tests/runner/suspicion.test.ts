import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Suspicion } from '../../runner/diagnosis/suspicion';
import type { KnownMistake } from '../../suite/read';
import { mistake, trialsOf } from './diagnosed';

// C passes. The last mistake shows nothing, because its trial was not played.
const TRIALS = trialsOf(['A', 1], ['B', 1], ['C', 0]);
const MISTAKES = [
  mistake('A/x', 'A/0', 'B/0', 'B/1'),
  mistake('A/y', 'A/0'),
  mistake('C/z', 'B/0', 'C/0'),
  mistake('B/unplayed', 'D/0'),
];

/**
 * The numbers below were computed by hand. In all three mistakes, A fails twice, B twice and C once, so that a mistake
 * in general makes A and B fail with 2 / (3 + 1), and C with 1 / (3 + 1). For a mistake of A, these are 0.8704, 0.5 and
 * 0.0648: for B, (1 + 0.7 × 0.5) / (2 + 0.7). For the single mistake A/x, they are 0.9630, 0.8571 and 0.0185: for B,
 * (1 + 0.4 × 0.5) / (1 + 0.4). And for A/y, 0.9630, 0.1429 and 0.0185.
 */
const suspicionOf = (mistakes: readonly KnownMistake[] = MISTAKES) => new Suspicion(TRIALS, mistakes);

const rounded = (value: number): number => Number(value.toFixed(4));

describe('the suspicion', () => {
  test('of a rule is the likelihood that its mistakes make just these rules fail', () => {
    const suspectsOf = (...failures: readonly string[]) =>
      suspicionOf()
        .suspects(failures)
        .map(({ rule, logLikelihood }) => [rule, rounded(Math.exp(logLikelihood))]);
    // For A alone: 0.5 × 0.8704 × 0.5 × 0.9352 + 0.25 × 0.9630 × (0.8571 + 0.1429) × 0.9815 = 0.4398. With a
    // probability of 0.001, other mistakes make each rule fail with 0.25.
    assert.deepEqual(suspectsOf('B/0', 'A/0'), [
      ['A', 0.4402],
      ['B', 0.1877],
    ]);
    // B has no known mistake, so a mistake in general stands for it: 0.5 × 0.75
    assert.deepEqual(suspectsOf('B/0', 'B/1'), [['B', 0.3754]]);
    assert.deepEqual(suspectsOf(), []);
  });

  test('of a rule gives each other rule a chance to fail, by the mistakes that fit the failures', () => {
    const chancesOf = (rule: string, ...failures: readonly string[]) =>
      Array.from(suspicionOf().chances(rule, failures), ([one, chance]) => [one, rounded(chance)]);
    assert.deepEqual(chancesOf('A', 'A/0', 'B/0'), [
      ['A', 0.9201],
      ['B', 0.637],
      ['C', 0.0399],
    ]);
    assert.deepEqual(chancesOf('A', 'A/0'), [
      ['A', 0.9201],
      ['B', 0.5],
      ['C', 0.0399],
    ]);
    assert.deepEqual(chancesOf('B', 'B/0'), [
      ['A', 0.5],
      ['B', 0.5],
      ['C', 0.25],
    ]);
  });

  test('of a rule is a number even if its mistakes make a thousand rules fail that pass', () => {
    const passing = Array.from({ length: 1000 }, (_, index) => `R${index}`);
    const trials = trialsOf(['A', 1], ...passing.map((rule) => [rule, 0] as const));
    const mistakes = [mistake('A/x', 'A/0', ...passing.map((rule) => `${rule}/0`)), mistake('A/y', 'A/0')];
    const [suspect] = new Suspicion(trials, mistakes).suspects(['A/0']);
    assert.ok(Number.isFinite(suspect?.logLikelihood), `${suspect?.logLikelihood}`);
  });

  test('takes no rule to fail or pass for certain', () => {
    const often = Array.from({ length: 2000 }, (_, index) => mistake(`A/${index}`, 'A/0'));
    assert.deepEqual(
      [...suspicionOf(often).chances('A', ['A/0'])].map(([, chance]) => rounded(chance)),
      [0.999, 0.001, 0.001],
    );
  });
});
