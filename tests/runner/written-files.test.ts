import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs, {
  closeSync,
  existsSync,
  openSync,
  read,
  readdirSync,
  readFileSync,
  readSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { compiledFile } from '../../adapter/contract/package';
import { makeFolder, writeOutput } from '../../runner/files/write-file';
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

test('a file that cannot be replaced stays as it is, and nothing is left beside it', ({ mock }) => {
  const folder = temporaryFolder();
  const file = join(folder, 'report.json');
  writeFileSync(file, 'before');
  // On Windows, this happens while another program has the file open.
  const rename = mock.method(fs, 'renameSync', () => {
    throw Object.assign(new Error('busy'), { code: 'EBUSY' });
  });
  assert.throws(() => writeOutput(file, 'after'), { code: 'EBUSY' });
  rename.mock.restore();
  assert.deepEqual(readdirSync(folder), ['report.json']);
  assert.equal(readFileSync(file, 'utf8'), 'before');
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

test('a list of known failures that is edited during the run keeps what was added', async () => {
  const folder = temporaryFolder();
  const known = join(folder, 'known.txt');
  writeFileSync(known, '# ours\n');
  const judged = async (line: string) => {
    writeFileSync(
      join(folder, 'port.cjs'),
      `const reference = require(${JSON.stringify(compiledFile('ports/reference.js'))}).default;
      module.exports = () => Object.assign(reference(), {
        constants: async () => {
          require('node:fs').appendFileSync('known.txt', ${JSON.stringify(line)});
          return { VERSION: '9', DEFAULT_LOCALE: 'en' };
        },
      });`,
    );
    const lists = ['--known-failures', 'known.txt', '--write-known-failures', 'known.txt'];
    const select = ['--select', 'CONSTANT-01/the-version-of-the-interface'];
    return callCommand(['run', '--adapter', 'port.cjs', ...select, ...lists], folder);
  };
  assert.equal((await judged('LOOKUP-01  # added meanwhile\n')).status, 1);
  assert.match(
    readFileSync(known, 'utf8'),
    /^# ours\nLOOKUP-01 {2}# added meanwhile\nCONSTANT-01\/the-version-of-the-interface.* {2}# .*\n$/,
  );
  const { status, stderr } = await judged('half a line');
  assert.equal(status, 2);
  assert.match(stderr, /the known failures were not written: known\.txt:4: "half a line" has no reason/);
  assert.match(readFileSync(known, 'utf8'), /\nhalf a line$/);
});

test('with both options, --write-known-failures replaces its file by the updated list of --known-failures', async () => {
  const folder = temporaryFolder();
  const [read, written] = ['known.txt', 'other.txt'].map((name) => join(folder, name)) as [string, string];
  writeFileSync(read, '# ours\nCONSTANT-01  # it passes\nLOOKUP-01  # not yet\n');
  writeFileSync(written, '# older\nLOOKUP-02  # never\n');
  const lists = ['--known-failures', 'known.txt', '--write-known-failures', 'other.txt'];
  const { status } = await callCommand(['run', '--select', 'CONSTANT-01', ...lists], folder);
  assert.equal(status, 1);
  assert.match(readFileSync(read, 'utf8'), /# it passes/);
  assert.equal(readFileSync(written, 'utf8'), '# ours\nLOOKUP-01  # not yet\n');
});

test('with both options for a file that does not exist yet, the run begins it, however its path is written', async () => {
  const folder = temporaryFolder();
  const lists = ['--known-failures', 'known.txt', '--write-known-failures', './known.txt'];
  const { status, stderr } = await callCommand(['run', '--select', 'CONSTANT-01', ...lists], folder);
  assert.deepEqual([status, stderr], [0, '']);
  assert.deepEqual(readdirSync(folder), ['known.txt']);
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
