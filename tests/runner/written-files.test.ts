import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, read, readFileSync, readSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { makeFolder } from '../../runner/files/write-file';
import { POSIX_ONLY } from '../processes';
import { callCommand } from './call-command';
import { startCommand, temporaryFolder } from './command';

test('folders are made, but not where the system allows none', { skip: !existsSync('/proc/self') }, () => {
  const folder = join(temporaryFolder(), 'a/b/c');
  makeFolder(folder);
  makeFolder(folder);
  assert.ok(existsSync(folder));
  assert.throws(() => makeFolder('/proc/self/none/below'), { code: 'ENOENT' });
});

test('a list of known failures that is not UTF-8 is refused, and stays as it is', async () => {
  const folder = temporaryFolder();
  const list = Buffer.from('CONSTANT-01  # gar\xe7on\n', 'latin1');
  writeFileSync(join(folder, 'known.txt'), list);
  const options = ['--known-failures', 'known.txt', '--write-known-failures', 'known.txt'];
  const { status, stderr } = await callCommand(['run', '--select', 'CONSTANT-01', ...options], folder);
  assert.equal(status, 2);
  assert.match(stderr, /--known-failures known\.txt: \S+ is not UTF-8 text; convert it\n$/);
  assert.deepEqual(readFileSync(join(folder, 'known.txt')), list);
});

test('a signal while a report is written leaves it complete', POSIX_ONLY, async () => {
  const folder = temporaryFolder();
  const pipe = join(folder, 'pipe');
  spawnSync('mkfifo', [pipe]);
  // For reading and writing, so that it waits for nobody.
  const reader = openSync(pipe, 'r+');
  const args = ['run', '--select', 'CONSTANT-01', '--select', 'LOOKUP-*', '--report', 'html=pipe'];
  const { pid, ended } = startCommand(args, folder);
  // The report is larger than the pipe, so the command is now in the middle of writing.
  const chunk = Buffer.alloc(1);
  const { bytesRead } = await new Promise<{ bytesRead: number }>((resolve, reject) =>
    read(reader, chunk, (error, read) => (error ? reject(error) : resolve({ bytesRead: read }))),
  );
  assert.equal(bytesRead, 1);
  process.kill(pid, 'SIGINT');
  const parts: Buffer[] = [];
  for (let text = ''; !text.endsWith('</html>\n'); text = Buffer.concat(parts.slice(-2)).toString()) {
    const part = Buffer.alloc(65_536);
    parts.push(part.subarray(0, readSync(reader, part)));
  }
  closeSync(reader);
  assert.equal((await ended).status, 0);
});
