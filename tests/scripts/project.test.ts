import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { projectFiles } from '../../scripts/checks/project-files';
import { importFindings } from '../../scripts/checks/imports';
import { textFindings } from '../../scripts/checks/texts';
import { ProjectCopy } from './copies';
import { requireNone } from '../none';

/** The files of a project. */
const FILES: Readonly<Record<string, string>> = {
  'package.json':
    '{ "dependencies": { "js-yaml": "1", "ajv": "1" }, "devDependencies": { "prettier": "1" } }',
  'adapter/contract/package.ts': "import { name } from '../../package.json';",
  'adapter/contract/values.ts': 'export interface Value {}',
  'adapter/client/session.ts': "export { run } from '../../runner/run/run';",
  'adapter/client/both-ends.ts': "import '../contract/package'; import type { Host } from '../host/host';",
  'adapter/host/host.ts': 'export interface Host {}',
  'ports/reference.ts': "const adapter = require('../steps/script-writer');",
  'reference/index.ts': "import { load } from 'js-yaml'; import 'node:fs'; import Ajv from 'ajv';",
  'runner/main.ts': "import '../ports/reference';",
  'runner/run/run.ts': "import('../../steps/script-writer'); import './jobs';",
  'runner/run/jobs.ts':
    "import type { Value } from '../../adapter/contract/values'; require.resolve('../../proof/main');",
  'steps/script-writer.ts':
    "\nimport type { Catalog } from '../reference/index'; import { format } from 'prettier'; import 'ajv';",
  'suite/suite.ts': "const late = require(name) as typeof import('../play/play');",
  'play/play.ts': "import '../adapter/host/host'; import '../suite/rules';",
  'suite/rules.ts': "import { format } from 'ajv';",
  'proof/main.ts': "import '../ports/reference';",
  'site/main.ts': "import '../scripts/pages';",
  'scripts/pages.ts': "import '../runner/main'; import '../site/page'; import 'prettier';",
  'site/page.ts': '',
  'tests/x.test.ts': "import '../runner/main'; import 'prettier';",
};

test('imports in the wrong direction are found in every notation', () => {
  assert.deepEqual(importFindings(projectOf(FILES).root).sort(), [
    'adapter/client may use adapter/contract: adapter/client/both-ends.ts → adapter/host/host.ts',
    'adapter/client may use adapter/contract: adapter/client/session.ts → runner/run/run.ts',
    'ports may use adapter, reference: ports/reference.ts → steps/script-writer.ts',
    'published code may use only packages that users get ("dependencies" in package.json): steps/script-writer.ts → prettier',
    'reference may use js-yaml and no other package: reference/index.ts → ajv',
    'runner may use adapter, fuzz, play, steps, suite: runner/run/jobs.ts → proof/main.ts',
    'scripts may not use the site, which shows what they generate: scripts/pages.ts → site/page.ts',
    'steps may use adapter/contract: steps/script-writer.ts → reference/index.ts',
    'suite may use no other folder: suite/suite.ts → play/play.ts',
  ]);
});

test('absolute paths of one machine and hosts of registries are found', () => {
  // Concatenated, so that this file does not contain any itself.
  const folder = ['', 'home', 'ann', 'i18n'].join('/');
  const host = ['registry', 'example', 'org'].join('.');
  assert.deepEqual(textFindings({ file: 'a.md', source: `fine\nin ${folder}` }), [
    `a.md:2: names a folder of one machine: in ${folder}`,
  ]);
  assert.deepEqual(textFindings({ file: 'a.md', source: `https://${host}/x` }), [
    `a.md:1: names the host of a registry: https://${host}/x`,
  ]);
  const resolved = '"resolved": "https://example.org/a.tgz",';
  assert.equal(textFindings({ file: 'package-lock.json', source: resolved }).length, 1);
  requireNone(
    textFindings({ file: 'a.md', source: 'see https://example.org/home/page and pluralization/registry.ts' }),
  );
});

test('the files of the project are those that git does not ignore', () => {
  const names = ['.ci/run', 'a/b.ts', 'a/dist/c.js', 'dist/d.js', 'e.tgz', 'package.json'];
  const files = Object.fromEntries(names.map((name) => [name, '']));
  const { root } = projectOf({ ...files, '.gitignore': '# made\ndist/\n*.tgz\n' });
  assert.deepEqual(projectFiles(root), ['.ci/run', '.gitignore', 'a/b.ts', 'package.json']);
  execFileSync('git', ['add', '.'], { cwd: root });
  rmSync(join(root, 'a/b.ts'));
  assert.deepEqual(projectFiles(root), ['.ci/run', '.gitignore', 'package.json']);
  rmSync(join(root, '.git'), { recursive: true });
  assert.throws(() => projectFiles(root), /^Error: git cannot list the files of .*: [^]*work in a clone/);
});

/** Makes a git repository that has these files. */
function projectOf(files: Readonly<Record<string, string>>): ProjectCopy {
  const project = new ProjectCopy();
  for (const [file, text] of Object.entries(files)) project.write(file, text);
  return project;
}

/** The files that name folders of the project, each with a pattern that matches these names. */
const NAMES: readonly (readonly [file: string, pattern: RegExp])[] = [
  ['tsconfig.json', /^ {4}"(\w+)",?$/gm],
  ['scripts/checks/imports.ts', /^ {2}'?([a-z][\w./-]*)'?: \[.*\],$/gm],
  ['package.json', /"dist\/([a-z][\w-]*)"/g],
  ['CONTRIBUTING.md', /^- `([a-z]\w*)\/`/gm],
];

for (const [file, pattern] of NAMES) {
  test(`the folders that ${file} names exist`, () => {
    const named = [...readFileSync(join(PACKAGE_ROOT, file), 'utf8').matchAll(pattern)].map(
      ([, name = '']) => name,
    );
    assert.ok(named.length > 0);
    requireNone(named.filter((folder) => !existsSync(join(PACKAGE_ROOT, folder))));
  });
}
