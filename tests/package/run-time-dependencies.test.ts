import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { requireNone } from '../none';

/** The licences that a user of the package may rely on. All of them permit use, change and distribution. */
const PERMISSIVE =
  /^\(?(?:MIT|ISC|Apache-2\.0|BSD-[23]-Clause|0BSD|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-3\.0|PSF-2\.0|Python-2\.0)\b/;

const PACKAGES = runTimePackages();

for (const folder of ['.', 'reference']) {
  // npm names the scripts of what is installed from a tarball or a git address in a warning, `prepare` too.
  test(`the package in ${folder} runs no script when it is installed`, () => {
    const { scripts } = JSON.parse(readFileSync(join(PACKAGE_ROOT, folder, 'package.json'), 'utf8'));
    const names = ['preinstall', 'install', 'postinstall', 'prepare'];
    requireNone(names.filter((name) => name in scripts));
  });
}

test('each dependency is a package of run time, and none runs a script when it is installed', () => {
  const { dependencies } = JSON.parse(readFileSync(join(PACKAGE_ROOT, 'package.json'), 'utf8'));
  const names = PACKAGES.map(({ name }) => name);
  requireNone(Object.keys(dependencies).filter((name) => !names.includes(name)));
  requireNone(PACKAGES.filter(({ hasInstallScript }) => hasInstallScript));
});

test('all run-time dependencies have a permissive licence', () => {
  const others = PACKAGES.filter(({ license }) => !PERMISSIVE.test(license));
  requireNone(others.map(({ name, license }) => `${name}: ${license}`));
});

/** A package that npm installs together with this one. */
interface RunTimePackage {
  readonly name: string;
  readonly version: string;
  /** The licence of the package, as an SPDX expression. */
  readonly license: string;
  /** Whether the package runs a script when it is installed. */
  readonly hasInstallScript: boolean;
}

/** An entry of package-lock.json. A link is a package of this repository. */
type LockedPackage = Partial<
  Omit<RunTimePackage, 'name'> & Readonly<Record<'link' | 'dev' | 'devOptional', boolean>>
>;

/** Returns the packages that package-lock.json lists for run time. */
function runTimePackages(): RunTimePackage[] {
  const lock = JSON.parse(readFileSync(join(PACKAGE_ROOT, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, LockedPackage>>;
  };
  const packages = new Map<string, RunTimePackage>();
  for (const [path, { version = '', license = 'unknown', ...locked }] of Object.entries(lock.packages)) {
    const isInstalled = path.includes('node_modules/') && !locked.link;
    if (!isInstalled || locked.dev || locked.devOptional) continue;
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const hasInstallScript = locked.hasInstallScript === true;
    packages.set(`${name}@${version}`, { name, version, license, hasInstallScript });
  }
  return [...packages.values()];
}
