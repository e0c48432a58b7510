import assert from 'node:assert/strict';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { replaceFile } from '../../runner/files/write-file';
import { temporaryFolder } from './command';

/** Refuses to rename files with these errors, one after the other, and then agrees. */
function refusing(platform: NodeJS.Platform, codes: readonly string[]) {
  const calls: string[] = [];
  const rename = (source: string, target: string): void => {
    const code = codes[calls.length];
    calls.push(`${source} -> ${target}`);
    if (code !== undefined) throw Object.assign(new Error(`${code}: refused`), { code });
  };
  return { platform, rename, calls };
}

test('a file takes the place of another', () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'old'), 'old');
  writeFileSync(join(folder, 'new'), 'new');
  replaceFile(join(folder, 'new'), join(folder, 'old'));
  assert.deepEqual(readdirSync(folder), ['old']);
  assert.equal(readFileSync(join(folder, 'old'), 'utf8'), 'new');
});

test('on Windows, a file that is held open is replaced once it is released', () => {
  const renaming = refusing('win32', ['EPERM', 'EBUSY', 'EACCES']);
  replaceFile('new', 'old', renaming);
  assert.deepEqual(renaming.calls, Array(4).fill('new -> old'));
});

test('on Windows, a file that stays open is not waited for without end', () => {
  const renaming = refusing('win32', Array(100).fill('EBUSY'));
  assert.throws(() => replaceFile('new', 'old', renaming), { code: 'EBUSY' });
  assert.equal(renaming.calls.length, 6);
});

for (const [platform, code] of [
  ['win32', 'ENOENT'],
  ['linux', 'EPERM'],
] as const) {
  test(`on ${platform}, ${code} is final`, () => {
    const renaming = refusing(platform, [code]);
    assert.throws(() => replaceFile('new', 'old', renaming), { code });
    assert.equal(renaming.calls.length, 1);
  });
}
