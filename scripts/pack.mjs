// Packs both packages into dist/packed/, once for all tests that install them. If several tests packed the packages at
// the same time, a test could read files that another test is writing.
import { execa } from 'execa';
import { mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const cwd = fileURLToPath(new URL('..', import.meta.url));
const folder = 'dist/packed';
const run = (...args) => execa('npm', args, { cwd, stdio: 'inherit' });

rmSync(`${cwd}${folder}`, { recursive: true, force: true });
mkdirSync(`${cwd}${folder}`);
await Promise.all([
  // Packs without scripts, because the build has just compiled the suite. The package also needs the declarations.
  run('run', 'declarations').then(() => run('pack', '--ignore-scripts', '--pack-destination', folder)),
  run('pack', '--workspace', 'reference', '--pack-destination', folder),
]).catch(({ shortMessage }) => {
  console.error(shortMessage);
  process.exitCode = 1;
});
