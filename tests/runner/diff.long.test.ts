import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { callCommand } from './call-command';
import { temporaryFolder } from './command';

const folder = temporaryFolder();
const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
const SELECTED = ['CONSTANT-*', 'BLOCK-03', 'RULE-22', 'TAG-01'].flatMap((id) => ['--select', id]);

before(async () => {
  const adapter = join(PACKAGE_ROOT, 'tests/runner/adapters/flawed.js');
  const ended = await callCommand(
    ['run', '--adapter', adapter, ...SELECTED, '--report', 'json=flawed.json'],
    folder,
  );
  assert.equal(ended.status, 1, ended.stderr);
});

test('diff: says first whether trials got worse or better, and lists the changes by rule', async () => {
  const selected = ['--select', 'CONSTANT-*', '--select', 'BLOCK-03'];
  await callCommand(['run', ...selected, '--report', 'json=good.json'], folder);
  const worse = await callCommand(['diff', 'good.json', 'flawed.json'], folder);
  assert.equal(worse.status, 1);
  assert.match(
    worse.stdout,
    /^23 trials got worse\nold: [^\n]*, conformant at level spec, 25 of 25 trials passed \(.*\)\nnew: [^\n]*, not conformant at level spec, 2 of 25 trials passed \([^\n]*\)\n\nworse:\n {2}BLOCK-03 {2}passed -> unsupported \(22 trials\)\n {2}CONSTANT-01 {2}passed -> failed \(1 trial\)\n$/,
  );
  const better = await callCommand(['diff', 'flawed.json', 'good.json'], folder);
  assert.equal(better.status, 0);
  assert.match(better.stdout, /^23 trials got better\n[^]*\nbetter:\n {2}BLOCK-03 {2}unsupported -> passed/);
  const same = await callCommand(['diff', 'good.json', 'good.json'], folder);
  assert.equal(same.status, 0);
  assert.match(same.stdout, /^no verdict changed\n/);
  writeFileSync(join(folder, 'none.json'), '{}');
  const none = await callCommand(['diff', 'good.json', 'none.json'], folder);
  assert.equal(none.status, 2);
  assert.match(none.stderr, /none\.json is not a json report: it must have required property 'format'/);
});

test('diff: a change between unsupported and failed is neither worse nor better', async () => {
  for (const [from, to] of [
    ['unsupported', 'failed'],
    ['failed', 'unsupported'],
  ]) {
    const changed = read('flawed.json').replaceAll(`"verdict": "${from}"`, `"verdict": "${to}"`);
    writeFileSync(join(folder, 'changed.json'), changed);
    const { status, stdout } = await callCommand(['diff', 'flawed.json', 'changed.json'], folder);
    assert.equal(status, 0, stdout);
    assert.match(stdout, /^\d+ trials? changed between failed and unsupported\n/);
    assert.match(stdout, /\nneither worse nor better:\n/);
  }
});

test('diff: trials that only one of the runs played are not compared', async () => {
  const selected = ['--select', 'BLOCK-03'];
  await callCommand(['run', ...selected, '--report', 'json=both.json'], folder);
  await callCommand(['run', ...selected, '--surface', 'catalog', '--report', 'json=catalog.json'], folder);
  for (const reports of [
    ['both.json', 'catalog.json'],
    ['catalog.json', 'both.json'],
  ]) {
    const { status, stdout } = await callCommand(['diff', ...reports], folder);
    assert.equal(status, 0, stdout);
    assert.match(stdout, /^no verdict changed\n/);
  }
});

test('diff: texts of a report are escaped', async () => {
  const hostile = '\\n::error::x\\u001b[31m';
  const changed = read('flawed.json')
    .replace(/"rule": "CONSTANT-01",(\s+)"verdict": "failed"/, `"rule": "A${hostile}",$1"verdict": "passed"`)
    .replace(/("suite": \{\s+"name": ")/, `$1${hostile}`)
    .replace(/("implementation": \{\s+"name": ")/, `$1${hostile}`);
  writeFileSync(join(folder, 'hostile.json'), changed);
  const { status, stdout } = await callCommand(['diff', 'flawed.json', 'hostile.json'], folder);
  assert.equal(status, 0, stdout);
  assert.match(stdout, /\n {2}A \\u003a:error::x\\u001b\[31m {2}failed -> passed \(1 trial\)\n/);
  assert.match(stdout, /\nnew: +\\u003a:error::x\\u001b\[31m.*\( \\u003a:error::x\\u001b\[31m/);
  assert.doesNotMatch(stdout, /^\s*::|\u001b/m);
});

test('diff: a report of another format is refused', async () => {
  writeFileSync(join(folder, 'format.json'), read('good.json').replace(/"format": \d+/, '"format": 1'));
  const { status, stderr } = await callCommand(['diff', 'format.json', 'good.json'], folder);
  assert.equal(status, 2);
  assert.match(
    stderr,
    /format\.json has report format 1, but this version reads format \d+: run the port again with --report json=FILE\n$/,
  );
});
