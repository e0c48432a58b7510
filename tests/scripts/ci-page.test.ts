import { load } from 'js-yaml';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { PACKAGE_ROOT, SUITE } from '../../adapter/contract/package';
import { ACTION, type ActionStep } from './composite-action';

const PAGE = readFileSync(join(PACKAGE_ROOT, 'docs/ci.md'), 'utf8');

test('docs/ci.md names this version everywhere', () => {
  const versions = [...PAGE.matchAll(/i18n-conformance@v?(\S+)/g)].map(([, version]) => version);
  assert.ok(versions.length > 1);
  assert.deepEqual([...new Set(versions)], [SUITE.version]);
});

test('the workflow of docs/ci.md gives the action inputs that it has', () => {
  const [, recipe = ''] = /^```yaml\n(.*?)^```$/ms.exec(PAGE.split('## GitHub Actions')[1] ?? '') ?? [];
  const { jobs } = load(recipe) as {
    readonly jobs: Readonly<Record<string, { readonly steps: readonly ActionStep[] }>>;
  };
  const steps = Object.values(jobs).flatMap((job) => job.steps);
  const own = steps.filter(({ uses }) => uses === `OWNER/${SUITE.name}@v${SUITE.version}`);
  assert.equal(own.length, 1);
  for (const name of Object.keys(own[0]!.with ?? {})) assert.ok(name in ACTION.inputs, name);
});
