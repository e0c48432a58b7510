// Builds the package of the reference in reference/dist/: ES modules in esm/, and CommonJS modules and declarations
// beside this folder. Source files are not bundled, so that a bundler can leave out unused code, and so that the entry
// points share their state. Under Node, `import` and `require` both load CommonJS, so that a program has only one
// module `I18n`.
import { build } from 'esbuild';
import { spawnSync } from 'node:child_process';
import { rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../reference', import.meta.url));
const dist = join(folder, 'dist');
rmSync(dist, { recursive: true, force: true });

/** Adds file extensions to the paths of imports, because ES modules need them. */
const completePaths = {
  name: 'complete paths',
  setup({ onResolve }) {
    onResolve({ filter: /^\./ }, ({ path, resolveDir }) => {
      const isFolder = statSync(join(resolveDir, path), { throwIfNoEntry: false })?.isDirectory();
      return { path: `${path}${isFolder ? '/index' : ''}.mjs`, external: true };
    });
  },
};
await build({
  absWorkingDir: folder,
  entryPoints: ['**/*.ts'],
  outdir: 'dist/esm',
  outExtension: { '.js': '.mjs' },
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'es2022',
  charset: 'utf8',
  plugins: [completePaths],
});

const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc');
const { status } = spawnSync(process.execPath, [compiler, '--project', folder], { stdio: 'inherit' });
for (const entry of ['index', 'async-blocks']) {
  writeFileSync(join(dist, `esm/${entry}.d.mts`), `export * from '../${entry}.js';\n`);
}
process.exitCode = status ?? 1;
