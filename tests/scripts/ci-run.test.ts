import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { POSIX_ONLY } from '../processes';

const TOOLCHAINS = ['python3', 'ruby', 'go', 'crystal', 'chromium'];
const folder = mkdtempSync(join(tmpdir(), 'i18n-conformance-'));
after(() => rmSync(folder, { recursive: true }));

/** Programs that stand in for those of the system, each with its script. */
type Programs = Readonly<Record<string, string>>;

const ROOT: Programs = { id: 'echo 0' };
const TESTS: Programs = { npm: 'echo "npm $* with toolchains ${I18N_TOOLCHAINS-optional}"' };

/** Runs a copy of `.ci/run` with no other programs than these, those of the shell, and `dirname` and `timeout`. */
function run(name: string, programs: Programs): { status: number | null; lines: string[]; errors: string } {
  const root = join(folder, name);
  const script = join(root, '.ci/run');
  const bin = join(root, 'bin');
  mkdirSync(dirname(script), { recursive: true });
  mkdirSync(bin);
  cpSync(join(PACKAGE_ROOT, '.ci/run'), script);
  const standIns = { dirname: 'echo "${1%/*}"', timeout: 'shift; "$@"', ...TESTS, ...programs };
  for (const [program, body] of Object.entries(standIns)) {
    writeFileSync(join(bin, program), `#!/bin/sh\n${body}\n`);
    chmodSync(join(bin, program), 0o755);
  }
  const { status, stdout, stderr } = spawnSync('/bin/bash', [script], {
    env: { PATH: bin },
    encoding: 'utf8',
  });
  return { status, lines: stdout.trim().split('\n').filter(Boolean), errors: stderr };
}

test('.ci/run fails before the tests when a toolchain cannot be installed', POSIX_ONLY, () => {
  const failing = { ...ROOT, 'apt-get': '[ "$1" = update ] || { echo "no package crystal"; exit 100; }' };
  const { status, lines, errors } = run('failing', failing);
  assert.equal(status, 1);
  assert.deepEqual(lines, []);
  assert.match(errors, /^no package crystal\n\.ci\/run: apt-get could not install the toolchains/);
});

test('.ci/run requires the toolchains that it installed', POSIX_ONLY, () => {
  const { status, lines } = run('installing', { ...ROOT, 'apt-get': 'exit 0' });
  assert.equal(status, 0);
  assert.deepEqual(lines, ['npm ci with toolchains required', 'npm test -- --all with toolchains required']);
});

test('.ci/run requires toolchains that are there, without installing them', POSIX_ONLY, () => {
  const there = Object.fromEntries(TOOLCHAINS.map((program) => [program, 'exit 0']));
  const { status, lines } = run('there', { ...ROOT, ...there, 'apt-get': 'echo no network; exit 100' });
  assert.equal(status, 0);
  assert.match(lines[0] ?? '', / required$/);
});

test('.ci/run says that tests are skipped where it can install nothing', POSIX_ONLY, () => {
  const { status, lines, errors } = run('unprivileged', { id: 'echo 1000', 'apt-get': 'exit 100' });
  assert.equal(status, 0);
  assert.match(lines[0] ?? '', / optional$/);
  assert.match(errors, /without root and apt-get: tests are skipped where one is missing\n$/);
});
