import { strictEqual } from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { FailedRule } from '../../proof/judging/proof';
import { precisionText } from '../../proof/report/precision';

function failed(...rules: readonly string[]): FailedRule[] {
  return rules.map((rule) => ({ rule, scenario: `${rule}/a-case` }));
}

describe('precisionText', () => {
  /** Returns the proof of a mutant with which this number of rules fail, its own included. */
  const proofOf = (rulesFailing: number) => ({
    id: `LOOKUP-01/${rulesFailing}`,
    elsewhere: failed(...Array.from({ length: rulesFailing - 1 }, (_, index) => `OTHER-${index}`)),
  });

  it('sorts numerically, gives the lower of two medians, and names the worst mutant', () => {
    const numbers = [12, 1, 10, 2, 1, 2, 3, 9, 3, 1];
    strictEqual(
      precisionText(numbers.map(proofOf)),
      'rules failing per mutant: median 2, 95th percentile 12, worst 12 (LOOKUP-01/12)',
    );
  });
});
