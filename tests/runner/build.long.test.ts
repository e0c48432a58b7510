import assert from 'node:assert/strict';
import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { POSIX_ONLY } from '../processes';
import { callCommand } from './call-command';
import { startCommand, temporaryFolder } from './command';

/** An adapter without operations, in the version that its source gives. */
const source = (version: string): string => `
require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method } = JSON.parse(line);
  const implementation = { name: 'built', version: '${version}', language: 'JavaScript' };
  const answer = method === 'initialize' ? { result: { protocol: 1, implementation } }
    : method === 'constants' ? { result: { VERSION: '${version}', DEFAULT_LOCALE: 'en' } } : { result: null };
  console.log(JSON.stringify({ jsonrpc: '2.0', id, ...answer }));
});
`;
const CONSTANT = ['--select', 'CONSTANT-01'];
const COMMAND = ['--command', 'node target/adapter.js', ...CONSTANT];
const BUILD = ['--build', 'sh build.sh'];
const RIGHT = 'conformant at level spec (1 trial selected): 1 of 1 trial';
const WRONG = 'not conformant at level spec (1 trial selected): 0 of 1 trial, 1 failed';

/** Writes a port with a build, which makes its folder anew. */
function portToBuild(): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'src/adapter.js'), source('0.2.2'));
  writeFileSync(
    join(folder, 'build.sh'),
    'node --check src/adapter.js || exit 1\nrm -rf target; mkdir target; cp src/adapter.js target/adapter.js\n',
  );
  return folder;
}

/** Starts to watch a port. A watch that a failing test leaves behind is ended. */
function watch(folder: string, ...options: readonly string[]): ReturnType<typeof startCommand> {
  const started = startCommand(['run', ...COMMAND, ...options], folder);
  let isRunning = true;
  void started.ended.then(() => (isRunning = false));
  after(() => isRunning && process.kill(started.pid));
  return started;
}

test('--build runs before the port, and its failure is shown instead of a verdict', POSIX_ONLY, async () => {
  const folder = portToBuild();
  const { status, stdout } = await callCommand(['run', ...BUILD, ...COMMAND], folder);
  assert.equal(status, 0, stdout);
  writeFileSync(join(folder, 'src/adapter.js'), 'not JavaScript');
  const failed = await callCommand(['run', ...BUILD, ...COMMAND], folder);
  assert.equal(failed.status, 3);
  assert.match(failed.stderr, /^i18n-conformance: --build sh build\.sh: exited with status 1\n/);
  assert.match(failed.stderr, /^ {2}not JavaScript$/m);
  assert.doesNotMatch(failed.stdout, /conformant/);
});

test('--watch builds before each round, and shows a build that fails', POSIX_ONLY, async () => {
  const folder = portToBuild();
  const watched = watch(folder, ...BUILD, '--watch', 'src');
  await watched.says(`${RIGHT}\n`);
  writeFileSync(join(folder, 'src/adapter.js'), source('0.2.1'));
  await watched.says(`src/adapter.js changed: ${WRONG}\n`);
  writeFileSync(join(folder, 'src/adapter.js'), 'not JavaScript');
  await watched.says('src/adapter.js changed: --build sh build.sh: exited with status 1\n');
  writeFileSync(join(folder, 'src/adapter.js'), source('0.2.2'));
  await watched.says(`src/adapter.js changed: ${RIGHT}\n`);
  process.kill(watched.pid, 'SIGINT');
  assert.equal((await watched.ended).status, 130);
});

test(
  '--watch looks at what the command starts, wherever it lies, and at a folder that is made anew',
  POSIX_ONLY,
  async () => {
    const folder = portToBuild();
    mkdirSync(join(folder, 'target'));
    copyFileSync(join(folder, 'src/adapter.js'), join(folder, 'target/adapter.js'));
    const watched = watch(folder, '--watch', 'src');
    await watched.says(`${RIGHT}\n`);
    writeFileSync(join(folder, 'new.js'), source('0.2.1'));
    renameSync(join(folder, 'new.js'), join(folder, 'target/adapter.js'));
    await watched.says(`target/adapter.js changed: ${WRONG}\n`);
    for (const [version, conclusion] of [
      ['0.2.2', RIGHT],
      ['0.2.0', WRONG],
    ] as const) {
      rmSync(join(folder, 'src'), { recursive: true });
      // Long enough for the watch to notice that the folder is gone.
      await delay(500);
      mkdirSync(join(folder, 'src'));
      writeFileSync(join(folder, 'target/adapter.js'), source(version));
      writeFileSync(join(folder, 'src/adapter.js'), source(version));
      await watched.says(`changed: ${conclusion}\n`);
    }
    assert.ok(existsSync(join(folder, 'src/adapter.js')));
    process.kill(watched.pid, 'SIGINT');
    await watched.ended;
  },
);
