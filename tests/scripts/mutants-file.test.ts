import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { mutantsFile } from '../../scripts/published/mutants-file';
import { readMutants, readSuite } from '../../suite';

test('the list of mutants is sorted by rule, and keeps the order within a rule', () => {
  const mutants = [
    { id: 'B-01/late', rule: 'B-01', title: 'Late', why: 'b' },
    { id: 'A-01/two', rule: 'A-01', title: 'Two', why: 'second' },
    { id: 'A-01/one', rule: 'A-01', title: 'One', why: 'first' },
  ];
  assert.deepEqual(Object.entries(JSON.parse(mutantsFile(mutants))), [
    [
      'A-01',
      [
        { id: 'A-01/two', title: 'Two', why: 'second' },
        { id: 'A-01/one', title: 'One', why: 'first' },
      ],
    ],
    ['B-01', [{ id: 'B-01/late', title: 'Late', why: 'b' }]],
  ]);
});

test('the published list names only rules of the suite', () => {
  const ids = new Set(readSuite(PACKAGE_ROOT).rules.map(({ id }) => id));
  const unknown = Object.keys(readMutants(PACKAGE_ROOT)).filter((id) => !ids.has(id));
  assert.deepEqual(unknown, []);
});
