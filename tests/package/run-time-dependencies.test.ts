import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';

/** A package in package-lock.json. */
interface LockedPackage {
  readonly dev?: boolean;
  readonly hasInstallScript?: boolean;
  readonly license?: string;
}

/** The licences that a user of the package may rely on. All of them permit use, change and distribution. */
const PERMISSIVE =
  /^\(?(?:MIT|ISC|Apache-2\.0|BSD-[23]-Clause|0BSD|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-3\.0|PSF-2\.0|Python-2\.0)\b/;

const { packages } = JSON.parse(readFileSync(join(PACKAGE_ROOT, 'package-lock.json'), 'utf8')) as {
  readonly packages: Readonly<Record<string, LockedPackage>>;
};
const runTime = Object.entries(packages).filter(([path, { dev }]) => path !== '' && dev !== true);

test('no run-time dependency runs a script when it is installed', () => {
  assert.ok(runTime.length > 50);
  assert.deepEqual(
    runTime.filter(([, { hasInstallScript }]) => hasInstallScript),
    [],
  );
});

test('all run-time dependencies have a permissive licence', () => {
  const others = runTime.filter(([, { license = '' }]) => !PERMISSIVE.test(license));
  assert.deepEqual(
    others.map(([path, { license }]) => `${path}: ${license}`),
    [],
  );
});
