import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package that npm installs together with this one. */
export interface RunTimePackage {
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

/** Returns the packages that package-lock.json lists for run time, by name and version. */
export function runTimePackages(packageRoot: string): RunTimePackage[] {
  const lock = JSON.parse(readFileSync(join(packageRoot, 'package-lock.json'), 'utf8')) as {
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
  return [...packages].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, entry]) => entry);
}
