import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { diagnose } from '../../runner/diagnosis/diagnose';
import type { DiagnosedTrial } from '../../runner/diagnosis/symptom';
import type { KnownMistake } from '../../suite/read';
import { failuresOf, forty, keysOf, mistake, summariesOf, trialsOf, WRONG } from './diagnosed';

function passing(rule: string, count: number): DiagnosedTrial[] {
  return keysOf(rule, count).map((key) => ({ key, rule, sentence: '' }));
}

describe('a known mistake', () => {
  test('explains all its failures if it is surely made, in spite of rules nearly as suspect', () => {
    const mistakes = [mistake('A/x', 'A/0', 'B/0'), mistake('B/y', 'A/1', 'B/1')];
    const found = diagnose(trialsOf(['A', 1], ['B', 1]), mistakes);
    assert.deepEqual(summariesOf(found), [['A', 2]]);
  });

  test('explains failures by its rule if the port surely made it', () => {
    const keys = ['A/0', ...keysOf('B', 4)];
    const known = mistake('A/x', ...keys);
    const others = ['x', 'y', 'z'].map((name) => mistake(`B/${name}`, 'B/0', 'B/1'));
    const found = (outcome: string) =>
      diagnose(trialsOf(['A', 1], ['B', 4]), [
        { ...known, outcomes: new Map([...known.outcomes, ['A/0', outcome]]) },
        ...others,
      ])[0];
    assert.equal(found(WRONG.outcome)?.rule, 'A');
    assert.equal(found(WRONG.outcome)?.failures.size, 5);
    assert.notEqual(found('other')?.mistake?.mistake.id, 'A/x');
  });

  test('is named only if the port returned what it would with this mistake, in all trials that both fail', () => {
    const made = mistake('A/x', 'A/0', 'A/1', 'B/0');
    const named = (known: KnownMistake) =>
      diagnose(trialsOf(['A', 2], ['B', 1]), [known])[0]?.mistake?.mistake.id;
    const withOther = (key: string) => ({ ...made, outcomes: new Map([...made.outcomes, [key, 'other']]) });
    assert.equal(named(made), 'A/x');
    assert.equal(named(withOther('A/1')), undefined);
    assert.equal(named(withOther('B/0')), undefined);
    // This trial was not played.
    assert.equal(named({ ...withOther('A/9'), trials: [...made.trials, 'A/9'] }), 'A/x');
  });

  test('is named from a likeness of 0.2 on, if it explains half of the failures', () => {
    const namedFor = (failing: number, ...trials: readonly string[]) =>
      diagnose(
        [...failuresOf({ A: Array(failing).fill(WRONG) }), ...passing('B', 48)],
        [mistake('A/x', ...trials)],
      )[0]?.mistake?.likeness;
    assert.equal(namedFor(2, ...keysOf('A', 2), ...keysOf('B', 48)), 0.2);
    assert.equal(namedFor(1, ...keysOf('A', 1), ...keysOf('B', 25)), undefined);
    assert.equal(namedFor(4, ...keysOf('A', 2))?.toFixed(3), '0.707');
    assert.equal(namedFor(5, ...keysOf('A', 2)), undefined);
  });

  test('is not named if it explains just one of several failures', () => {
    const mistakes = [...forty('A', 'A/0'), ...forty('C', 'C/0', 'C/1', 'C/2')];
    const named = (trials: readonly DiagnosedTrial[]) =>
      diagnose(trials, mistakes).map((one) => one.mistake?.mistake.id);
    assert.deepEqual(named(trialsOf(['A', 1])), ['A/0']);
    assert.deepEqual(named(trialsOf(['A', 1], ['C', 3])), ['C/0', undefined]);
  });

  test('is named if one of another rule fits just as well', () => {
    const [ofA, ofB] = ['A/x', 'B/y'].map((id) => mistake(id, ...keysOf('A', 3), 'C/0'));
    for (const mistakes of [
      [ofA!, ofB!],
      [ofB!, ofA!],
    ]) {
      const [found] = diagnose(trialsOf(['A', 3], ['B', 0], ['C', 0]), mistakes);
      assert.deepEqual([found?.rule, found?.mistake?.mistake.id], ['A', 'A/x']);
    }
  });

  test('is not named if one of another rule fits better', () => {
    const named = (...mistakes: readonly KnownMistake[]) =>
      diagnose(trialsOf(['A', 3], ['B', 1]), [...forty('A', 'A/0', 'A/1', 'A/2'), ...mistakes])[0]?.mistake;
    const better = mistake('B/y', ...keysOf('A', 3), 'B/0');
    assert.equal(named()?.mistake.rule, 'A');
    assert.notEqual(named(better)?.mistake.rule, 'A');
  });

  test('is named if it is the most similar of its rule, or the first of equals', () => {
    const named = (...mistakes: readonly KnownMistake[]) =>
      diagnose(trialsOf(['A', 3]), mistakes)[0]?.mistake?.mistake.id;
    const [three, two] = [mistake('A/three', ...keysOf('A', 3)), mistake('A/two', ...keysOf('A', 2))];
    assert.equal(named(three, two), 'A/three');
    assert.equal(named(two, three), 'A/three');
    assert.equal(named(two, { ...two, id: 'A/other' }), 'A/two');
  });

  const failTen = failuresOf({ A: Array(10).fill(WRONG), B: Array(10).fill(WRONG) });
  const ofTen = [...keysOf('A', 10), ...keysOf('B', 10)];

  test('comes before a less similar one of another rule', () => {
    const first = (...mistakes: readonly KnownMistake[]) =>
      diagnose(failTen, mistakes)[0]?.mistake?.mistake.id;
    assert.equal(first(mistake('A/x', ...ofTen.slice(1)), mistake('B/y', ...ofTen)), 'B/y');
    assert.equal(first(mistake('A/x', ...ofTen), mistake('B/y', ...ofTen.slice(1))), 'A/x');
  });

  test('comes before the most suspect rule from a likeness of 0.95 on', () => {
    const others = [...forty('A', 'A/0', 'B/0'), ...forty('B', 'B/0', 'C/0')];
    const firstFor = (common: number) => {
      const made = mistake('B/y', ...ofTen.slice(0, common), 'C/0');
      return diagnose([...failTen, ...trialsOf(['C', 0])], [...others, made])[0]?.rule;
    };
    assert.equal(firstFor(19), 'B');
    assert.equal(firstFor(18), 'A');
  });

  test('is taken to be made if 95 % of its trials fail, whatever else fails', () => {
    const sizesFor = (failing: number) => {
      const failures = failuresOf({ A: [WRONG], B: Array(failing).fill(WRONG), D: Array(5).fill(WRONG) });
      const known = [
        ...['A/x', 'B/y'].map((id) => mistake(id, 'A/0', ...keysOf('B', failing), 'C/0')),
        ...forty('D', 'D/0', 'C/0'),
      ];
      return diagnose([...failures, ...trialsOf(['C', 0])], known).map(({ failures: { size } }) => size);
    };
    // Most mistakes make D fail, so A explains it too. B is as suspect as A.
    assert.deepEqual(sizesFor(18), [24]);
    assert.deepEqual(sizesFor(17), [17, 6]);
  });
});
