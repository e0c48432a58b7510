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

test('diff: lists the scenarios that got worse and those that got better', async () => {
  const selected = ['--select', 'CONSTANT-*', '--select', 'BLOCK-03'];
  await callCommand(['run', ...selected, '--report', 'json=good.json'], folder);
  const worse = await callCommand(['diff', 'good.json', 'flawed.json'], folder);
  assert.equal(worse.status, 1);
  assert.match(
    worse.stdout,
    /23 scenarios got worse\n  BLOCK-03\/\S+ @module  passed -> unsupported: no blocks/,
  );
  assert.match(
    worse.stdout,
    /^  CONSTANT-01\/the-version-of-the-interface @library  passed -> failed: .*\\u001b/m,
  );
  const better = await callCommand(['diff', 'flawed.json', 'good.json'], folder);
  assert.equal(better.status, 0);
  assert.match(better.stdout, /23 scenarios got better/);
  const same = await callCommand(['diff', 'good.json', 'good.json'], folder);
  assert.equal(same.status, 0);
  assert.match(same.stdout, /\nnothing changed\n$/);
  writeFileSync(join(folder, 'none.json'), '{}');
  const none = await callCommand(['diff', 'good.json', 'none.json'], folder);
  assert.equal(none.status, 2);
  assert.match(none.stderr, /none\.json is not a json report: it must have required property 'format'/);
});

test('diff: a change between unsupported and failed is neither a regression nor an improvement', async () => {
  writeFileSync(
    join(folder, 'failed.json'),
    read('flawed.json').replaceAll('"verdict": "unsupported"', '"verdict": "failed"'),
  );
  writeFileSync(
    join(folder, 'lacking.json'),
    read('flawed.json').replaceAll('"verdict": "failed"', '"verdict": "unsupported"'),
  );
  for (const other of ['failed.json', 'lacking.json']) {
    const { status, stdout } = await callCommand(['diff', 'flawed.json', other], folder);
    assert.equal(status, 0, stdout);
    assert.doesNotMatch(stdout, /got (worse|better)/);
    assert.match(stdout, /\n\d+ scenarios? changed between failed and unsupported\n/, other);
  }
});

test('diff: a scenario that is played on other surfaces than before is not a regression', async () => {
  const moved = (surface: string): string =>
    read('good.json').replaceAll('"surface": "library"', `"surface": "${surface}"`);
  writeFileSync(join(folder, 'moved.json'), moved('module'));
  const { status, stdout } = await callCommand(['diff', 'good.json', 'moved.json'], folder);
  assert.equal(status, 0, stdout);
  assert.match(
    stdout,
    /\n3 scenarios moved to other surfaces\n {2}CONSTANT-01\/\S+ {2}@library -> @module\n/,
  );
  assert.doesNotMatch(stdout, / (new|removed) scenarios?\n/);
});

test('diff: when one report judges a single surface, only that surface is compared', async () => {
  const selected = ['--select', 'BLOCK-03'];
  await callCommand(['run', ...selected, '--report', 'json=both.json'], folder);
  await callCommand(['run', ...selected, '--surface', 'catalog', '--report', 'json=catalog.json'], folder);
  const { status, stdout } = await callCommand(['diff', 'both.json', 'catalog.json'], folder);
  assert.equal(status, 0, stdout);
  assert.match(stdout, /\ncompared only on a catalog\n\nnothing changed\n$/);
});

test('diff: a report of another format is refused', async () => {
  writeFileSync(join(folder, 'format.json'), read('good.json').replace('"format": 3', '"format": 1'));
  const { status, stderr } = await callCommand(['diff', 'format.json', 'good.json'], folder);
  assert.equal(status, 2);
  assert.match(
    stderr,
    /format\.json has report format 1, but this version reads format 3: run the port again with --report json=FILE\n$/,
  );
});

test('diff: reports of different levels are compared only with --force', async () => {
  writeFileSync(
    join(folder, 'crystal.json'),
    read('flawed.json').replace('"level": "spec"', '"level": "crystal"'),
  );
  const { status, stdout, stderr } = await callCommand(['diff', 'flawed.json', 'crystal.json'], folder);
  assert.equal(status, 2);
  assert.equal(stdout, '');
  assert.equal(
    stderr,
    'i18n-conformance: flawed.json is a report at level spec, and crystal.json at level crystal: ' +
      'compare reports at the same level, or add --force\n',
  );
  assert.equal((await callCommand(['diff', '--force', 'flawed.json', 'crystal.json'], folder)).status, 0);
});
