import assert from 'node:assert/strict';
import { appendFileSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { readCompiled, writeCompiled } from '../../suite/compiled-suite';
import { parseSuite } from '../../suite/parse-suite';

const folder = mkdtempSync(join(tmpdir(), 'compiled-suite-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const packageRoot = join(folder, 'package');
cpSync(join(PACKAGE_ROOT, 'tests/suite/fixtures/suite'), packageRoot, { recursive: true });
const file = join(folder, 'suite.json');

test('the build compiles the features of this package', () => {
  assert.deepEqual(readCompiled(PACKAGE_ROOT), parseSuite(PACKAGE_ROOT));
});

test('a compiled suite is the same as a parsed one, with one outline for all its rows', () => {
  const source = parseSuite(packageRoot);
  writeCompiled(packageRoot, source, file);
  const compiled = readCompiled(packageRoot, file);
  assert.deepEqual(compiled, source);
  const scenarios = compiled?.features.flatMap(({ rules }) => rules.flatMap((rule) => rule.scenarios)) ?? [];
  const [one, two] = scenarios.filter(({ outline }) => outline !== undefined);
  assert.ok(one?.outline);
  assert.equal(one.outline, two?.outline);
});

for (const [what, change] of Object.entries({
  'a feature is changed': () => appendFileSync(join(packageRoot, 'features/lookup/keys.feature'), '\n'),
  'a feature is added': () =>
    writeFileSync(join(packageRoot, 'features/lookup/more.feature'), 'Feature: more\n'),
  'the document is changed': () => appendFileSync(join(packageRoot, 'features/document.yaml'), '\n'),
})) {
  test(`a compiled suite is out of date when ${what}`, () => {
    writeCompiled(packageRoot, parseSuite(packageRoot), file);
    assert.ok(readCompiled(packageRoot, file));
    change();
    assert.equal(readCompiled(packageRoot, file), undefined);
    rmSync(join(packageRoot, 'features/lookup/more.feature'), { force: true });
  });
}

test('a compiled suite that is missing or was not written whole is not used', () => {
  assert.equal(readCompiled(packageRoot, join(folder, 'nowhere.json')), undefined);
  const broken = join(folder, 'broken.json');
  writeFileSync(broken, '{ "digest": "');
  assert.equal(readCompiled(packageRoot, broken), undefined);
});
