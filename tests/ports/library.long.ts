import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { parseKnownFailures, unmatchedText } from '../../runner/plan/known-failures';
import { knownFailuresOf, librariesIn, obstacleOf } from '../../scripts/ports/library';
import { totalOf } from '../../scripts/ports/record';
import { readRecordedLibraries } from '../../scripts/ports/recorded';
import { readSuite } from '../../suite';
import { temporaryFolder } from '../runner/command';
import { requireNone } from '../none';

const folder = temporaryFolder();

function write(path: string): void {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), '');
}

test('a folder with a manifest is a library, and the manifest defines how its adapter starts', () => {
  write('ruby-lib/Gemfile');
  write('js-lib/package.json');
  write('python-lib/pyproject.toml');
  write('results/js-lib.json');
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

const { rules, trials } = readSuite(PACKAGE_ROOT);

for (const library of librariesIn(join(PACKAGE_ROOT, 'ports'))) {
  test(`${library.name} has a record, and its known failures name scenarios of the suite`, () => {
    const recorded = readRecordedLibraries(PACKAGE_ROOT).find(({ name }) => name === library.name);
    const entries = parseKnownFailures(knownFailuresOf(library), `${library.name}/known-failures.txt`);
    assert.deepEqual(entries.filter(({ matches }) => !trials.some(matches)).map(unmatchedText), []);
    const { passed, of } = totalOf(
      recorded!.record,
      rules.filter(({ level }) => level === 'spec'),
    );
    assert.equal(entries.length === 0, passed === of);
  });

  test(`the record of ${library.name} names rules with the number of their scenarios`, () => {
    const { record } = readRecordedLibraries(PACKAGE_ROOT).find(({ name }) => name === library.name)!;
    const counted = Object.entries(record.rules).map(([key, { first: _, ...verdicts }]) => {
      return [key, Object.values(verdicts).reduce((sum, count) => sum + count, 0)];
    });
    const planned = counted.map(([key]) => {
      return [key, trials.filter(({ rule, surface }) => key === `${rule} @${surface}`).length];
    });
    assert.deepEqual(counted, planned, 'run npm run ports -- --update');
    const ids = new Set(rules.map(({ id }) => id));
    requireNone(
      Object.values(record.unsupported)
        .flat()
        .filter((id) => !ids.has(id)),
    );
  });
}
