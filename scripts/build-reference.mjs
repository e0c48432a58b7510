// Builds the package of the reference in reference/dist/: ES modules in esm/, CommonJS and declarations beside it. Each
// source file stays a file of its own, so that a bundler can leave out what a page does not use, and so that the
// entries share their state. Under Node, `import` loads CommonJS as `require` does: a program has one module `I18n`.
import { build } from 'esbuild';
import { spawnSync } from 'node:child_process';
import { rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../reference', import.meta.url));
const dist = join(folder, 'dist');
rmSync(dist, { recursive: true, force: true });

/** Completes the paths of imports, which ES modules need with the ending of the file. */
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
for (const entry of ['index', 'lookup', 'async-blocks']) {
  writeFileSync(join(dist, `esm/${entry}.d.mts`), `export * from '../${entry}.js';\n`);
}
process.exitCode = status ?? 1;
