import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { LICENCES_FILE, runTimePackages } from '../../scripts/licences';

const PACKAGES = runTimePackages(PACKAGE_ROOT);

test('each dependency of package.json is a package of run time, and no tool of the development is', () => {
  const manifest = JSON.parse(readFileSync(join(PACKAGE_ROOT, 'package.json'), 'utf8')) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  const names = new Set(PACKAGES.map(({ name }) => name));
  const missing = Object.keys(manifest.dependencies).filter((name) => !names.has(name));
  assert.deepEqual(missing, []);
  for (const tool of ['oxlint', 'prettier']) assert.ok(!names.has(tool), tool);
});

test('the list is published', () => {
  const { files } = JSON.parse(readFileSync(join(PACKAGE_ROOT, 'package.json'), 'utf8')) as {
    readonly files: readonly string[];
  };
  assert.ok(files.includes(LICENCES_FILE));
});
