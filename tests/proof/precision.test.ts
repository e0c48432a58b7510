import { deepStrictEqual, strictEqual } from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { FailedRule } from '../../proof/judging/proof';
import { precisionText, unrelatedFailures } from '../../proof/report/precision';

function failed(...rules: readonly string[]): FailedRule[] {
  return rules.map((rule) => ({ rule, scenario: `${rule}/a-case` }));
}

describe('unrelatedFailures', () => {
  const rules = [
    { id: 'LOOKUP-01', needs: [] },
    { id: 'SCOPE-01', needs: ['LOOKUP-01'] },
    { id: 'SCOPE-02', needs: ['SCOPE-01'] },
    { id: 'ALIAS-01', needs: [] },
  ];

  it('leaves out the rules that need the mutated rule directly or indirectly', () => {
    const proof = { rule: 'LOOKUP-01', elsewhere: failed('SCOPE-01', 'SCOPE-02') };
    deepStrictEqual(unrelatedFailures(proof, rules), []);
  });

  it('returns all other rules, including those that the mutated rule needs', () => {
    const proof = { rule: 'SCOPE-01', elsewhere: failed('LOOKUP-01', 'SCOPE-02', 'ALIAS-01') };
    deepStrictEqual(unrelatedFailures(proof, rules), failed('LOOKUP-01', 'ALIAS-01'));
  });
});

describe('precisionText', () => {
  /** Returns the proof of a mutant with which this number of rules fail, its own included. */
  const proofOf = (rulesFailing: number) => ({
    id: `LOOKUP-01/${rulesFailing}`,
    elsewhere: failed(...Array.from({ length: rulesFailing - 1 }, (_, index) => `OTHER-${index}`)),
  });

  it('counts the rule of a mutant too', () => {
    strictEqual(
      precisionText([proofOf(1)]),
      'rules failing per mutant: median 1, 95th percentile 1, worst 1 (LOOKUP-01/1)',
    );
  });

  it('sorts numerically, gives the lower of two medians, and names the worst mutant', () => {
    const numbers = [12, 1, 10, 2, 1, 2, 3, 9, 3, 1];
    strictEqual(
      precisionText(numbers.map(proofOf)),
      'rules failing per mutant: median 2, 95th percentile 12, worst 12 (LOOKUP-01/12)',
    );
  });

  it('leaves out the worst 5 percent in the percentile', () => {
    const numbers = [...Array.from({ length: 18 }, () => 1), 4, 30];
    strictEqual(
      precisionText(numbers.map(proofOf)),
      'rules failing per mutant: median 1, 95th percentile 4, worst 30 (LOOKUP-01/30)',
    );
  });
});
