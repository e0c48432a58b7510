import type { RunTimePackage } from './run-time-packages';

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
