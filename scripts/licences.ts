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

/**
 * The path of the list of licences, relative to the package's root. The list is published, because package-lock.json is
 * not.
 */
export const LICENCES_FILE = 'THIRD-PARTY-LICENSES';

/** Returns the text of the list of licences: a line for each package. */
export function licencesFile(packages: readonly RunTimePackage[]): string {
  const names = packages.map(({ name, version }) => `${name} ${version}`);
  const width = Math.max(...names.map(({ length }) => length));
  return [
    'npm installs these packages together with i18n-conformance, or later versions that its package.json',
    'allows. Each has the text of its licence in its folder.',
    '',
    ...packages.map(({ license }, index) => `${names[index]!.padEnd(width)}  ${license}`),
    '',
  ].join('\n');
}
