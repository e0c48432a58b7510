import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { librariesIn, obstacleOf } from '../../ports/judging/library';
import { temporaryFolder } from '../runner/command';

const folder = temporaryFolder();

function write(path: string): void {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), '');
}

test('a folder with a manifest is a library, and the manifest defines how its adapter starts', () => {
  write('ruby-lib/Gemfile');
  write('js-lib/package.json');
  write('python-lib/pyproject.toml');
  write('results.json');
  write('adapter.ts');
  const libraries = librariesIn(folder);
  assert.deepEqual(
    libraries.map(({ name, adapter }) => ({ name, adapter })),
    [
      { name: 'js-lib', adapter: { file: join(folder, 'js-lib/adapter.mjs') } },
      { name: 'python-lib', adapter: { command: 'python3 adapter.py' } },
      { name: 'ruby-lib', adapter: { command: 'ruby adapter.rb' } },
    ],
  );
});

test('a library whose probe fails, or is not found, is not judged', () => {
  const library = { name: 'lib', folder, adapter: { command: './adapter' } };
  assert.equal(obstacleOf(library), undefined);
  assert.equal(obstacleOf({ ...library, probe: [process.execPath, '-e', ''] }), undefined);
  assert.equal(
    obstacleOf({ ...library, probe: [process.execPath, '-e', 'x'] }),
    `${process.execPath} -e x fails`,
  );
  assert.equal(obstacleOf({ ...library, probe: ['./nowhere'] }), './nowhere fails');
});
