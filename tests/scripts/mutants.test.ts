import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { MUTANTS } from '../../proof/mutants';
import { readMutants, readSuite } from '../../suite/read';
import { requireNone } from '../none';

test('the built list of mutants has all mutants, by rules of the suite', () => {
  const listed = readMutants(PACKAGE_ROOT);
  const ids = new Set(readSuite(PACKAGE_ROOT).rules.map(({ id }) => id));
  requireNone(Object.keys(listed).filter((id) => !ids.has(id)));
  assert.equal(Object.values(listed).flat().length, MUTANTS.length);
});
