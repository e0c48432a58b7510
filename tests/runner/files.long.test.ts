import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  createReadStream,
  existsSync,
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
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { POSIX_ONLY } from '../processes';
import { callCommand } from './call-command';
import { command, PATIENT_TIMEOUT, temporaryFolder } from './command';
import { reported } from './reported';

const MAIN = join(PACKAGE_ROOT, 'dist/runner/main.js');
const RUN = ['run', '--select', 'CONSTANT-01'];
const VERDICT = /\nconformant at level spec \(1 trial selected\): 1 of 1 trial\n$/;
/** The options of a test of a disk that is full: Linux has a device for it. */
const LINUX_ONLY = { skip: process.platform !== 'linux' && 'needs /dev/full' };

test('a report is written through a symbolic link, which stays', POSIX_ONLY, async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'target.json'), '{ "format": 1 }');
  symlinkSync('target.json', join(folder, 'link.json'));
  symlinkSync('new.json', join(folder, 'dangling.json'));
  const reports = ['--report', 'json=link.json', '--report', 'json=dangling.json'];
  const { status, stderr } = await callCommand([...RUN, ...reports], folder);
  assert.equal(status, 0, stderr);
  for (const link of ['link.json', 'dangling.json'])
    assert.ok(lstatSync(join(folder, link)).isSymbolicLink());
  for (const file of ['target.json', 'new.json']) {
    assert.equal(reported(join(folder, file)).planned, 1);
  }
});

test('a run that does not begin leaves an old report as it is', POSIX_ONLY, async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'r.json'), '{"format":1}');
  const { status } = await callCommand(['run', '--command', 'exit 1', '--report', 'json=r.json'], folder);
  assert.equal(status, 3);
  assert.equal(readFileSync(join(folder, 'r.json'), 'utf8'), '{"format":1}');
});

test('a report is written to a named pipe', POSIX_ONLY, async () => {
  const folder = temporaryFolder();
  const pipe = join(folder, 'pipe');
  spawnSync('mkfifo', [pipe]);
  const received = text(createReadStream(pipe));
  const { status } = await command([...RUN, '--report', 'json=pipe'], folder);
  assert.equal(status, 0);
  assert.equal(JSON.parse(await received).judgement.conclusions[0].planned, 1);
  assert.ok(lstatSync(pipe).isFIFO());
});

test(
  'a pipe that took the place of an output during the run, and that nobody reads, is reported',
  POSIX_ONLY,
  () => {
    const folder = temporaryFolder();
    const port = `rm -f r.json known.txt; mkfifo r.json known.txt; exec node "${MAIN}" serve`;
    const outputs = ['--report', 'json=r.json', '--write-known-failures', 'known.txt'];
    const args = ['run', '--select', 'CONSTANT-01', '--command', port, ...outputs];
    const { status, stdout, stderr } = runMain(args, folder);
    assert.equal(status, 2, stderr);
    assert.match(stdout, VERDICT);
    const why = 'it is a pipe that no program reads; start a reader, or remove it';
    assert.equal(
      stderr,
      `i18n-conformance: the json report cannot be written to r.json: ${why}; ` +
        `the known failures cannot be written to known.txt: ${why}\n`,
    );
  },
);

test('programs that need more open files than the system allows are reported', POSIX_ONLY, () => {
  const folder = temporaryFolder();
  const command = `"${process.execPath}" "${MAIN}" run --jobs 16 --command 'node "${MAIN}" serve'`;
  const { status, stderr } = spawnSync('sh', ['-c', `ulimit -n 40; ${command}`], {
    cwd: folder,
    encoding: 'utf8',
    timeout: PATIENT_TIMEOUT,
  });
  assert.equal(status, 2, stderr);
  // The versions of Node open different numbers of files at their start.
  assert.match(
    stderr,
    /^i18n-conformance: the (?:run ended early|command cannot continue): .*; allow more open files with ulimit -n, or use fewer --jobs\n$/,
  );
});

describe('folders that cannot be created below /proc do not block', LINUX_ONLY, () => {
  test('the cache folder', () => {
    const env = { HOME: '/proc/none', XDG_CACHE_HOME: '' };
    const { status, stdout, stderr } = runMain(RUN, temporaryFolder(), env);
    assert.equal(status, 0, stderr);
    assert.match(stdout, VERDICT);
    assert.match(
      stderr,
      /^i18n-conformance: warning: the results are not remembered for --last-failed: ENOENT.*'\/proc\/none'\n$/,
    );
  });

  test('the folder of a starter kit', () => {
    const { status, stdout, stderr } = runMain(['init', '--language', 'go', '/proc/none/kit'], '/');
    assert.deepEqual([status, stdout], [2, '']);
    assert.match(
      stderr,
      /^i18n-conformance: proc\/none\/kit\/.* cannot be written: ENOENT.*'\/proc\/none'\n$/,
    );
  });
});

