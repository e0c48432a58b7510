import assert from 'node:assert/strict';
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { PACKAGE_ROOT } from '../../../adapter/contract/package';
import { SuiteDefect } from '../../../suite/read';
import { readCompiled, writeCompiled } from '../../../suite/read/compiled-suite';
import { parseSuite } from '../../../suite/read/parse-suite';
import { temporaryFolder } from '../../runner/command';

const packageRoot = temporaryFolder();
cpSync(join(PACKAGE_ROOT, 'tests/suite/read/fixtures/suite'), packageRoot, { recursive: true });

test('the build compiles the features of this package', () => {
  assert.deepEqual(readCompiled(PACKAGE_ROOT), parseSuite(PACKAGE_ROOT));
});

test('a suite that has not been compiled is a defect', () => {
  assert.throws(
    () => readCompiled(packageRoot),
    new SuiteDefect(['dist/suite/suite.txt: the features have not been compiled: run npm run build']),
  );
});

test('a compiled suite is the same as a parsed one, with one outline for all its rows', () => {
  const source = parseSuite(packageRoot);
  mkdirSync(join(packageRoot, 'dist/suite'), { recursive: true });
  writeCompiled(packageRoot, source);
  const compiled = readCompiled(packageRoot);
  assert.deepEqual(compiled, source);
  const scenarios = compiled.features.flatMap(({ rules }) => rules.flatMap((rule) => rule.scenarios));
  const [one, two] = scenarios.filter(({ outline }) => outline !== undefined);
  assert.ok(one?.outline);
  assert.equal(one.outline, two?.outline);
});
