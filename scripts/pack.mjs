// Packs both packages in dist/packed/, once for all tests that install them: tests that pack by themselves at the same
// time would read files that another one is writing.
import { execa } from 'execa';
import { mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const cwd = fileURLToPath(new URL('..', import.meta.url));
const folder = 'dist/packed';
const run = (...args) => execa('npm', args, { cwd, stdio: 'inherit' });

rmSync(`${cwd}${folder}`, { recursive: true, force: true });
mkdirSync(`${cwd}${folder}`);
await Promise.all([
  // Without its scripts, because the build has just compiled the suite: a package also needs declarations.
  run('run', 'declarations').then(() => run('pack', '--ignore-scripts', '--pack-destination', folder)),
  run('pack', '--workspace', 'reference', '--pack-destination', folder),
]).catch(({ shortMessage }) => {
  console.error(shortMessage);
  process.exitCode = 1;
});
