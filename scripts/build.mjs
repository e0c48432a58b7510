// Compiles the project to dist/, and lets the command be run by its name, which a file that tsc writes cannot be.
import { spawnSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc');
const { status } = spawnSync(process.execPath, [compiler], { cwd: root, stdio: 'inherit' });
chmodSync(new URL('../dist/runner/main.js', import.meta.url), 0o755);
process.exitCode = status ?? 1;
