// Writes the declarations of all types to dist/, for a package. Nothing else needs them.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc');
const options = ['--noEmit', 'false', '--emitDeclarationOnly', '--declaration', '--incremental', 'false'];
const { status } = spawnSync(process.execPath, [compiler, '--project', '.', ...options], {
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
