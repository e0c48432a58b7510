import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { runTimePackages } from '../../scripts/licences/run-time-packages';

/** The licences that a user of the package may rely on. All of them permit use, change and distribution. */
const PERMISSIVE =
  /^\(?(?:MIT|ISC|Apache-2\.0|BSD-[23]-Clause|0BSD|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-3\.0|PSF-2\.0|Python-2\.0)\b/;

const PACKAGES = runTimePackages(PACKAGE_ROOT);

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
