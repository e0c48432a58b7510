import type { Metafile } from 'esbuild';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGE_ROOT } from '../../adapter/contract/package';

/** Returns the licences of the packages in a bundle, which must be distributed with their code. */
export function licensesOf(metafiles: readonly Metafile[]): string {
  const files = metafiles.flatMap(({ outputs }) =>
    Object.values(outputs).flatMap(({ inputs }) => Object.entries(inputs)),
  );
  const packages = files.flatMap(([file, { bytesInOutput }]) => {
    const [name] = /node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file) ?? [];
    return name !== undefined && bytesInOutput > 0 ? [name] : [];
  });
  return [...new Set(packages)].sort().map(licenseOf).join('\n');
}

function licenseOf(folder: string): string {
  const read = (file: string): string => readFileSync(join(PACKAGE_ROOT, folder, file), 'utf8');
  const { name, version, license } = JSON.parse(read('package.json')) as Record<string, string>;
  const file = readdirSync(join(PACKAGE_ROOT, folder)).find((one) => /^licen[cs]e/i.test(one));
  return `${name} ${version} (${license})\n\n${file === undefined ? '' : read(file)}`;
}
