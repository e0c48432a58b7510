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

const trials = ['X-01/a', 'X-01/b', 'X-02/c', 'X-02/d', 'X-02/e', 'X-02/f'].map((key) => ({
  key,
  rule: key.slice(0, 4),
}));
const failing = new Map([
  ['X-01/one', ['X-01/b', 'X-02/c', 'X-02/d', 'X-02/f']],
  ['X-01/two', ['X-01/a']],
  ['X-02/none', []],
]);

const outcomes = new Map([['X-01/two', 'ab12cd']]);

test('the trials that mutants fail are read as they were written', () => {
  const root = packageWith(
    knownMistakesText(trials, { failing, outcomes }),
    '{"X-01": [{"id": "X-01/two", "title": "Does two", "why": "it is more"}, {"id": "X-01/new", "title": "", "why": ""}]}',
  );
  assert.deepEqual(readFailingTrials(root, trials), { failing, outdated: new Set(), outcomes });
  assert.deepEqual(readKnownMistakes(root, trials), [
    { id: 'X-01/two', rule: 'X-01', title: 'Does two', trials: ['X-01/a'], outcome: 'ab12cd' },
  ]);
});

test('trials of a rule whose trials have changed since are left out, and their mutants are outdated', () => {
  const root = packageWith(knownMistakesText(trials, { failing, outcomes }));
  const [, ...fewer] = trials;
  const swapped = trials.with(2, trials[3]!).with(3, trials[2]!);
  const afterRemoval = readFailingTrials(root, fewer);
  assert.deepEqual(afterRemoval.outdated, new Set(['X-01/one', 'X-01/two']));
  assert.deepEqual(afterRemoval.failing.get('X-01/one'), ['X-02/c', 'X-02/d', 'X-02/f']);
  assert.deepEqual(afterRemoval.failing.get('X-01/two'), []);
  const afterSwap = readFailingTrials(root, swapped);
  assert.deepEqual(afterSwap.outdated, new Set(['X-01/one']));
  assert.deepEqual(afterSwap.failing.get('X-01/one'), ['X-01/b']);
});

test('a list of known mistakes that cannot be read is a defect of the suite', () => {
  const { rules } = JSON.parse(knownMistakesText(trials, { failing, outcomes })) as {
    readonly rules: object;
  };
  const withText = (text: string): string => JSON.stringify({ rules, mistakes: { 'X-01/one': text } });
  const unreadable = [
    [withText('X-01 0-2'), /X-01\/one: X-01 has no trials 0-2/],
    [withText('X-01 a'), /X-01\/one: X-01 has no trials a/],
    [withText('X-01 1-0'), /X-01\/one: X-01 has no trials 1-0/],
  ] as const;
  for (const [text, problem] of unreadable) {
    assert.throws(
      () => readFailingTrials(packageWith(text), trials),
      (thrown: unknown) => thrown instanceof SuiteDefect && problem.test(thrown.findings.join('\n')),
      text,
    );
  }
  assert.throws(
    () => readKnownMistakes(packageWith('{"rules": {}, "mistakes": {}}', 'oh'), trials),
    ({ message }: Error) => /^dist\/suite\/mutants\.json: .*oh.*: run npm run build$/.test(message),
  );
});
