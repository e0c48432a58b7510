import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { temporaryFolder } from '../runner/command';

/** The scripts of a project. Each writes its arguments, and what the one before it wrote, into a file. */
const SCRIPTS = {
  proof: 'node write.js proof',
  ports: 'node write.js ports proof',
  docs: 'node write.js docs ports',
};
const WRITE = `const { readFileSync, writeFileSync } = require('node:fs');
const [name, needed, ...options] = process.argv.slice(2);
const read = name === 'proof' ? needed : [...options, readFileSync(needed, 'utf8')].join(' ');
writeFileSync(name, name + ' ' + read);
`;

/** Makes a folder with a repository of its own. */
function project(): string {
  const folder = temporaryFolder();
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  return folder;
}

/** Runs the command in a project with these scripts. */
function update(cwd: string, scripts: Partial<typeof SCRIPTS> = {}): ReturnType<typeof spawnSync> {
  writeFileSync(join(cwd, 'package.json'), JSON.stringify({ scripts: { ...SCRIPTS, ...scripts } }));
  writeFileSync(join(cwd, 'write.js'), WRITE);
  return spawnSync(process.execPath, [join(PACKAGE_ROOT, 'scripts/update.mjs')], { cwd, encoding: 'utf8' });
}

test('each command is run after those whose files it reads, and the files that change are listed', () => {
  const folder = project();
  writeFileSync(join(folder, 'other'), 'as before');
  const { status, stdout } = update(folder);
  assert.equal(status, 0);
  assert.match(String(stdout), /\nchanged:\ndocs\nports\nproof\n$/);
  assert.equal(readFileSync(join(folder, 'docs'), 'utf8'), 'docs ports --update proof --update');
  assert.match(String(update(folder).stdout), /\nno file changed\n$/);
});

test('after a command that fails, no other is run', () => {
  const { status, stdout, stderr } = update(project(), { ports: 'exit 3' });
  assert.equal(status, 1);
  assert.match(
    String(stderr),
    /\nnpm run ports -- --update failed: correct what it says, and run npm run update again\n$/,
  );
  assert.match(String(stdout), /\nchanged:\nproof\n$/);
});
