import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { stagesOf } from '../../scripts/stages';
import { runStage, type Stage } from '../../scripts/stages/stage';
import { POSIX_ONLY } from '../processes';
import { ProjectCopy } from './copies';

/** A test file for each stage that runs tests. */
const TESTS = {
  unit: 'tests/steps/a.test.ts',
  tools: 'tests/runner/a.test.ts',
  long: 'tests/chaos/a.long.test.ts',
  site: 'tests/site/a.long.test.ts',
  package: 'tests/package/a.long.test.ts',
};

const STAGES = stagesOf(Object.values(TESTS));
/** A port that states a wrong version. */
const FLAWED = join(PACKAGE_ROOT, 'tests/runner/adapters/flawed.js');

/** The text of each stage that fails for the reason that it is meant to. */
const REASONS: Readonly<Record<string, RegExp>> = {
  check: /^4 passed, 1 failed$/m,
  features: /^1 scenario \(1 undefined\)$/m,
  coverage: /ERROR: Coverage for lines/,
  stdio: /^not conformant at level crystal .*: 0 of 1 trial/m,
  proof: /nothing is called LOOKUP-99/,
  variants: /nothing is called SILENT-99/,
  pages: /unknown option '--nothing'/,
  pack: /Missing script: "declarations"/,
  ...Object.fromEntries(Object.keys(TESTS).map((name) => [name, /^ℹ fail 1$/m])),
};

/** A project whose stages all fail: its code, its only test and its only feature are wrong. */
function brokenProject(): ProjectCopy {
  const project = new ProjectCopy();
  project.copy('scripts/pack.mjs');
  project.copy('.c8rc.json', 'cucumber.js');
  project.link(
    'node_modules',
    'dist/tests/batch.js',
    'dist/runner',
    'dist/proof',
    'dist/play',
    'dist/ports',
    'dist/scripts/coverage-report',
    'dist/site',
  );
  project.write('package.json', '{}');
  project.write('dist/scripts/check.js', "console.log('4 passed, 1 failed'); process.exitCode = 1;");
  for (const file of Object.values(TESTS)) {
    project.write(`dist/${file.replace(/ts$/, 'js')}`, "require('node:test')('wrong', () => { throw 1; });");
  }
  project.write('features/keys.feature', 'Feature: Keys\n  Scenario: a case\n    Then nobody defined it\n');
  project.write('reference/lines.ts', 'export const never = (): number => 1;\n');
  project.write('coverage/raw/coverage-1.json', '{"result":[]}');
  return project;
}

/** Makes a stage fail in another way where the broken project cannot: the programs of the project itself run there. */
function broken(stage: Stage): Stage {
  if (stage.name === 'proof') return { ...stage, args: [...stage.args, '--rule', 'LOOKUP-99'] };
  if (stage.name === 'variants') return { ...stage, args: [...stage.args, '--rule', 'SILENT-99'] };
  if (stage.name === 'pages') return { ...stage, args: [...stage.args, '--nothing'] };
  if (stage.name !== 'stdio') return stage;
  const command = stage.args.indexOf('--command') + 1;
  const args = stage.args.with(command, `node dist/runner/main.js serve --adapter ${FLAWED}`);
  return { ...stage, args: [...args, '--select', 'CONSTANT-01'] };
}

test('each stage fails when what it runs is broken', POSIX_ONLY, async () => {
  assert.deepEqual(Object.keys(REASONS).sort(), STAGES.map(({ name }) => name).sort());
  // With it, node's test runner would run nothing in a process of a test.
  delete process.env['NODE_TEST_CONTEXT'];
  const project = brokenProject();
  for (const stage of STAGES) {
    const { counts, output } = await runStage(broken(stage), project.root);
    assert.ok(counts.failed > 0, stage.name);
    assert.match(output, REASONS[stage.name] ?? /^never$/, stage.name);
  }
});
