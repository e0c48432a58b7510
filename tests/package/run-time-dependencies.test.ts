import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { runTimePackages } from '../../scripts/licences';

/** The licences that a user of the package may rely on. All of them permit use, change and distribution. */
const PERMISSIVE =
  /^\(?(?:MIT|ISC|Apache-2\.0|BSD-[23]-Clause|0BSD|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-3\.0|PSF-2\.0|Python-2\.0)\b/;

const PACKAGES = runTimePackages(PACKAGE_ROOT);

for (const folder of ['.', 'reference']) {
  // npm names the scripts of what is installed from a tarball or a git address in a warning, `prepare` too.
  test(`the package in ${folder} runs no script when it is installed`, () => {
    const { scripts } = JSON.parse(readFileSync(join(PACKAGE_ROOT, folder, 'package.json'), 'utf8'));
    const names = ['preinstall', 'install', 'postinstall', 'prepare'];
    assert.deepEqual(
      names.filter((name) => name in scripts),
      [],
    );
  });
}

test('no run-time dependency runs a script when it is installed', () => {
  assert.ok(PACKAGES.length > 10);
  assert.deepEqual(
    PACKAGES.filter(({ hasInstallScript }) => hasInstallScript),
    [],
  );
});

test('all run-time dependencies have a permissive licence', () => {
  const others = PACKAGES.filter(({ license }) => !PERMISSIVE.test(license));
  assert.deepEqual(
    others.map(({ name, license }) => `${name}: ${license}`),
    [],
  );
});
