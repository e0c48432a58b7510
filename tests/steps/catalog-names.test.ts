import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Adapter } from '../../adapter/contract/adapter';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import createReference from '../../ports/reference';
import { judge } from '../../proof/judging/prove';
import { readSuite } from '../../suite';

/** A port that refuses to create two catalogs with the same name. */
function withNamesOnce(): Adapter {
  const reference = createReference();
  const names = new Set<string>();
  const claim = (name: string): void => {
    if (names.has(name)) throw new Error(`the catalog ${name} already exists`);
    names.add(name);
  };
  return {
    ...reference,
    reset: async () => {
      names.clear();
      return reference.reset();
    },
    newCatalog: async (params) => {
      claim(params.catalog);
      return reference.newCatalog(params);
    },
    catalogFromConfig: async (params) => {
      claim(params.catalog);
      return reference.catalogFromConfig(params);
    },
  };
}

test('no scenario gives two catalogs the same name', async () => {
  const outcomes = await judge(withNamesOnce, readSuite(PACKAGE_ROOT).trials);
  const others = outcomes.filter(({ kind }) => kind !== 'passed' && kind !== 'not-applicable');
  assert.deepEqual(others, []);
});
