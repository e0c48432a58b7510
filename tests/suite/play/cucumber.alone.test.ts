import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { PACKAGE_ROOT } from '../../../adapter/contract/package';
import { PATIENT_TIMEOUT } from '../../processes';
import { MAIN, temporaryFolder } from '../../runner/command';

test("cucumber's own command ends the port, and fails, if that supports none of the scenarios", () => {
  const folder = temporaryFolder();
  const feature = join(folder, 'setter.feature');
  const port = join(folder, 'port.cjs');
  const ended = join(folder, 'ended');
  const flawed = join(PACKAGE_ROOT, 'dist/tests/suite/play/adapters/flawed.js');
  const shutdown = `async () => require('node:fs').writeFileSync(${JSON.stringify(ended)}, '')`;
  writeFileSync(
    port,
    `module.exports = () => ({ ...require(${JSON.stringify(flawed)}).default(), shutdown: ${shutdown} });`,
  );
  // The port has no setter.
  writeFileSync(
    feature,
    `Feature: the setter
      Scenario: a locale
        When "en" is assigned as the locale
        Then it returns "en"`,
  );
  const command = `node ${MAIN} serve --adapter "${port}"`;
  const parameters = { command, surface: 'module', timeout: PATIENT_TIMEOUT };
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
  assert.ok(existsSync(ended), 'the port was told to shut down');
});
