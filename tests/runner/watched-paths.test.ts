import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { filesOf, ignoredTest, portFiles, watchedPaths, watchFiles } from '../../runner/watch/watched-files';
import { PATIENT_TIMEOUT } from '../processes';
import { temporaryFolder } from './command';

const folder = temporaryFolder();
mkdirSync(join(folder, 'lib'));
writeFileSync(join(folder, 'lib/adapter.js'), '');

test('by default, the folder of the adapter module or the working folder is watched', () => {
  const adapter = 'lib/adapter.js';
  const file = join(folder, 'known.txt');
  const known = { knownFailures: { argument: '--known-failures known.txt', path: 'known.txt', file } };
  assert.deepEqual(watchedPaths({ watch: true, adapter }, folder), [
    join(folder, 'lib'),
    join(folder, 'lib/adapter.js'),
  ]);
  assert.deepEqual(watchedPaths({ watch: true, command: 'a', ...known }, folder), [
    folder,
    join(folder, 'known.txt'),
  ]);
});

test('given paths take the place of the folder, but the adapter module and the list are always watched', () => {
  const known = join(folder, 'known.txt');
  const knownFailures = { argument: '--known-failures known.txt', path: 'known.txt', file: known };
  assert.deepEqual(watchedPaths({ watch: ['lib'], command: 'a', knownFailures }, folder), [
    join(folder, 'lib'),
    known,
  ]);
  assert.deepEqual(watchedPaths({ watch: ['lib', 'lib'], command: 'a' }, folder), [join(folder, 'lib')]);
  assert.deepEqual(watchedPaths({ watch: ['.'], adapter: 'lib/adapter.js' }, folder), [
    folder,
    join(folder, 'lib/adapter.js'),
  ]);
});

test('the files that a command names are watched, and its program even before it is built', () => {
  assert.deepEqual(filesOf('X=1 target/debug/adapter --verbose', folder), ['target/debug/adapter']);
  assert.deepEqual(filesOf("node 'lib/adapter.js' lib nowhere.js", folder), ['lib/adapter.js']);
  writeFileSync(join(folder, 'an adapter.js'), '');
  for (const quote of ['"', "'"])
    assert.deepEqual(filesOf(`node ${quote}an adapter.js${quote}`, folder), ['an adapter.js']);
  assert.deepEqual(filesOf('python3 -m adapter', folder), []);
  const command = 'node lib/adapter.js';
  assert.deepEqual(watchedPaths({ watch: ['lib'], command }, folder), [
    join(folder, 'lib'),
    join(folder, 'lib/adapter.js'),
  ]);
  assert.deepEqual(portFiles({ command }, folder), [join(folder, 'lib/adapter.js')]);
});

test('with a build, the working folder is watched, and the adapter module even before it is built', () => {
  const port = { adapter: 'out/adapter.js', build: 'make' };
  const built = join(folder, 'out/adapter.js');
  assert.deepEqual(watchedPaths({ ...port, watch: true }, folder), [folder, built]);
  assert.deepEqual(watchedPaths({ ...port, watch: ['lib'] }, folder), [join(folder, 'lib'), built]);
  assert.deepEqual(portFiles(port, folder), [built]);
});

test(
  'after a build that failed, changes are reported again',
  { timeout: PATIENT_TIMEOUT },
  async (context) => {
    const watched = temporaryFolder();
    let report: (file: string) => void = () => undefined;
    const reported = new Promise<string>((resolve) => (report = resolve));
    const files = await watchFiles({
      paths: [watched],
      portFiles: [],
      isIgnored: () => false,
      onChange: (file) => report(file),
      onError: assert.fail,
    });
    context.after(() => files.close());
    const broken = new Error('it does not compile');
    await assert.rejects(
      files.during(() => Promise.reject(broken)),
      broken,
    );
    writeFileSync(join(watched, 'port.rs'), '');
    assert.equal(await reported, join(watched, 'port.rs'));
  },
);

test('hidden files, backups, logs, caches and outputs are ignored, unless they were named', () => {
  const named = join(folder, 'build');
  const report = join(folder, 'report.html');
  const isIgnored = ignoredTest([folder, named], [report]);
  const ignored = [
    '.git',
    'lib/.adapter.rb.swp',
    'adapter.rb~',
    'out.log',
    'node_modules',
    'lib/__pycache__',
  ];
  for (const path of ignored) assert.equal(isIgnored(join(folder, path)), true, path);
  assert.equal(isIgnored(report), true);
  for (const path of [folder, named, join(folder, 'lib'), join(folder, 'dist'), join(folder, 'adapter.rb')]) {
    assert.equal(isIgnored(path), false, path);
  }
  const isIgnoredWithBuild = ignoredTest([folder], [], true);
  for (const name of ['dist', 'bin', 'out', 'port.o', 'Port.class']) {
    assert.equal(isIgnoredWithBuild(join(folder, name)), true, name);
    assert.equal(isIgnored(join(folder, name)), false, name);
  }
  for (const name of ['port.go', 'port.d', 'port.cpp']) {
    assert.equal(isIgnoredWithBuild(join(folder, name)), false, name);
  }
});
