import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** The file with the paths of the modules of the playground's worker. */
const OF_WORKER = fileURLToPath(new URL('../.pages/worker-modules.json', import.meta.url));

/** Adds a file with the licences of all bundled packages, which must be distributed with their code. */
export function licensesPlugin(): Plugin {
  return {
    name: 'licenses',
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? Object.keys(file.modules) : [],
      );
      const ofWorker = JSON.parse(readFileSync(OF_WORKER, 'utf8')) as string[];
      const folders = [...modules, ...ofWorker].flatMap(
        (file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? [],
      );
      const source = [...new Set(folders)].filter(isPackage).map(licenseOf).sort().join('\n');
      this.emitFile({ type: 'asset', fileName: 'licenses.txt', source });
    },
  };
}

function isPackage(folder: string): boolean {
  return existsSync(join(folder, 'package.json'));
}

function licenseOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<
    string,
    string
  >;
  const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
  return `${name} ${version} (${license})\n\n${file === undefined ? '' : readFileSync(join(folder, file), 'utf8')}`;
}
