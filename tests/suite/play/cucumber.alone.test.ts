import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { PACKAGE_ROOT } from '../../../adapter/contract/package';
import { temporaryFolder } from '../../runner/command';

test("cucumber's own command fails if the port supports none of the scenarios", () => {
  const feature = join(temporaryFolder(), 'setter.feature');
  // The port has no setter.
  writeFileSync(
    feature,
    `Feature: the setter
      Scenario: a locale
        When "en" is assigned as the locale
        Then it returns "en"`,
  );
  const parameters = { adapter: 'dist/tests/suite/play/adapters/flawed.js', surface: 'module' };
  const cucumber = join(PACKAGE_ROOT, 'node_modules/@cucumber/cucumber/bin/cucumber.js');
  const options = ['--profile', 'compiled', '--world-parameters', JSON.stringify(parameters)];
  const { status, stdout, stderr } = spawnSync(process.execPath, [cucumber, ...options, feature], {
    cwd: PACKAGE_ROOT,
    env: { ...process.env, FORCE_COLOR: '0' },
    encoding: 'utf8',
  });
  // Both steps are skipped, between two hooks that succeed.
  assert.equal(stdout.trim(), '.--.');
  assert.match(stderr, /no scenario was played: look at the paths and the tags/);
  assert.equal(status, 1);
});
