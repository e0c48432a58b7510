import assert from 'node:assert/strict';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import os, { homedir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { cacheFolder, readLastRun, writeLastRun } from '../../runner/judge/last-run';
import type { Port } from '../../runner/judge/port';
import { temporaryFolder } from './command';

const PORT = { adapter: { file: '/ports/a.js' }, folder: '/ports' };
const RUN = {
  suite: { name: 'tiny', version: '1.0.0' },
  results: [{ trial: 'A-01/b @module', kind: 'failed' }],
} as const;

describe('the last results of a port', () => {
  test('are those of the same adapter or command in the same folder', () => {
    writeLastRun(PORT, RUN);
    assert.deepEqual(readLastRun(PORT), RUN);
    const others: readonly Pick<Port, 'adapter' | 'folder'>[] = [
      { ...PORT, folder: '/' },
      { ...PORT, adapter: { file: '/ports/b.js' } },
      { ...PORT, adapter: { command: '/ports/a.js' } },
    ];
    for (const other of others) assert.equal(readLastRun(other), undefined);
  });

  test('count as none if the file is not valid', () => {
    const folder = join(cacheFolder(), 'last-runs');
    // Other tests of the same process have remembered results too.
    rmSync(folder, { recursive: true, force: true });
    writeLastRun(PORT, RUN);
    const [name = '', ...more] = readdirSync(folder);
    assert.match(name, /^[0-9a-f]{32}\.json$/);
    assert.deepEqual(more, []);
    const [result] = RUN.results;
    for (const content of [
      '{',
      'null',
      JSON.stringify({ ...RUN, suite: undefined }),
      JSON.stringify({ ...RUN, suite: { version: 1 } }),
      JSON.stringify({ ...RUN, results: undefined }),
      JSON.stringify({ ...RUN, results: [result, { ...result, trial: 1 }] }),
      JSON.stringify({ ...RUN, results: [result, { ...result, kind: undefined }] }),
    ]) {
      writeFileSync(join(folder, name), content);
      assert.equal(readLastRun(PORT), undefined, content);
    }
  });

  test('that cannot be written cause a warning', () => {
    rmSync(cacheFolder(), { recursive: true });
    writeFileSync(cacheFolder(), 'a file');
    const warning = writeLastRun(PORT, RUN);
    rmSync(cacheFolder());
    assert.match(warning ?? '', /^the results are not remembered for --last-failed: \S/);
  });
});

test('the cache folder is where the platform has it', (context) => {
  const [name, home, other] = ['i18n-conformance', homedir(), temporaryFolder()];
  assert.equal(cacheFolder('linux', {}), join(home, '.cache', name));
  assert.equal(cacheFolder('linux', { XDG_CACHE_HOME: other }), join(other, name));
  assert.equal(cacheFolder('linux', { XDG_CACHE_HOME: 'relative' }), join(home, '.cache', name));
  context.mock.method(os, 'homedir', () => 'relative');
  assert.equal(cacheFolder('linux', {}), join(os.tmpdir(), '.cache', name));
  context.mock.restoreAll();
  assert.equal(cacheFolder('darwin', { XDG_CACHE_HOME: other }), join(home, 'Library/Caches', name));
  assert.equal(cacheFolder('win32', {}), join(home, 'AppData/Local', name, 'Cache'));
  assert.equal(cacheFolder('win32', { LOCALAPPDATA: other }), join(other, name, 'Cache'));
});
