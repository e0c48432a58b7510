import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ErrorCode } from '../../adapter/contract/errors';
import { diagnose } from '../../runner/diagnosis/diagnose';
import type { KnownMistake } from '../../suite/read';
import { failuresOf, forty, keysOf, mistake, raised, summariesOf, symptomIn, trialsOf } from './diagnosed';

const RAISES = symptomIn(0, raised('unsupported format'));

describe('a diagnosis', () => {
  test('explains several mistakes one after the other', () => {
    const mistakes = [
      ...forty('A', 'A/0', 'A/1', 'B/0'),
      ...forty('C', 'C/0', 'C/1', 'D/0'),
      ...forty('B', 'B/1'),
      ...forty('D', 'D/1'),
    ];
    const found = diagnose(trialsOf(['A', 2], ['B', 1], ['C', 2], ['D', 1]), mistakes);
    assert.deepEqual(found.map(({ rule }) => rule).sort(), ['A', 'C']);
  });

  test('leaves the failures of a rule that is nearly as suspect to a finding of its own', () => {
    const mistakes = [mistake('A/x', 'A/0', 'B/0'), mistake('B/y', 'A/1', 'B/1')];
    const found = diagnose(trialsOf(['A', 4], ['B', 4]), mistakes);
    assert.deepEqual(found.map(({ rule }) => rule).sort(), ['A', 'B']);
  });

  test('gives a finding the symptom of preparatory steps only if most of its failures show it', () => {
    const mistakes = [...forty('A', 'A/0', 'A/1', 'A/2', 'A/3', 'B/0', 'B/1', 'B/2'), ...forty('B', 'B/3')];
    const symptomsFor = (wrong: number) =>
      diagnose(trialsOf(['A', wrong], ['B', 3, RAISES]), mistakes).map(({ symptom }) => symptom?.kind);
    assert.deepEqual(symptomsFor(3), ['raised']);
    assert.deepEqual(symptomsFor(4), [undefined]);
  });

  test('puts the group with the most failures first', () => {
    const others = symptomIn(0, raised('no such method'));
    const found = diagnose(trialsOf(['A', 3, RAISES], ['B', 4, others]), []);
    assert.deepEqual(summariesOf(found), [
      ['B', 4, others],
      ['A', 3, RAISES],
    ]);
  });

  test('explains a group by the rule that it makes fail in a check, with a symptom of its preparatory steps', () => {
    const foundFor = (deviation: ReturnType<typeof raised>) => {
      const [prepares, checks] = [symptomIn(0, deviation), symptomIn(3, deviation)];
      const { rule, symptom } = diagnose(
        failuresOf({ A: Array(2).fill(prepares), B: [checks], C: Array(2).fill(prepares) }),
        [],
      )[0]!;
      return { rule, prepares: symptom?.prepares };
    };
    assert.deepEqual(foundFor(raised('no')), { rule: 'B', prepares: true });
    // A wrong state may be why a correct operation raises an error of section 7.
    assert.deepEqual(foundFor(raised('no', ErrorCode.InvalidLocale)), { rule: 'A', prepares: true });
  });

  test('needs three failures in preparatory steps for a group', () => {
    const checks = symptomIn(3, raised('unsupported format'));
    const symptomsOf = (preparing: number) =>
      diagnose(failuresOf({ A: [checks, checks], B: Array(preparing).fill(RAISES) }), []).map(
        ({ symptom }) => symptom,
      );
    assert.deepEqual(symptomsOf(2), [undefined, undefined]);
    assert.deepEqual(symptomsOf(3), [RAISES]);
  });

  test('leaves half of a group to a rule that is as suspect as the one that explains the other half', () => {
    const found = diagnose(failuresOf({ A: [RAISES, RAISES], B: [RAISES, RAISES] }), []);
    assert.deepEqual(summariesOf(found), [
      ['A', 2, RAISES],
      ['B', 2],
    ]);
  });

  test('keeps a group together if the rule of its other failures is far less suspect', () => {
    const mistakes = [...forty('A', 'A/0', 'A/1'), ...forty('B', 'B/0', 'C/0')];
    const found = diagnose(trialsOf(['A', 3, RAISES], ['B', 1, RAISES], ['C', 0]), mistakes);
    assert.deepEqual(summariesOf(found), [['A', 4, RAISES]]);
  });

  describe('prefers the rule of the operation that deviates in most failures', () => {
    const wrong = (operation: string) => symptomIn(3, { operation, expected: 'a', actual: 'b' });
    const [INJECT, INIT] = [wrong('inject'), wrong('init')];
    const firstOf = (rules: Parameters<typeof failuresOf>[0], mistakes: readonly KnownMistake[] = []) =>
      diagnose(failuresOf(rules), mistakes)[0]?.rule;

    test('if it deviates in 80 % of them', () => {
      const failures = [INJECT, INJECT, INJECT, INJECT, INJECT];
      assert.equal(firstOf({ A: [INIT, INIT, INJECT, INJECT, INJECT], inject: failures }), 'inject');
      assert.equal(firstOf({ A: [INIT, INIT, INIT, INJECT, INJECT], inject: failures }), 'A');
    });

    for (const operation of ['translate', 'localize', 'locale', 'available_locales']) {
      test(`unless it is ${operation}, with which scenarios look at the state`, () => {
        const failures = [wrong(operation), wrong(operation)];
        assert.equal(firstOf({ A: failures, [operation]: failures }), 'A');
      });
    }

    test('unless another rule is far more suspect', () => {
      const mistakes = [...forty('A', 'A/0', 'inject/0'), ...forty('inject', 'inject/0')];
      assert.equal(firstOf({ A: [INJECT], inject: [INJECT] }, mistakes), 'A');
    });
  });

  test('leaves out of a group what an earlier finding explains', () => {
    const others = symptomIn(0, raised('no such method'));
    const trials = failuresOf({ A: Array(4).fill(RAISES), B: [others, others], C: [others] });
    const found = diagnose(trials, [mistake('A/x', ...keysOf('A', 4), ...keysOf('B', 2))]);
    assert.deepEqual(summariesOf(found), [
      ['A', 6, RAISES],
      ['C', 1],
    ]);
  });
});
