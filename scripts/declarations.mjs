// Writes the declarations of all types to dist/. Only packages need the declarations.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const compiler = 'node_modules/typescript-7/bin/tsc';
const options = ['--noEmit', 'false', '--emitDeclarationOnly', '--declaration'];
const { status } = spawnSync(process.execPath, [compiler, '--project', '.', ...options], {
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
