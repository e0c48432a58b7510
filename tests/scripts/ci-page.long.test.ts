import assert from 'node:assert/strict';
import { existsSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { PACKAGE_ROOT, SUITE } from '../../adapter/contract/package';
import { POSIX_ONLY } from '../processes';
import { temporaryFolder } from '../runner/command';
import { blocksBelow, PAGE, recipeBelow, RecipeMachine, type GitLabJob, type Workflow } from './ci-recipes';

const root = temporaryFolder();
const newFolder = (): string => mkdtempSync(join(root, 'recipe-'));
const FLAWED = ['--adapter', join(PACKAGE_ROOT, 'tests/runner/adapters/flawed.js')];
const CONFORMANT = /^conformant at level spec \(3 trials selected\): 3 of 3 trials$/m;
const NOT_CONFORMANT = /^not conformant at level spec \(3 trials selected\): 2 of 3 trials, 1 failed$/m;

test('docs/ci.md names this version everywhere', () => {
  const versions = [...PAGE.matchAll(/i18n-conformance@v?(\S+)/g)].map(([, version]) => version);
  assert.ok(versions.length > 2);
  assert.deepEqual([...new Set(versions)], [SUITE.version]);
});

describe('the recipes of docs/ci.md', { ...POSIX_ONLY, concurrency: 2 }, () => {
  test('GitHub Actions', async () => {
    const workflow = recipeBelow('## GitHub Actions') as Workflow;
    const { status, output } = await new RecipeMachine(newFolder()).workflow(workflow);
    assert.equal(status, 0, output);
    assert.match(output, CONFORMANT);
    const flawed = await new RecipeMachine(newFolder(), FLAWED).workflow(workflow);
    assert.equal(flawed.status, 1);
    assert.match(flawed.output, NOT_CONFORMANT);
  });

  test('GitLab CI', async () => {
    const { conformance } = recipeBelow('## GitLab CI') as { readonly conformance: GitLabJob };
    const folder = newFolder();
    const { status, output } = await new RecipeMachine(folder).shell(conformance.script.join('\n'));
    assert.equal(status, 0, output);
    assert.match(output, CONFORMANT);
    assert.ok(existsSync(join(folder, 'report.xml')) && existsSync(join(folder, 'report.html')));
  });

  test('a list of known failures', async () => {
    const machine = new RecipeMachine(newFolder(), FLAWED);
    const { conformance } = recipeBelow('## GitLab CI') as { readonly conformance: GitLabJob };
    const [list = ''] = blocksBelow('# Judge a port in CI', 'sh');
    assert.equal((await machine.shell(list)).status, 1);
    const { status, output } = await machine.shell(conformance.script.join('\n'));
    assert.equal(status, 0, output);
    assert.match(
      output,
      /^no new failures at level spec \(3 trials selected\): 2 of 3 trials, 1 known failure/m,
    );
  });
});
