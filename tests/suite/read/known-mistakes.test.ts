import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import {
  codeOf,
  readKnownMistakes,
  readRecordedTrials,
  recordedTrialsText,
  type RecordedTrials,
} from '../../../suite/read';
import { temporaryFolder } from '../../runner/command';

/** A folder with the two lists that known mistakes are read from. */
function packageWith(recorded: string, mutants = '{}'): string {
  const root = temporaryFolder();
  mkdirSync(join(root, 'dist/suite'), { recursive: true });
  mkdirSync(join(root, 'proof'));
  writeFileSync(join(root, 'proof/known-mistakes.txt'), recorded);
  writeFileSync(join(root, 'dist/suite/mutants.json'), mutants);
  return root;
}

const ONE = codeOf('X-01/one');
const TWO = codeOf('X-01/two');
const trials = [{ key: 'X-02/c @catalog' }, { key: 'X-01/a @module' }, { key: 'X-01/b @module' }];
const recorded: RecordedTrials = new Map([
  ['X-01/a @module', { digest: 'aaaaaa', failing: new Map([[TWO, 'ab']]) }],
  ['X-01/b @module', { digest: 'bbbbbb', failing: new Map() }],
  [
    'X-02/c @catalog',
    {
      digest: 'cccccc',
      failing: new Map([
        [TWO, 'cd'],
        [ONE, 'ef'],
      ]),
    },
  ],
  ['X-03/gone @module', { digest: 'dddddd', failing: new Map([[ONE, 'gh']]) }],
]);

test('a code has four characters, which follow from the id of a mutant', () => {
  assert.match(ONE, /^[\w-]{4}$/);
  assert.notEqual(ONE, TWO);
});

test('the record has one line per trial, in the order of the suite', () => {
  const codes = [`${ONE}ef`, `${TWO}cd`].sort().join(' ');
  assert.equal(
    recordedTrialsText(trials, recorded),
    `X-02/c @catalog cccccc ${codes}\nX-01/a @module aaaaaa ${TWO}ab\nX-01/b @module bbbbbb\n`,
  );
});

test('the mutants that fail a trial are read as they were written', () => {
  const read = readRecordedTrials(packageWith(recordedTrialsText(trials, recorded)));
  assert.deepEqual(read, new Map([...recorded].slice(0, 3)));
});

test('a known mistake has the trials that fail with it, and what it returned in each', () => {
  const root = packageWith(
    recordedTrialsText(trials, recorded),
    '{"X-01": [{"id": "X-01/two", "title": "Does two"}, {"id": "X-01/new", "title": "Is new"}]}',
  );
  assert.deepEqual(readKnownMistakes(root), [
    {
      id: 'X-01/two',
      rule: 'X-01',
      title: 'Does two',
      trials: ['X-02/c @catalog', 'X-01/a @module'],
      outcomes: new Map([
        ['X-02/c @catalog', 'cd'],
        ['X-01/a @module', 'ab'],
      ]),
    },
  ]);
});

test('a list of mutants that cannot be read is a defect of the suite', () => {
  assert.throws(
    () => readKnownMistakes(packageWith('', 'oh')),
    ({ message }: Error) => /^dist\/suite\/mutants\.json: .*oh.*: run npm run build$/.test(message),
  );
});
