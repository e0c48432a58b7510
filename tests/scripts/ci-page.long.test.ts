import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { PACKAGE_ROOT, SUITE } from '../../adapter/contract/package';
import { POSIX_ONLY } from '../processes';
import { temporaryFolder } from '../runner/command';
import { blocksBelow, PAGE, recipeBelow, RecipeMachine, type GitLabJob, type Workflow } from './ci-recipes';
import { ACTION } from './composite-action';

const root = temporaryFolder();
const newFolder = (): string => mkdtempSync(join(root, 'recipe-'));
const FLAWED = ['--adapter', join(PACKAGE_ROOT, 'tests/runner/adapters/flawed.js')];
const CONFORMANT = /^conformant at level spec \(3 scenarios selected\): 3 of 3 scenarios$/m;
const NOT_CONFORMANT = /^not conformant at level spec \(3 scenarios selected\): 2 of 3 scenarios, 1 failed$/m;

test('docs/ci.md lists the inputs and outputs of the action, and names this version everywhere', () => {
  const listed = (table: string): string[] =>
    [...(PAGE.split(`| ${table} `)[1] ?? '').split('\n\n')[0]!.matchAll(/^\| `([\w-]+)`/gm)].map(
      ([, name]) => name!,
    );
  assert.deepEqual(listed('Input').sort(), Object.keys(ACTION.inputs).sort());
  assert.deepEqual(listed('Output').sort(), Object.keys(ACTION.outputs).sort());
  const versions = [...PAGE.matchAll(/i18n-conformance@v?(\S+)/g)].map(([, version]) => version);
  assert.ok(versions.length > 5);
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

  test('several machines on GitHub', async () => {
    const workflow = recipeBelow('### Several machines on GitHub') as Workflow;
    const folder = newFolder();
    const { status, output } = await new RecipeMachine(folder).workflow(workflow);
    assert.equal(status, 0, output);
    assert.match(output, /^Merged 3 shards of /);
    assert.match(output, CONFORMANT);
    assert.match(readFileSync(join(folder, 'summary.md'), 'utf8'), /^## conformant at level spec /);
    assert.ok(existsSync(join(folder, 'report.html')));
    const flawed = await new RecipeMachine(newFolder(), FLAWED).workflow(workflow);
    assert.equal(flawed.status, 1);
    assert.match(flawed.output, NOT_CONFORMANT);
  });

  test('GitLab CI', async () => {
    const { conformance } = recipeBelow('## GitLab CI') as { readonly conformance: GitLabJob };
    const folder = newFolder();
    const { status, output } = await new RecipeMachine(folder).gitLab([conformance]);
    assert.equal(status, 0, output);
    assert.match(output, CONFORMANT);
    assert.ok(existsSync(join(folder, 'report.xml')) && existsSync(join(folder, 'report.html')));
  });

  test('several machines on GitLab', async () => {
    const recipe = recipeBelow('### Several machines on GitLab');
    const { judge, verdict } = recipe as { readonly judge: GitLabJob; readonly verdict: GitLabJob };
    const { status, output } = await new RecipeMachine(newFolder()).gitLab([judge, verdict]);
    assert.equal(status, 0, output);
    assert.match(output, /^Merged 3 shards of /);
    assert.match(output, CONFORMANT);
    const flawed = await new RecipeMachine(newFolder(), FLAWED).gitLab([judge, verdict]);
    assert.equal(flawed.status, 1);
    assert.match(flawed.output, NOT_CONFORMANT);
  });

  test('a shell', async () => {
    const folder = newFolder();
    const machine = new RecipeMachine(folder, FLAWED);
    const [list = ''] = blocksBelow('# Judge a port in CI', 'sh');
    const [recipe = ''] = blocksBelow('## A shell', 'sh');
    assert.equal((await machine.shell(list)).status, 1);
    const { status, output } = await machine.shell(recipe);
    assert.equal(status, 0, output);
    assert.match(
      output,
      /^no new failures at level spec \(3 scenarios selected\): 2 of 3 scenarios, 1 known failure/m,
    );
    for (const file of ['report.xml', 'report.html', 'badge.svg']) assert.ok(existsSync(join(folder, file)));
  });

  test('several machines without a CI system', async () => {
    const recipe = blocksBelow('### Several machines without a CI system', 'sh').join('\n');
    const { status, output } = await new RecipeMachine(newFolder()).shell(recipe);
    assert.equal(status, 0, output);
    assert.match(output, CONFORMANT);
  });
});
