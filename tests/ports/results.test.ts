import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { readResults, RESULTS_FILE, resultsText, type Results } from '../../scripts/ports/results';
import { readSuite, SuiteDefect } from '../../suite/read';
import { temporaryFolder } from '../runner/command';

const folder = temporaryFolder();
mkdirSync(join(folder, 'ports'));

const RESULTS: Results = new Map([
  [
    'js-lib',
    {
      version: '2.0.0',
      language: 'JavaScript',
      surfaces: ['catalog'],
      verdicts: new Map([
        ['LOOKUP-02', 'failed'],
        ['LOOKUP-01', 'passed'],
        ['REMOVED-01', 'passed'],
      ]),
    },
  ],
  [
    'a-lib',
    { version: '1.10', language: 'Lua', surfaces: ['module'], verdicts: new Map([['LOOKUP-01', 'failed']]) },
  ],
]);

const TEXT = `{
  "libraries": {
    "a-lib": {"version":"1.10","language":"Lua","surfaces":["module"]},
    "js-lib": {"version":"2.0.0","language":"JavaScript","surfaces":["catalog"]}
  },
  "rules": {
    "LOOKUP-01": {"a-lib":"failed","js-lib":"passed"},
    "LOOKUP-02": {"js-lib":"failed"}
  }
}
`;

test('the file has a line for each library and for each rule of the suite, and is read back', () => {
  const text = resultsText(RESULTS, ['LOOKUP-02', 'LOOKUP-01']);
  assert.equal(text, TEXT);
  writeFileSync(join(folder, RESULTS_FILE), text);
  const read = readResults(folder);
  assert.deepEqual([...read.keys()], ['a-lib', 'js-lib']);
  assert.deepEqual(read.get('a-lib'), RESULTS.get('a-lib'));
  assert.deepEqual(
    [...read.get('js-lib')!.verdicts],
    [
      ['LOOKUP-01', 'passed'],
      ['LOOKUP-02', 'failed'],
    ],
  );
});

test('a file with an unknown verdict is refused', () => {
  writeFileSync(join(folder, RESULTS_FILE), TEXT.replace('"failed"', '"broken"'));
  assert.throws(
    () => readResults(folder),
    (thrown: unknown) =>
      thrown instanceof SuiteDefect &&
      thrown.message.includes('ports/results.json: /rules/LOOKUP-01/a-lib must be equal to one of'),
  );
});

test('the recorded verdicts are on the rules of the suite', () => {
  const recorded = new Set(
    [...readResults(PACKAGE_ROOT).values()].flatMap(({ verdicts }) => [...verdicts.keys()]),
  );
  const rules = readSuite(PACKAGE_ROOT).rules.map(({ id }) => id);
  assert.deepEqual([...recorded].sort(), rules.sort(), 'run npm run ports -- --update');
});
