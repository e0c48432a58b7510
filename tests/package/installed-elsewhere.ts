import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { PACKAGE_ROOT, SUITE } from '../../adapter/contract/package';
import { command, temporaryFolder } from '../runner/command';
import { packedFile } from './new-project';

const OPTIONS = { skip: process.platform === 'win32' && 'the commands are of a POSIX shell' };

/**
 * Follows commands in a folder, and returns their output. The commands of pages pack the file that is packed for
 * the tests. Scripts are left out of packing: they would compile everything anew, below the tests that run at the same time.
 */
function follow(commands: string, folder: string): string {
  const script = commands
    .replaceAll('../i18n-conformance', JSON.stringify(packedFile('suite')))
    .replace('npm pack ', 'npm pack --ignore-scripts ');
  const env = { ...process.env, npm_config_prefer_offline: 'true', npm_config_fund: 'false' };
  const { status, stdout, stderr } = spawnSync('sh', ['-e', '-c', script], {
    cwd: folder,
    encoding: 'utf8',
    env,
  });
  assert.equal(status, 0, `${script}\n${stdout}${stderr}`);
  return stdout;
}

/** Returns the code block of a page that packs the suite. */
function packing(page: string): string {
  const text = readFileSync(join(PACKAGE_ROOT, page), 'utf8');
  const block = [...text.matchAll(/```sh\n([^]*?)```/g)].map(([, code = '']) => code);
  const found = block.find((code) => code.startsWith('npm pack '));
  assert.ok(found, `${page} shows how to pack the suite`);
  return found;
}

test('the commands of README.md install the suite in a folder of one’s own', OPTIONS, () => {
  const folder = join(temporaryFolder(), 'some where');
  mkdirSync(folder);
  // The tests of the package judge with all scenarios.
  const commands = packing('README.md').replace(/^npx i18n-conformance run$/m, '$& --select LOOKUP-01');
  assert.match(follow(commands, folder), /^conformant at level spec of \S+ \S+ \(/m);
  assert.ok(existsSync(join(folder, 'node_modules', SUITE.name)));
});

test('the commands of docs/ci.md judge with the packed file', OPTIONS, () => {
  const folder = temporaryFolder();
  const commands = packing('docs/ci.md').replace('--command "python3 adapter.py"', '--select LOOKUP-01');
  assert.match(follow(commands, folder), /^conformant at level spec/m);
});

test('the commands that init prints lead to the first answers of the adapter', OPTIONS, async () => {
  const folder = temporaryFolder();
  const { stdout } = await command(['init', '--language', 'javascript', 'my adapter'], folder);
  const [, next = ''] = /\nnext:\n([^]*?)\n\n/.exec(stdout) ?? [];
  // A kit that is not filled in is not conformant, so `run` would end the commands with its status.
  const [upToCheck = ''] = next.split(/^ *npx i18n-conformance run .*$/m);
  assert.notEqual(upToCheck, next);
  assert.match(follow(upToCheck, folder), /^nothing has answered yet/m);
  const adapter = join(folder, 'my adapter');
  assert.match(readFileSync(join(adapter, '.gitignore'), 'utf8'), /^node_modules\/$/m);
  // The page of the kits has the same commands, for a clone in the folder beside.
  assert.ok(packing('ports/kits/common/README.md').includes('npm install --prefix . --save-dev '));
});

test('the commands for Crystal install the suite too', async () => {
  const { stdout } = await command(['init', '--language', 'crystal', 'adapter'], temporaryFolder());
  assert.match(stdout, /\nnext:\n {2}cd adapter\n {2}npm pack .*\n {2}npm install .*\n {2}shards install\n/);
});
