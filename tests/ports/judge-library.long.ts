import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { judgeLibrary } from '../../scripts/ports/judge-library';
import { readSuite } from '../../suite/read';

const folder = join(PACKAGE_ROOT, 'tests/ports/fixtures/bare');

test('a run judges a library at level crystal', async () => {
  const library = { name: 'bare', folder, adapter: { file: join(folder, 'adapter.mjs') } };
  const { level, run, rules } = await judgeLibrary(library, readSuite(PACKAGE_ROOT));
  assert.equal(level, 'crystal');
  assert.equal(run.port.implementation.name, 'bare');
  const verdicts = new Map(
    rules.flatMap(({ trials }) => trials).map(({ trial, verdict }) => [trial.key, verdict]),
  );
  assert.equal(verdicts.get('CATALOG-02/no-default-locale-is-given @catalog'), 'passed');
  assert.equal(verdicts.get('TEXT-01/the-path-of-a-lookup/a-key @catalog'), 'unsupported');
});
