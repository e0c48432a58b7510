import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { callCommand } from './call-command';
import { temporaryFolder } from './command';
import { reported } from './reported';
import { sizeOf } from './suite';

const FLAWED = ['run', '--adapter', join(PACKAGE_ROOT, 'tests/runner/adapters/flawed.js')];
/** The number of scenarios for which the flawed port lacks an operation. */
const LACKING = sizeOf('BLOCK-03');
const select = (...ids: readonly string[]): string[] => ids.flatMap((id) => ['--select', id]);

test('a port that fails rules is not conformant, and the console shows the failures', async () => {
  const { status, stdout } = await callCommand([...FLAWED, ...select('CONSTANT-*')]);
  assert.equal(status, 1);
  assert.match(
    stdout,
    /^CONSTANT-01 VERSION must be "0\.2\.2"\n  section 9, level spec, 1 of 1 trial failed, on the library as a whole$/m,
  );
  assert.match(stdout, /^  > Then the constant VERSION is "0\.2\.2"$/m);
  assert.match(stdout, /^  VERSION on the module:\n    expected  "0\.2\.2"\n    actual    "<script>/m);
  assert.match(
    stdout,
    /run it alone: npx i18n-conformance run --adapter \S.*flawed\.js"? --select CONSTANT-01\//,
  );
  assert.match(stdout, /\nnot conformant at level spec \(3 trials selected\): 2 of 3 trials, 1 failed\n$/);
  assert.ok(!stdout.includes('\u001b'), 'control characters are escaped');
});

test('one failure of a rule is shown and the others are counted; --verbose shows all', async () => {
  const short = await callCommand([...FLAWED, ...select('MISSING-02')]);
  const verbose = await callCommand([...FLAWED, ...select('MISSING-02'), '--verbose']);
  assert.equal(short.stdout.match(/run it alone/g)?.length, 1);
  assert.match(short.stdout, /\d+ more failures \(--verbose shows all\)/);
  assert.ok((verbose.stdout.match(/run it alone/g)?.length ?? 0) > 1);
});

test('a port with unsupported scenarios is not conformant', async () => {
  const { status, stdout } = await callCommand([...FLAWED, ...select('BLOCK-03')]);
  assert.equal(status, 1);
  assert.match(
    stdout,
    new RegExp(`^no blocks with a locale \\(${LACKING} trials\\) \\(--verbose lists the scenarios\\)$`, 'm'),
  );
  assert.match(
    stdout,
    new RegExp(
      `not conformant at level spec \\(${LACKING} trials selected\\): 0 of ${LACKING} trials, ${LACKING} unsupported\\n$`,
    ),
  );
});

test('at level spec, rules of level crystal are not played', async () => {
  const { status, stdout } = await callCommand([...FLAWED, ...select('CONSTANT-02', 'RULE-22')]);
  assert.equal(status, 0, stdout);
  assert.match(stdout, /\nconformant at level spec \(2 trials selected\): 2 of 2 trials\n$/);
});

test('at level crystal, rules of level crystal decide the verdict', async () => {
  const { status, stdout } = await callCommand([
    ...FLAWED,
    ...select('CONSTANT-02', 'RULE-22'),
    '--level',
    'crystal',
  ]);
  assert.equal(status, 1);
  assert.match(stdout, /\nconformant at level spec \([^\n]*\nnot conformant at level crystal \([^\n]*\n$/);
  assert.match(stdout, /--level crystal --select RULE-/);
});

test('known failures are expected failures with their reasons, and a fault is never excused', async () => {
  const folder = temporaryFolder();
  writeFileSync(
    join(folder, 'known.txt'),
    '# ours\n\nCONSTANT-01  # an old version\nBLOCK-*/*  # no blocks\n',
  );
  const options = [...FLAWED, ...select('CONSTANT-*', 'BLOCK-03'), '--known-failures', 'known.txt'];
  const { status, stdout } = await callCommand([...options, '--report', 'json=report.json'], folder);
  assert.equal(status, 0, stdout);
  assert.match(
    stdout,
    new RegExp(
      `\\nno new failures at level spec \\(${LACKING + 3} trials selected\\): 2 of ${LACKING + 3} trials, ${LACKING + 1} known failures\\n$`,
    ),
  );
  const { conclusion, judgement } = reported(join(folder, 'report.json'));
  assert.equal(conclusion, 'conformant-but-for-known-failures');
  assert.deepEqual(judgement.trials[0]?.knownFailure, {
    pattern: 'BLOCK-*/*',
    reason: 'no blocks',
    place: 'known.txt:4',
  });

  const adapter = join(PACKAGE_ROOT, 'tests/runner/adapters/misbehaving.js');
  const faulty = ['run', '--command', `node "${adapter}" "exit often" .`, ...select('CONSTANT-01')];
  const fault = await callCommand([...faulty, '--known-failures', 'known.txt'], folder);
  assert.equal(fault.status, 3);
  assert.match(
    fault.stdout,
    /because the adapter is at fault at level spec \(1 trial selected\): 0 of 1 trial, 1 adapter fault\n$/,
  );
});

test('a known failure that passes fails the run, and so does an entry that matches no scenario', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'known.txt'), 'CONSTANT-02/*  # once\nCONSTANT-99  # never\n');
  const { status, stdout } = await callCommand(
    [...FLAWED, ...select('CONSTANT-02'), '--known-failures', 'known.txt'],
    folder,
  );
  assert.equal(status, 1);
  assert.match(stdout, /known\.txt:1: CONSTANT-02\/\* passed; remove or narrow the entry \(2 trials\)/);
  assert.match(stdout, /known\.txt:2: CONSTANT-99 matches no scenario; remove the entry or correct its id$/m);
});