/** Runs the command in a way that ends it even if it blocks. */
function runMain(args: readonly string[], cwd: string, variables: NodeJS.ProcessEnv = {}) {
  const env = { ...process.env, ...variables, NO_COLOR: '1' };
  return spawnSync(process.execPath, [MAIN, ...args], {
    cwd,
    env,
    encoding: 'utf8',
    timeout: PATIENT_TIMEOUT,
  });
}

describe('a full disk is reported in one sentence after the verdict', LINUX_ONLY, () => {
  const CASES: Readonly<Record<string, readonly [args: readonly string[], sentence: RegExp]>> = {
    'a report': [
      ['--report', 'json=full'],
      /^i18n-conformance: the json report cannot be written to full: ENOSPC/,
    ],
    'a list of known failures': [
      ['--write-known-failures', 'full'],
      /^i18n-conformance: the known failures cannot be written to full: ENOSPC/,
    ],
  };
  for (const [name, [args, sentence]] of Object.entries(CASES)) {
    test(name, async () => {
      const folder = temporaryFolder();
      symlinkSync('/dev/full', join(folder, 'full'));
      const { status, stdout, stderr } = await callCommand([...RUN, ...args], folder);
      assert.equal(status, 2);
      assert.match(stdout, VERDICT);
      assert.match(stderr, sentence);
      assert.match(stderr, /^.*\n$/);
      assert.ok(lstatSync(join(folder, 'full')).isSymbolicLink());
    });
  }

  test('a transcript', async () => {
    const folder = temporaryFolder();
    symlinkSync('/dev/full', join(folder, 'full'));
    const args = ['run', '--select', 'CONSTANT-01', '--transcript', 'full'];
    const { status, stdout, stderr } = await callCommand(args, folder);
    assert.equal(status, 2);
    assert.match(stdout, VERDICT);
    assert.match(stderr, /^i18n-conformance: the transcript is not complete: ENOSPC.*\n$/);
  });

  test('one failed report does not prevent another', async () => {
    const folder = temporaryFolder();
    symlinkSync('/dev/full', join(folder, 'full'));
    const { status, stdout } = await callCommand(
      [...RUN, '--report', 'json=full', '--report', 'html=r.html'],
      folder,
    );
    assert.equal(status, 2);
    assert.match(stdout, /\nwrote the html report to r\.html\n/);
    assert.ok(existsSync(join(folder, 'r.html')));
  });

  test('standard output', () => {
    const stdio = ['ignore', openSync('/dev/full', 'w'), 'pipe'] as const;
    const { status, stderr } = spawnSync(process.execPath, [MAIN, ...RUN], {
      stdio: [...stdio],
      encoding: 'utf8',
    });
    assert.equal(status, 2);
    assert.match(stderr, /^i18n-conformance: the command cannot continue: ENOSPC.*\n$/);
  });
});

test('a missing temporary folder ends the run early, after its verdict', POSIX_ONLY, () => {
  const env = { ...process.env, TMPDIR: join(temporaryFolder(), 'none'), NO_COLOR: '1' };
  const args = [MAIN, 'run', '--select', 'LOAD-03', '--select', 'CONSTANT-01'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
  assert.equal(status, 2);
  assert.match(stdout, /\nended early at level spec .*, \d+ not run\n$/);
  assert.match(
    stderr,
    /^i18n-conformance: the run ended early: ENOENT.*; set TMPDIR to a folder that exists.*\n$/,
  );
});

test('a current folder that was deleted is reported in one sentence', POSIX_ONLY, () => {
  const folder = join(temporaryFolder(), 'deleted');
  mkdirSync(folder);
  const script = `rmdir "${folder}"; "${process.execPath}" "${MAIN}" ${RUN.join(' ')}`;
  const { status, stderr } = spawnSync('sh', ['-c', script], { cwd: folder, encoding: 'utf8' });
  assert.equal(status, 2);
  assert.match(stderr, /^i18n-conformance: .*the current folder no longer exists, so change to another\n$/);
});
