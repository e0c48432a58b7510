import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { judgeLibrary } from '../../scripts/ports/judge-library';
import { sizeOf } from '../runner/suite';

const folder = join(PACKAGE_ROOT, 'tests/ports/fixtures/bare');

test('one run judges a library at level crystal, and at level spec with its known failures', async () => {
  const library = { name: 'bare', folder, adapter: { file: join(folder, 'adapter.mjs') } };
  const { crystal, listed } = await judgeLibrary(library);
  assert.equal(crystal.run.port.implementation.name, 'bare');
  assert.deepEqual([crystal.level, listed.level], ['crystal', 'spec']);
  const verdictOn = (judgement: typeof crystal, id: string): string | undefined =>
    judgement.rules.flatMap(({ trials }) => trials).find(({ trial }) => trial.key === id)?.verdict;
  const kept = 'CATALOG-02/no-default-locale-is-given @catalog';
  assert.equal(verdictOn(crystal, kept), 'passed');
  assert.equal(listed.conclusion, 'not-conformant');
  assert.ok(crystal.planned > listed.planned);
  assert.equal(crystal.totals['expected-failure'], 0);
  assert.ok(listed.totals['expected-failure'] >= sizeOf('LOOKUP-01') / 2);
});
