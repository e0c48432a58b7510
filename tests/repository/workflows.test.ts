import { load } from 'js-yaml';
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';

/** A job of a workflow. */
interface Job {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly steps: readonly { readonly run?: string; readonly uses?: string }[];
}

/** A workflow of this repository. */
interface Workflow {
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

const FOLDER = join(PACKAGE_ROOT, '.github/workflows');
const FILES = readdirSync(FOLDER).map((file) => join(FOLDER, file));

function workflow(file: string): Workflow {
  return load(readFileSync(file, 'utf8')) as Workflow;
}

test('every action is pinned by its commit, and a comment names the version', () => {
  const uses = FILES.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^.*\buses:.*$/gm)].map(([line]) => line),
  );
  assert.ok(uses.length > 10);
  for (const line of uses) {
    assert.match(line, /\buses: (?:\.\/|[\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+)$/);
  }
});

test('a job that may speak for this repository only publishes, and one that may change it only makes a release', () => {
  const jobs = FILES.flatMap((file) => Object.entries(workflow(file).jobs));
  const trusted = jobs.filter(([, { permissions = {} }]) => permissions['id-token'] === 'write');
  assert.deepEqual(trusted.map(([name]) => name).sort(), ['deploy', 'publish']);
  const publish = /^npm publish --provenance --access public --ignore-scripts \.\/[\w-]+\[0-9\]\*\.tgz$/;
  for (const [, { steps }] of trusted) {
    for (const { run, uses } of steps) {
      if (run === undefined) assert.match(uses ?? '', /^actions\//);
      else assert.match(run, publish);
    }
  }
  const writing = jobs.filter(([, { permissions = {} }]) => permissions['contents'] === 'write');
  assert.deepEqual(
    writing.map(([name]) => name),
    ['release'],
  );
  for (const { run, uses } of writing.flatMap(([, { steps }]) => steps)) {
    if (run === undefined) assert.match(uses ?? '', /^actions\/download-artifact@/);
    else assert.match(run, /^gh release create [^;&|`]*$/);
  }
  // Permissions of a whole workflow would hold for its other jobs too.
  for (const file of FILES) assert.deepEqual(workflow(file).permissions, { contents: 'read' }, file);
});
