import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { temporaryFolder } from '../runner/command';
import { ProjectCopy } from './copies';

interface Module {
  areFresh(outputs: readonly string[], inputs: readonly string[]): boolean;
  removeStale(root: string): void;
}

async function load(): Promise<Module> {
  const { href } = pathToFileURL(join(PACKAGE_ROOT, 'scripts/outputs.mjs'));
  return (await import(href)) as Module;
}

/** Writes files, each a second newer than the one before, and returns their paths. */
function written(...names: readonly string[]): string[] {
  const root = temporaryFolder();
  return names.map((name, index) => {
    const path = join(root, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, '');
    utimesSync(path, 1000 + index, 1000 + index);
    return path;
  });
}

test('outputs are fresh if each exists and is newer than every input', async () => {
  const { areFresh } = await load();
  const [first = '', second = '', third = ''] = written('a', 'b', 'c');
  assert.ok(areFresh([second, third], [first]));
  assert.ok(!areFresh([first, third], [second]));
  assert.ok(!areFresh([third], [first, third]), 'as old as an input');
  assert.ok(!areFresh([third, `${third}.absent`], [first]));
});

test('the build removes the outputs without a source, but not those of other commands', async () => {
  const { removeStale } = await load();
  const root = temporaryFolder();
  const kept = [
    'adapter/contract/validators.js',
    'packed/a.js',
    'pages/rules/a.js',
    'runner/a.js',
    'runner/a.js.map',
    'runner/b.d.ts',
    'runner/host.js',
    'runner/reference.mjs',
  ];
  const stale = ['evaluation/a.js', 'runner/c.js', 'runner/c.js.map', 'runner/c.d.ts', 'runner/old/d.js'];
  const sources = ['adapter/contract/validation.ts', 'runner/a.ts', 'runner/b.tsx'];
  for (const file of [...sources, ...[...kept, ...stale].map((one) => `dist/${one}`)]) {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    writeFileSync(join(root, file), '');
  }
  removeStale(root);
  const left = readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' });
  const files = left.filter((path) => statSync(join(root, 'dist', path)).isFile());
  assert.deepEqual(files.map((path) => path.replaceAll(sep, '/')).sort(), kept);
});

test('nothing runs if the code does not compile', () => {
  const project = new ProjectCopy();
  project.copy('scripts/build.mjs', 'scripts/built.mjs', 'scripts/outputs.mjs');
  project.link('node_modules');
  project.write('package-lock.json', '{}');
  project.write('tsconfig.json', '{ "include": ["code"], "exclude": [] }\n');
  project.write('code/broken.ts', 'export const = 1;\n');
  project.write('dist/code/broken.js', "console.log('it runs');");
  // The output must be older than its source, even where the clock of the file system is fine.
  utimesSync(join(project.root, 'dist/code/broken.js'), 1000, 1000);
  const { status, stdout, stderr } = spawnSync('node', ['scripts/built.mjs', 'code/broken.js'], {
    cwd: project.root,
    encoding: 'utf8',
  });
  assert.equal(status, 1);
  assert.match(stderr, /ERROR.* Expected identifier but found "="/);
  assert.equal(stdout, 'Nothing was run, because the build failed: 0 passed, 1 failed\n');
});