test('a known failure on one surface does not apply to another surface', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'known.txt'), 'BLOCK-03/* @catalog  # no blocks in a catalog\n');
  const options = [...FLAWED, '--known-failures', 'known.txt'];
  const onCatalog = await callCommand([...options, ...select('BLOCK-03 @catalog')], folder);
  assert.equal(onCatalog.status, 0, onCatalog.stdout);
  const onModule = await callCommand([...options, ...select('BLOCK-03 @module')], folder);
  assert.equal(onModule.status, 1, onModule.stdout);
  assert.match(
    onModule.stdout,
    /not conformant at level spec \((\d+) trials selected\): 0 of \1 trials, \1 unsupported\n$/,
  );
});

test('an entry with several scenarios that pass is reported in one line', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'known.txt'), 'CONSTANT-*  # once\n');
  const { stdout } = await callCommand(
    [...FLAWED, ...select('CONSTANT-02'), '--known-failures', 'known.txt'],
    folder,
  );
  const verbose = await callCommand(
    [...FLAWED, ...select('CONSTANT-02'), '--known-failures', 'known.txt', '--verbose'],
    folder,
  );
  assert.match(verbose.stdout, /known\.txt:1: .*\n(  CONSTANT-02\/\S+ on the library as a whole\n){2}\n/);
  assert.match(
    stdout,
    /is out of date:\nknown\.txt:1: CONSTANT-\* passed; remove or narrow the entry \(2 trials\) \(--verbose lists the scenarios\)\n\n/,
  );
});

test('new failures are written to a list, and its reasons and comments are kept', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'known.txt'), '# ours\nCONSTANT-01  # an old version\nCONSTANT-02  # stale\n');
  const options = [...FLAWED, ...select('CONSTANT-*', 'BLOCK-03/*'), '--known-failures', 'known.txt'];
  const { stdout } = await callCommand([...options, '--write-known-failures', 'known.txt'], folder);
  assert.match(
    stdout,
    /\nwrote 2 entries to known\.txt \(1 kept, 1 added, 1 removed\)\n\nnot conformant .*\n$/,
  );
  assert.equal(
    readFileSync(join(folder, 'known.txt'), 'utf8'),
    '# ours\nCONSTANT-01  # an old version\nBLOCK-03  # no blocks with a locale\n',
  );
  const again = await callCommand(options, folder);
  assert.equal(again.status, 0, again.stdout);
});

test('a selection changes only its own part of a list', async () => {
  const folder = temporaryFolder();
  const others = '# not run today\nLOOKUP-*  # one reason\n\nBLOCK-*/*  # another\n';
  const file = join(folder, 'known.txt');
  writeFileSync(file, `${others}CONSTANT-*  # a glob of which one part passes\nCONSTANT-02  # passes\n`);
  const options = [...FLAWED, '--known-failures', 'known.txt', '--write-known-failures', 'known.txt'];
  await callCommand([...options, ...select('CONSTANT-*', 'BLOCK-03')], folder);
  assert.equal(
    readFileSync(file, 'utf8'),
    `${others}CONSTANT-*  # a glob of which one part passes\n`,
    'entries whose scenarios did not run or partly fail are kept',
  );
  await callCommand([...options, ...select('CONSTANT-02')], folder);
  assert.equal(readFileSync(file, 'utf8'), `${others}CONSTANT-*  # a glob of which one part passes\n`);
});

test('without --known-failures, the list in the file is updated, or created if there is none', async () => {
  const folder = temporaryFolder();
  const file = join(folder, 'known.txt');
  const options = [...FLAWED, '--write-known-failures', 'known.txt'];
  const made = await callCommand([...options, ...select('CONSTANT-*')], folder);
  assert.match(made.stdout, /\nwrote 1 entry to known\.txt \(0 kept, 1 added, 0 removed\)\n/);
  const list = '# theirs\r\nLOOKUP-01  # a reason\r\nCONSTANT-99  # matches nothing';
  writeFileSync(file, list);
  await callCommand([...options, ...select('CONSTANT-*')], folder);
  const [comment, lookup, constant, ...rest] = readFileSync(file, 'utf8').split('\r\n');
  assert.deepEqual([comment, lookup, ...rest], ['# theirs', 'LOOKUP-01  # a reason', '']);
  assert.match(constant ?? '', /^CONSTANT-01\/the-version-of-the-interface @library  # \S/);
});

test('a list that is read and written need not be there before the first run', async () => {
  const folder = temporaryFolder();
  const list = ['--known-failures', 'known.txt', '--write-known-failures', 'known.txt'];
  const first = await callCommand([...FLAWED, ...select('CONSTANT-*'), ...list], folder);
  assert.equal(first.status, 1);
  assert.match(first.stdout, /\nwrote 1 entry to known\.txt \(0 kept, 1 added, 0 removed\)\n/);
  const second = await callCommand([...FLAWED, ...select('CONSTANT-*'), ...list], folder);
  assert.equal(second.status, 0, second.stdout);
});

test('with --fail-fast, a failure ends the run, but a known failure does not', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'known.txt'), 'CONSTANT-01  # an old version\n');
  const options = [...FLAWED, ...select('CONSTANT-*', 'MISSING-*'), '--fail-fast', '--report', 'json=r.json'];
  const { status, stdout } = await callCommand([...options, '--known-failures', 'known.txt'], folder);
  assert.equal(status, 1);
  assert.match(
    stdout,
    /not conformant at level spec \((\d+) trials selected\): \d+ of \1 trials, 1 failed, \d+ not run\n$/,
  );
  const { totals, planned } = reported(join(folder, 'r.json'));
  const sum = Object.values(totals as Record<string, number>).reduce((one, other) => one + other, 0);
  assert.equal(sum, planned, 'the verdicts add up to the plan');
});
