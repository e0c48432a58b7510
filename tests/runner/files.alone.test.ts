import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  createReadStream,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, test } from 'node:test';
import { compiledFile } from '../../adapter/contract/package';
import { FULL_DISK_ONLY, PATIENT_TIMEOUT, POSIX_ONLY } from '../processes';
import { callCommand } from './call-command';
import { command, MAIN, temporaryFolder } from './command';
import { reported } from './reported';

const RUN = ['run', '--select', 'CONSTANT-01'];
const VERDICT =
  /\nconformant at level spec of i18n-conformance \S+ \(1 trial selected\): 1 of 1 trial, in [\d.]+ s\n$/;

/** Runs the command in a way that ends it even if it blocks. */
function runMain(args: readonly string[], cwd: string, variables: NodeJS.ProcessEnv = {}) {
  return spawnSync(process.execPath, [MAIN, ...args], {
    cwd,
    env: { ...process.env, ...variables, NO_COLOR: '1' },
    encoding: 'utf8',
    timeout: PATIENT_TIMEOUT,
  });
}

test('a report is written through a symbolic link, which stays', POSIX_ONLY, async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'target.json'), '{ "format": 1, "run": {');
  symlinkSync('target.json', join(folder, 'link.json'));
  assert.equal((await callCommand([...RUN, '--report', 'json=link.json'], folder)).status, 0);
  assert.ok(lstatSync(join(folder, 'link.json')).isSymbolicLink());
  assert.equal(reported(join(folder, 'target.json')).planned, 1);
});

test('a report is written to a named pipe', POSIX_ONLY, async () => {
  const folder = temporaryFolder();
  const pipe = join(folder, 'pipe');
  spawnSync('mkfifo', [pipe]);
  const received = text(createReadStream(pipe));
  assert.equal((await command([...RUN, '--report', 'json=pipe'], folder)).status, 0);
  assert.equal(JSON.parse(await received).judgement.conclusions[0].planned, 1);
  assert.ok(lstatSync(pipe).isFIFO());
});

describe('a report is written to standard output', POSIX_ONLY, () => {
  const run = `"${process.execPath}" "${MAIN}" ${RUN.join(' ')}`;
  for (const [name, line] of [
    ['a pipe', `${run} --report json=/dev/stdout | cat > out`],
    ['a file', `${run} --report json=/dev/stdout > out`],
    ['a file that is named', `${run} --report json=out > out`],
    [
      'a process of bash',
      `${run} --report json=>(cat > report) > verdict; sleep 1; cat report verdict > out`,
    ],
  ] as const) {
    test(`that is ${name}`, async () => {
      const folder = temporaryFolder();
      const { stderr } = spawnSync('bash', ['-c', line], { cwd: folder, encoding: 'utf8' });
      assert.equal(stderr, '');
      const out = readFileSync(join(folder, 'out'), 'utf8');
      assert.equal(
        JSON.parse(out.slice(out.indexOf('{'), out.lastIndexOf('\n}') + 2)).judgement.whole,
        false,
      );
      assert.match(out, VERDICT);
    });
  }
});

test('a report is written to the file of standard error, which stays', POSIX_ONLY, () => {
  const folder = temporaryFolder();
  const run = `"${process.execPath}" "${MAIN}" ${RUN.join(' ')}`;
  spawnSync('bash', ['-c', `exec 2> out; ${run} --report json=out > verdict; echo more >&2`], {
    cwd: folder,
  });
  assert.match(readFileSync(join(folder, 'out'), 'utf8'), /^\{\n[^]*\n\}\nmore\n$/);
});

test('a pipe that took the place of an output, and that nobody reads, is reported', POSIX_ONLY, () => {
  const port = `rm -f r.json known.txt; mkfifo r.json known.txt; exec node "${MAIN}" serve`;
  const outputs = ['--report', 'json=r.json', '--write-known-failures', 'known.txt'];
  const args = [...RUN, '--command', port, ...outputs];
  const { status, stdout, stderr } = runMain(args, temporaryFolder());
  assert.equal(status, 2, stderr);
  assert.match(stdout, VERDICT);
  const why = 'it is a pipe that no program reads; start a reader, or remove it';
  assert.equal(
    stderr,
    `i18n-conformance: the json report cannot be written to r.json: ${why}; ` +
      `the known failures cannot be written to known.txt: ${why}\n`,
  );
});

test('programs that need more open files than the system allows are reported', POSIX_ONLY, () => {
  const run = `"${process.execPath}" "${MAIN}" run --jobs 16 --command 'node "${MAIN}" serve'`;
  const options = { cwd: temporaryFolder(), encoding: 'utf8', timeout: PATIENT_TIMEOUT } as const;
  const { status, stderr } = spawnSync('sh', ['-c', `ulimit -n 40; ${run}`], options);
  assert.equal(status, 2, stderr);
  // The versions of Node open different numbers of files at their start.
  assert.match(
    stderr,
    /: the (?:run ended early|command cannot continue): .*ulimit -n, or use fewer --jobs\n$/,
  );
});

test('a command whose output nobody reads any more ends as if it was interrupted', POSIX_ONLY, async () => {
  const port = join(temporaryFolder(), 'port.cjs');
  const reference = `require(${JSON.stringify(compiledFile('ports/reference.js'))}).default()`;
  // An unknown field of the handshake causes a warning on standard error.
  const initialize = `async () => ({ ...(await ${reference}.initialize()), extra: 1 })`;
  writeFileSync(port, `module.exports = () => ({ ...${reference}, initialize: ${initialize} });`);
  for (const [args, closed, open] of [
    [['list'], 'stdout', 'stderr'],
    [[...RUN, '--adapter', port], 'stderr', 'stdout'],
  ] as const) {
    const child = spawn(process.execPath, [MAIN, ...args]);
    child[closed].destroy();
    child[open].resume();
    assert.deepEqual(await once(child, 'close'), [130, null], closed);
  }
});

test('a full disk behind standard output is reported in one sentence', FULL_DISK_ONLY, () => {
  const { status, stderr } = spawnSync(process.execPath, [MAIN, ...RUN], {
    stdio: ['ignore', openSync('/dev/full', 'w'), 'pipe'],
    encoding: 'utf8',
  });
  assert.equal(status, 2);
  assert.match(stderr, /^i18n-conformance: the command cannot continue: ENOSPC.*\n$/);
});

test('a missing temporary folder ends the run early, after its verdict', POSIX_ONLY, () => {
  const folder = temporaryFolder();
  const args = [...RUN, '--select', 'LOAD-03'];
  const { status, stdout, stderr } = runMain(args, folder, { TMPDIR: join(folder, 'none') });
  assert.equal(status, 2);
  assert.match(stdout, /\nended early at level spec .*, \d+ not run, in [\d.]+ s\n$/);
  assert.match(stderr, /: the run ended early: ENOENT.*; set TMPDIR to a folder that exists.*\n$/);
});

test('a current folder that was deleted is reported in one sentence', POSIX_ONLY, () => {
  const folder = join(temporaryFolder(), 'deleted');
  mkdirSync(folder);
  const script = `rmdir "${folder}"; "${process.execPath}" "${MAIN}" ${RUN.join(' ')}`;
  const { status, stderr } = spawnSync('sh', ['-c', script], { cwd: folder, encoding: 'utf8' });
  assert.equal(status, 2);
  assert.match(stderr, /^i18n-conformance: .*the current folder no longer exists, so change to another\n$/);
});
