import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import {
  compilerFolders,
  findTsNode,
  findTypeScript,
  isTypeScript,
  lackForTypeScript,
} from '../../adapter/host/typescript';
import { temporaryFolder } from '../runner/command';

const parent = temporaryFolder();

/** Creates a folder in which packages with these names and versions are installed. */
function folderWith(packages: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(parent, 'project-'));
  for (const [name, version] of Object.entries(packages)) {
    const installed = join(folder, 'node_modules', name);
    mkdirSync(installed, { recursive: true });
    writeFileSync(join(installed, 'package.json'), JSON.stringify({ name, version }));
    writeFileSync(join(installed, 'index.js'), '');
  }
  return folder;
}

test('TypeScript is found by the endings of files', () => {
  assert.deepEqual(
    ['a.ts', 'a.mts', 'a.cts', 'a.tsx', 'a.js', 'a.mjs', 'ts'].map((file) => isTypeScript(file)),
    [true, true, true, true, false, false, false],
  );
});

test('ts-node is found with a TypeScript that has an interface for it', () => {
  const folder = folderWith({ 'ts-node': '10.9.2', typescript: '6.0.3' });
  const file = join(folder, 'node_modules/typescript/index.js');
  assert.deepEqual(findTsNode([folder]), {
    tsNode: join(folder, 'node_modules/ts-node/index.js'),
    typescript: { file, major: 6 },
  });
  assert.equal(findTsNode([folderWith({ 'ts-node': '10.9.2' })]), undefined);
  assert.equal(findTsNode([folderWith({ 'ts-node': '10.9.2', typescript: '7.0.2' })]), undefined);
  const without = folderWith({ typescript: '5.9.3' });
  assert.equal(findTsNode([without]), undefined);
  assert.equal(findTypeScript([without])?.major, 5);
});

test('the compiler beside a module comes before the one beside the suite', () => {
  const folder = folderWith({ typescript: '5.9.3' });
  assert.equal(findTypeScript(compilerFolders(join(folder, 'adapter.ts')))?.major, 5);
  assert.equal(findTypeScript(compilerFolders(join(parent, 'adapter.ts')))?.major, 6);
});

test('what is missing for TypeScript is said only where Node cannot load it and no compiler is installed', () => {
  const empty = folderWith({});
  assert.equal(
    lackForTypeScript('adapter.ts', [empty], false),
    `Node ${process.version} cannot load TypeScript by itself: ` +
      'run npm install --save-dev typescript@6 ts-node, or use Node 22.18 or later',
  );
  assert.equal(lackForTypeScript('adapter.ts', [empty], true), undefined);
  assert.equal(lackForTypeScript('adapter.js', [empty], false), undefined);
  const both = folderWith({ 'ts-node': '10.9.2', typescript: '6.0.3' });
  assert.equal(lackForTypeScript('adapter.ts', [both], false), undefined);
  assert.equal(lackForTypeScript(join(parent, 'adapter.ts')), undefined);
});
