import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ErrorCode } from '../../adapter/contract/errors';
import { diagnose } from '../../runner/diagnosis/diagnose';
import type { KnownMistake } from '../../suite';
import { failuresOf, mistake, raised, symptomIn, trialsOf, WRONG } from './diagnosed';

const RAISES = symptomIn(0, raised('unsupported format'));

/** Returns the keys of the first trials of a rule. */
function keysOf(rule: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${rule}/${index}`);
}

describe('a diagnosis', () => {
  test('names the rule of the mistake that is most like the failures', () => {
    const mistakes = [mistake('A/x', 'A/0', 'B/0', 'B/1'), mistake('B/y', 'B/0', 'B/1', 'B/2', 'B/3')];
    const [first, ...others] = diagnose(trialsOf(['A', 1], ['B', 2]), mistakes);
    assert.equal(first!.rule, 'A');
    assert.equal(first!.mistake?.mistake.id, 'A/x');
    assert.deepEqual([...first!.failures].sort(), ['A/0', 'B/0', 'B/1']);
    assert.deepEqual(others, []);
  });

  test('explains several mistakes one after the other', () => {
    const mistakes = ['w', 'x', 'y', 'z'].flatMap((name) => [
      mistake(`A/${name}`, 'A/0', 'A/1', 'B/0'),
      mistake(`C/${name}`, 'C/0', 'C/1', 'D/0'),
      mistake(`B/${name}`, 'B/1'),
      mistake(`D/${name}`, 'D/1'),
    ]);
    const found = diagnose(trialsOf(['A', 2], ['B', 1], ['C', 2], ['D', 1]), mistakes);
    assert.deepEqual(found.map(({ rule }) => rule).sort(), ['A', 'C']);
  });

  test('suspects a rule that makes another one fail before that one', () => {
    const mistakes = Array.from({ length: 40 }, (_, name) => [
      mistake(`A/${name}`, 'A/0', 'B/0'),
      mistake(`B/${name}`, 'B/0', 'B/1'),
    ]).flat();
    const first = (failing: number): string | undefined =>
      diagnose(trialsOf(['A', failing], ['B', 4]), mistakes)[0]?.rule;
    // Mistakes of A make B fail, but those of B never make A fail.
    assert.equal(first(1), 'A');
    assert.equal(first(0), 'B');
  });

  test('does not suspect a rule whose mistakes make another rule fail, when that passes', () => {
    const mistakes = ['x', 'y'].flatMap((name) => [
      mistake(`A/${name}`, 'A/0', 'B/0', 'C/0'),
      mistake(`B/${name}`, 'A/0', 'B/0'),
    ]);
    assert.equal(diagnose(trialsOf(['A', 1], ['B', 1], ['C', 0]), mistakes)[0]?.rule, 'B');
    assert.equal(diagnose(trialsOf(['A', 1], ['B', 1], ['C', 1]), mistakes)[0]?.rule, 'A');
  });

  test('leaves the failures of a rule that is nearly as suspect to a finding of its own', () => {
    const mistakes = [mistake('A/x', 'A/0', 'B/0'), mistake('B/y', 'A/1', 'B/1')];
    const found = diagnose(trialsOf(['A', 4], ['B', 4]), mistakes);
    assert.deepEqual(found.map(({ rule }) => rule).sort(), ['A', 'B']);
  });

  test('explains all failures of a known mistake that is surely made, in spite of rules nearly as suspect', () => {
    const mistakes = [mistake('A/x', 'A/0', 'B/0'), mistake('B/y', 'A/1', 'B/1')];
    const found = diagnose(trialsOf(['A', 1], ['B', 1]), mistakes);
    assert.deepEqual(
      found.map(({ rule, failures }) => [rule, failures.size]),
      [['A', 2]],
    );
  });

  test('gives each failure to one explanation, and names no mistake where none is known', () => {
    const trials = trialsOf(['A', 2], ['B', 4]);
    const found = diagnose(trials, []);
    assert.deepEqual(
      found.map(({ rule, mistake: like }) => [rule, like]),
      [
        ['B', undefined],
        ['A', undefined],
      ],
    );
    assert.equal(
      found.reduce((sum, { failures }) => sum + failures.size, 0),
      6,
    );
  });

  test('explains one symptom in preparatory steps first, whatever rules it makes fail', () => {
    const trials = trialsOf(['A', 4], ['B', 2, RAISES], ['C', 3, RAISES]);
    const [first, second] = diagnose(trials, [mistake('A/x', 'A/0', 'A/1', 'A/2', 'A/3')]);
    assert.equal(first!.symptom?.message, 'TypeError: unsupported format');
    assert.deepEqual([...first!.failures].sort(), ['B/0', 'B/1', 'C/0', 'C/1', 'C/2']);
    assert.equal(second!.rule, 'A');
  });

  test('gives a finding the symptom of preparatory steps only if most of its failures show it', () => {
    const mistakes = Array.from({ length: 40 }, (_, index) => [
      mistake(`A/${index}`, 'A/0', 'A/1', 'A/2', 'A/3', 'B/0', 'B/1', 'B/2'),
      mistake(`B/${index}`, 'B/3'),
    ]).flat();
    const symptomsFor = (wrong: number) =>
      diagnose(trialsOf(['A', wrong], ['B', 3, RAISES]), mistakes).map(({ symptom }) => symptom?.kind);
    assert.deepEqual(symptomsFor(3), ['raised']);
    assert.deepEqual(symptomsFor(4), [undefined]);
  });

  test('explains the failures of a known mistake that the port surely made by the rule of this mistake', () => {
    const keys = ['A/0', ...Array.from({ length: 4 }, (_, index) => `B/${index}`)];
    const known = { ...mistake('A/x', ...keys), outcome: WRONG.outcome };
    const others = ['x', 'y', 'z'].map((name) => mistake(`B/${name}`, 'B/0', 'B/1'));
    const found = (outcome: string) =>
      diagnose(trialsOf(['A', 1], ['B', 4]), [{ ...known, outcome }, ...others])[0];
    assert.equal(found(WRONG.outcome)?.rule, 'A');
    assert.equal(found(WRONG.outcome)?.failures.size, 5);
    assert.notEqual(found('other')?.mistake?.mistake.id, 'A/x');
  });

  test('names a known mistake only if the port returned what it would with this mistake', () => {
    const made = { ...mistake('A/x', 'A/0', 'A/1'), outcome: WRONG.outcome };
    const named = (known: KnownMistake) => diagnose(trialsOf(['A', 2]), [known])[0]?.mistake?.mistake.id;
    assert.equal(named(made), 'A/x');
    assert.equal(named({ ...made, outcome: 'other' }), undefined);
    const after = { ...mistake('A/x', 'B/0', 'A/0'), outcome: RAISES.outcome };
    const [found] = diagnose(trialsOf(['A', 1, RAISES], ['B', 1]), [after]);
    assert.equal(found?.mistake?.mistake.id, 'A/x');
    // The first of its trials was not played.
    assert.equal(named({ ...made, outcome: 'other', trials: ['A/9', 'A/0', 'A/1'] }), 'A/x');
  });

  test('returns nothing for a port that fails nothing', () => {
    assert.deepEqual(diagnose(trialsOf(['A', 0]), [mistake('A/x', 'A/0')]), []);
  });

  test('puts the group with the most failures first', () => {
    const others = symptomIn(0, raised('no such method'));
    const found = diagnose(trialsOf(['A', 3, RAISES], ['B', 4, others]), []);
    assert.deepEqual(
      found.map(({ rule, symptom }) => [rule, symptom]),
      [
        ['B', others],
        ['A', RAISES],
      ],
    );
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
    assert.deepEqual(
      found.map(({ rule, failures, symptom }) => [rule, failures.size, symptom]),
      [
        ['A', 2, RAISES],
        ['B', 2, undefined],
      ],
    );
  });

  test('keeps a group together if the rule of its other failures is far less suspect', () => {
    const mistakes = Array.from({ length: 40 }, (_, index) => [
      mistake(`A/${index}`, 'A/0', 'A/1'),
      mistake(`B/${index}`, 'B/0', 'C/0'),
    ]).flat();
    const found = diagnose(trialsOf(['A', 3, RAISES], ['B', 1, RAISES], ['C', 0]), mistakes);
    assert.deepEqual(
      found.map(({ rule, failures }) => [rule, failures.size]),
      [['A', 4]],
    );
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
      const mistakes = Array.from({ length: 40 }, (_, index) => [
        mistake(`A/${index}`, 'A/0', 'inject/0'),
        mistake(`inject/${index}`, 'inject/0'),
      ]).flat();
      assert.equal(firstOf({ A: [INJECT], inject: [INJECT] }, mistakes), 'A');
    });
  });

  test('names a known mistake from a likeness of 0.6 and from two failures on', () => {
    const namedFor = (failing: number, ...trials: readonly string[]) =>
      diagnose(
        [...failuresOf({ A: Array(failing).fill(WRONG) }), ...trialsOf(['B', 0])],
        [mistake('A/x', ...trials)],
      )[0]?.mistake?.likeness;
    assert.equal(namedFor(5, ...keysOf('A', 3), ...keysOf('B', 2)), 0.6);
    assert.equal(namedFor(5, ...keysOf('A', 3), ...keysOf('B', 3)), undefined);
    assert.equal(namedFor(2, ...keysOf('A', 2)), 1);
    assert.equal(namedFor(1, ...keysOf('A', 1)), undefined);
  });

  test('names the most similar of the mistakes of a rule, and the first of equals', () => {
    const named = (...mistakes: readonly KnownMistake[]) =>
      diagnose(trialsOf(['A', 3]), mistakes)[0]?.mistake?.mistake.id;
    const [three, two] = [mistake('A/three', ...keysOf('A', 3)), mistake('A/two', ...keysOf('A', 2))];
    assert.equal(named(three, two), 'A/three');
    assert.equal(named(two, three), 'A/three');
    assert.equal(named(two, { ...two, id: 'A/other' }), 'A/two');
  });

  const failTen = failuresOf({ A: Array(10).fill(WRONG), B: Array(10).fill(WRONG) });
  const ofTen = [...keysOf('A', 10), ...keysOf('B', 10)];

  test('prefers the most similar of two mistakes that the port may have made', () => {
    const first = (...mistakes: readonly KnownMistake[]) =>
      diagnose(failTen, mistakes)[0]?.mistake?.mistake.id;
    assert.equal(first(mistake('A/x', ...ofTen.slice(1)), mistake('B/y', ...ofTen)), 'B/y');
    assert.equal(first(mistake('A/x', ...ofTen), mistake('B/y', ...ofTen.slice(1))), 'A/x');
  });

  test('prefers a mistake to the most suspect rule from a likeness of 0.95 on', () => {
    const others = Array.from({ length: 40 }, (_, index) => [
      mistake(`A/${index}`, 'A/0', 'B/0'),
      mistake(`B/${index}`, 'B/0', 'C/0'),
    ]).flat();
    const firstFor = (common: number) => {
      const made = mistake('B/y', ...ofTen.slice(0, common), 'C/0');
      return diagnose([...failTen, ...trialsOf(['C', 0])], [...others, made])[0]?.rule;
    };
    assert.equal(firstFor(19), 'B');
    assert.equal(firstFor(18), 'A');
  });

  test('takes a known mistake to be made if 95 % of its trials fail, whatever else fails', () => {
    const sizesFor = (failing: number) => {
      const failures = failuresOf({ A: [WRONG], B: Array(failing).fill(WRONG), D: Array(5).fill(WRONG) });
      const known = [
        ...['A/x', 'B/y'].map((id) => mistake(id, 'A/0', ...keysOf('B', failing), 'C/0')),
        ...Array.from({ length: 40 }, (_, index) => mistake(`D/${index}`, 'D/0', 'C/0')),
      ];
      return diagnose([...failures, ...trialsOf(['C', 0])], known).map(({ failures: { size } }) => size);
    };
    // Most mistakes make D fail, so A explains it too. B is as suspect as A.
    assert.deepEqual(sizesFor(18), [24]);
    assert.deepEqual(sizesFor(17), [17, 6]);
  });

  test('leaves out of a group what an earlier finding explains', () => {
    const others = symptomIn(0, raised('no such method'));
    const trials = failuresOf({ A: Array(4).fill(RAISES), B: [others, others], C: [others] });
    const found = diagnose(trials, [mistake('A/x', ...keysOf('A', 4), ...keysOf('B', 2))]);
    assert.deepEqual(
      found.map(({ rule, failures, symptom }) => [rule, failures.size, symptom]),
      [
        ['A', 6, RAISES],
        ['C', 1, undefined],
      ],
    );
  });

  test('leaves failures to findings of their own that the first rule does not probably cause', () => {
    const mistakes = Array.from({ length: 40 }, (_, index) => [
      mistake(`A/${index}`, 'A/0', 'A/1'),
      mistake(`B/${index}`, 'B/0', 'C/0'),
    ]).flat();
    const found = diagnose(trialsOf(['A', 3], ['B', 1], ['C', 0]), mistakes);
    assert.deepEqual(
      found.map(({ rule, failures }) => [rule, failures.size]),
      [
        ['A', 3],
        ['B', 1],
      ],
    );
  });
});
