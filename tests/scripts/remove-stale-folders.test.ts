import assert from 'node:assert/strict';
import { mkdirSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { temporaryFolder } from '../runner/command';

interface Module {
  removeStaleFolders(root: string): void;
}

test('the build removes the folders in dist/ without a source folder, but not those of other commands', async () => {
  const { href } = pathToFileURL(join(PACKAGE_ROOT, 'scripts/remove-stale-folders.mjs'));
  const { removeStaleFolders } = (await import(href)) as Module;
  const root = temporaryFolder();
  const written = ['runner/judge', 'runner/evaluate/deep', 'evaluation', 'pages/rules', 'packed'];
  for (const folder of ['runner/judge', ...written.map((one) => `dist/${one}`)])
    mkdirSync(join(root, folder), { recursive: true });
  removeStaleFolders(root);
  const left = readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' });
  assert.deepEqual(left.map((path) => path.replaceAll(sep, '/')).sort(), [
    'packed',
    'pages',
    'pages/rules',
    'runner',
    'runner/judge',
  ]);
});
