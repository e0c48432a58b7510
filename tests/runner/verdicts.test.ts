import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { command, temporaryFolder } from './command';
import { sizeOf } from './suite';

/** In this process, which is quicker to start than two. */
const FLAWED = ['run', '--in-process', '--adapter', join(PACKAGE_ROOT, 'tests/runner/adapters/flawed.js')];
/** How many scenarios the flawed port lacks an operation for. */
const LACKING = sizeOf('BLOCK-03');
const select = (...ids: readonly string[]): string[] => ids.flatMap((id) => ['--select', id]);

test('a port that fails some rules is not conformant, and the console says which and why', async () => {
  const { status, stdout } = await command([...FLAWED, ...select('CONSTANT-*')]);
  assert.equal(status, 1);
  assert.match(
    stdout,
    /^CONSTANT-01 VERSION is "0\.2\.2"\nsection 9, level spec, 1 of 1 scenario failed, on the library as a whole$/m,
  );
  assert.match(stdout, /^  > Then the constant VERSION is "0\.2\.2"$/m);
  assert.match(stdout, /^  VERSION on the module:\n    - "0\.2\.2"\n    \+ "<script>/m);
  assert.match(
    stdout,
    /run it alone: npx i18n-conformance run --adapter \S+flawed\.js --in-process --select CONSTANT-01\//,
  );
  assert.match(stdout, /\nnot conformant at level spec: \d+ of \d+ selected scenarios, 1 failed\n$/);
  assert.ok(!stdout.includes('\u001b'), 'what a terminal would obey is written out');
});

test('one failure of a rule is shown and the rest counted; --verbose shows all', async () => {
  const short = await command([...FLAWED, ...select('MISSING-02')]);
  const verbose = await command([...FLAWED, ...select('MISSING-02'), '--verbose']);
  assert.equal(short.stdout.match(/run it alone/g)?.length, 1);
  assert.match(short.stdout, /\d+ more failures of this rule \(--verbose shows all\)/);
  assert.ok((verbose.stdout.match(/run it alone/g)?.length ?? 0) > 1);
});

test('what a port lacks is unsupported, and keeps it from being conformant', async () => {
  const { status, stdout } = await command([...FLAWED, ...select('BLOCK-03')]);
  assert.equal(status, 1);
  assert.match(
    stdout,
    new RegExp(`^The port lacks: no blocks with a locale \\(${LACKING} scenarios\\)$`, 'm'),
  );
  assert.match(
    stdout,
    new RegExp(
      `not conformant at level spec: 0 of ${LACKING} selected scenarios, ${LACKING} unsupported\\n$`,
    ),
  );
});

test('at level spec the rules of level crystal are observed and decide nothing', async () => {
  const { status, stdout } = await command([
    ...FLAWED,
    ...select('CONSTANT-02', 'RULE-22', 'TAG-*'),
    '--verbose',
  ]);
  assert.equal(status, 0, stdout);
  assert.match(
    stdout,
    /^differs from crystal-i18n 0\.2\.2 in \d+ silent points?; of \d+ observations \d+ unsupported$/m,
  );
  assert.match(stdout, /^  SILENT-\d+ .*\n    RULE-/m);
  assert.match(stdout, /conformant at level spec as far as selected: 2 of 2 selected scenarios\n$/);
});

test('at level crystal they decide', async () => {
  const { status, stdout } = await command([
    ...FLAWED,
    ...select('CONSTANT-02', 'RULE-22'),
    '--level',
    'crystal',
  ]);
  assert.equal(status, 1);
  assert.match(stdout, /not conformant at level crystal: /);
  assert.match(stdout, /--level crystal --select RULE-/);
});

test('known failures are expected, with the reason that is given, and a fault is never excused', async () => {
  const folder = temporaryFolder();
  writeFileSync(
    join(folder, 'known.txt'),
    '# ours\n\nCONSTANT-01  # an old version\nBLOCK-*/*  # no blocks\n',
  );
  const options = [...FLAWED, ...select('CONSTANT-*', 'BLOCK-03'), '--known-failures', 'known.txt'];
  const { status, stdout } = await command([...options, '--report', 'json=report.json'], folder);
  assert.equal(status, 0, stdout);
  assert.match(
    stdout,
    new RegExp(
      `conformant at level spec as far as selected but for known failures: 2 of ${LACKING + 3} .*, ${LACKING + 1} failed as listed\\n$`,
    ),
  );
  const report = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'));
  assert.equal(report.verdict, 'conformant-but-for-known-failures');
  assert.deepEqual(report.rules[0].scenarios[0].knownFailure, {
    pattern: 'BLOCK-*/*',
    reason: 'no blocks',
    place: 'known.txt:4',
  });

  const adapter = join(PACKAGE_ROOT, 'tests/runner/adapters/misbehaving.js');
  const faulty = ['run', '--command', `node "${adapter}" "exit often" .`, ...select('CONSTANT-01')];
  const fault = await command([...faulty, '--known-failures', 'known.txt'], folder);
  assert.equal(fault.status, 3);
  assert.match(fault.stdout, /the adapter is at fault: 0 of 1 selected scenario, 1 adapter fault\n$/);
});

test('a known failure that passes is stale, and one that no scenario is is told; both fail the run', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'known.txt'), 'CONSTANT-02/*  # once\nCONSTANT-99  # never\n');
  const { status, stdout } = await command(
    [...FLAWED, ...select('CONSTANT-02'), '--known-failures', 'known.txt'],
    folder,
  );
  assert.equal(status, 1);
  assert.match(
    stdout,
    /known\.txt:1: CONSTANT-02\/\*: 2 scenarios passed although listed as a known failure$/m,
  );
  assert.match(stdout, /known\.txt:2: CONSTANT-99 names no scenario of the suite$/m);
});

