import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { knownMistakesText, readFailingTrials, readKnownMistakes, SuiteDefect } from '../../suite';
import { temporaryFolder } from '../runner/command';

/** A folder with the two lists that known mistakes are read from. */
function packageWith(mistakes: string, mutants = '{}'): string {
  const root = temporaryFolder();
  mkdirSync(join(root, 'dist/suite'), { recursive: true });
  mkdirSync(join(root, 'proof'));
  writeFileSync(join(root, 'proof/known-mistakes.json'), mistakes);
  writeFileSync(join(root, 'dist/suite/mutants.json'), mutants);
  return root;
}

test('the trials that mutants fail are read as they were written', () => {
  const order = ['a', 'b', 'c', 'd', 'e'];
  const failing = new Map([
    ['X-01/one', ['a', 'b', 'd']],
    ['X-01/two', ['e']],
    ['X-02/none', []],
  ]);
  const root = packageWith(
    knownMistakesText(order, failing),
    '{"X-01": [{"id": "X-01/two", "title": "Does two", "why": "it is more"}, {"id": "X-01/new", "title": "", "why": ""}]}',
  );
  assert.deepEqual(readFailingTrials(root), failing);
  assert.deepEqual(readKnownMistakes(root), [
    { id: 'X-01/two', rule: 'X-01', title: 'Does two', trials: ['e'] },
  ]);
});

test('a list of known mistakes that cannot be read is a defect of the suite', () => {
  const unreadable = [
    ['[]', /it is not an object/],
    ['{"trials": [1], "mistakes": {}}', /"trials" is not an array of strings/],
    ['{"trials": [], "mistakes": []}', /"mistakes" is not an object of strings/],
    [
      '{"trials": ["a"], "mistakes": {"X-01/one": "0-1"}}',
      /X-01\/one has the index "1", and there is no such/,
    ],
    ['{"trials": ["a"], "mistakes": {"X-01/one": "a"}}', /X-01\/one has the index "NaN"/],
    ['{"trials": ["a"], "mistakes": {"X-01/one": "0-x"}}', /X-01\/one has the index "1"/],
  ] as const;
  for (const [text, problem] of unreadable) {
    assert.throws(
      () => readFailingTrials(packageWith(text)),
      (thrown: unknown) => thrown instanceof SuiteDefect && problem.test(thrown.findings.join('\n')),
      text,
    );
  }
  assert.throws(() => readKnownMistakes(packageWith('{"trials": [], "mistakes": {}}', 'oh')), SuiteDefect);
});
