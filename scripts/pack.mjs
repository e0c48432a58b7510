// Packs both packages into dist/packed/, once for all tests that install them. If several tests packed the packages at
// the same time, a test could read files that another test is writing.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const cwd = fileURLToPath(new URL('..', import.meta.url));
const folder = 'dist/packed';

/** Runs npm, and exits if it fails. On Windows, npm is a script, which only the shell starts. */
function npm(...args) {
  const { status } = spawnSync('npm', args, { cwd, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(1);
}

rmSync(`${cwd}${folder}`, { recursive: true, force: true });
mkdirSync(`${cwd}${folder}`);
// Packs without scripts, because the build has just compiled the suite. The package also needs the declarations.
npm('run', 'declarations');
npm('pack', '--ignore-scripts', '--pack-destination', folder);
npm('pack', '--workspace', 'reference', '--pack-destination', folder);