test('a known failure on one surface is none on another', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'known.txt'), 'BLOCK-03/* @catalog  # no blocks in a catalog\n');
  const options = [...FLAWED, '--known-failures', 'known.txt'];
  const onCatalog = await command([...options, ...select('BLOCK-03 @catalog')], folder);
  assert.equal(onCatalog.status, 0, onCatalog.stdout);
  const onModule = await command([...options, ...select('BLOCK-03 @module')], folder);
  assert.equal(onModule.status, 1, onModule.stdout);
  assert.match(
    onModule.stdout,
    /not conformant at level spec: 0 of (\d+) selected scenarios, \1 unsupported\n$/,
  );
});

test('one line tells of an entry that covers several scenarios that pass', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'known.txt'), 'CONSTANT-*  # once\n');
  const { stdout } = await command(
    [...FLAWED, ...select('CONSTANT-02'), '--known-failures', 'known.txt'],
    folder,
  );
  const verbose = await command(
    [...FLAWED, ...select('CONSTANT-02'), '--known-failures', 'known.txt', '--verbose'],
    folder,
  );
  assert.match(verbose.stdout, /known\.txt:1: .*\n(    CONSTANT-02\/\S+ @library\n){2}\n/);
  assert.match(
    stdout,
    /does not hold:\n  known\.txt:1: CONSTANT-\*: 2 scenarios passed although listed as a known failure\n\n/,
  );
});

test("today's failures can be written down, and the reasons and comments that were there stay", async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'known.txt'), '# ours\nCONSTANT-01  # an old version\nCONSTANT-02  # stale\n');
  const options = [...FLAWED, ...select('CONSTANT-*', 'BLOCK-03/*'), '--known-failures', 'known.txt'];
  const { stdout } = await command([...options, '--write-known-failures', 'known.txt'], folder);
  assert.match(
    stdout,
    /\nwrote 2 entries to known\.txt \(1 kept, 1 added, 1 removed\)\n\nnot conformant .*\n$/,
  );
  assert.equal(
    readFileSync(join(folder, 'known.txt'), 'utf8'),
    '# ours\nCONSTANT-01  # an old version\nBLOCK-03  # no blocks with a locale\n',
  );
  const again = await command(options, folder);
  assert.equal(again.status, 0, again.stdout);
});

test('a selection changes its own part of a list alone', async () => {
  const folder = temporaryFolder();
  const others = '# not run today\nLOOKUP-*  # one reason\n\nBLOCK-*/*  # another\n';
  const file = join(folder, 'known.txt');
  writeFileSync(file, `${others}CONSTANT-*  # a glob of which one part passes\nCONSTANT-02  # passes\n`);
  const options = [...FLAWED, '--known-failures', 'known.txt', '--write-known-failures', 'known.txt'];
  await command([...options, ...select('CONSTANT-*', 'BLOCK-03')], folder);
  assert.equal(
    readFileSync(file, 'utf8'),
    `${others}CONSTANT-*  # a glob of which one part passes\n`,
    'what did not run, and a glob of which a part fails, stay',
  );
  await command([...options, ...select('CONSTANT-02')], folder);
  assert.equal(readFileSync(file, 'utf8'), `${others}CONSTANT-*  # a glob of which one part passes\n`);
});

test('a list that is written without --known-failures is brought up to date, and made when there is none', async () => {
  const folder = temporaryFolder();
  const file = join(folder, 'known.txt');
  const options = [...FLAWED, '--write-known-failures', 'known.txt'];
  const made = await command([...options, ...select('CONSTANT-*')], folder);
  assert.match(made.stdout, /\nwrote 1 entry to known\.txt \(0 kept, 1 added, 0 removed\)\n/);
  const list = '# theirs\r\nLOOKUP-01  # a reason\r\nCONSTANT-99  # matches nothing';
  writeFileSync(file, list);
  await command([...options, ...select('CONSTANT-*')], folder);
  const [comment, lookup, constant, ...rest] = readFileSync(file, 'utf8').split('\r\n');
  assert.deepEqual([comment, lookup, ...rest], ['# theirs', 'LOOKUP-01  # a reason', '']);
  assert.match(constant ?? '', /^CONSTANT-01\/the-version-of-the-interface @library  # \S/);
});

test('a failing scenario ends a run that fails fast; a known failure and an observation do not', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'known.txt'), 'CONSTANT-01  # an old version\n');
  const options = [
    ...FLAWED,
    ...select('CONSTANT-*', 'MISSING-*', 'RULE-22'),
    '--fail-fast',
    '--report',
    'json=r.json',
  ];
  const { status, stdout } = await command([...options, '--known-failures', 'known.txt'], folder);
  assert.equal(status, 1);
  assert.match(
    stdout,
    /not conformant at level spec: \d+ of \d+ selected scenarios, 1 failed, \d+ not run\n$/,
  );
  const { totals, planned } = JSON.parse(readFileSync(join(folder, 'r.json'), 'utf8'));
  const sum = Object.values(totals as Record<string, number>).reduce((one, other) => one + other, 0);
  assert.equal(sum, planned, 'the verdicts add up to the plan');
});
