// Brings all generated files up to date, and lists those that changed: `npm run update`.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** The commands that write files. Each reads what those before it wrote: CONFORMANCE.md shows the libraries' results. */
const COMMANDS = [['proof', '--', '--update'], ['ports', '--', '--update'], ['docs']];

const before = filesOfProject();
for (const command of COMMANDS) {
  console.log(`\nnpm run ${command.join(' ')}`);
  // On Windows, npm is a script, which only the shell starts.
  const { status } = spawnSync('npm', ['run', '--silent', ...command], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status === 0) continue;
  console.error(`\nnpm run ${command.join(' ')} failed: correct what it says, and run npm run update again`);
  process.exitCode = 1;
  break;
}

const after = filesOfProject();
const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
  (file) => before.get(file) !== after.get(file),
);
console.log(changed.length > 0 ? `\nchanged:\n${changed.join('\n')}` : '\nno file changed');

/** Returns the text of each file that git does not ignore. */
function filesOfProject() {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const files = listed.split('\0').filter((file) => file !== '' && existsSync(file));
  return new Map(files.map((file) => [file, readFileSync(file, 'latin1')]));
}
