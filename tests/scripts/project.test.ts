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

/** The files of a project, with their findings. */
const IMPORTS: readonly {
  readonly file: string;
  readonly source: string;
  /** The findings of the check. */
  readonly findings?: readonly string[];
}[] = [
  { file: 'adapter/contract/package.ts', source: "import { name } from '../../package.json';" },
  { file: 'adapter/contract/values.ts', source: 'export interface Value {}' },
  {
    file: 'adapter/client/session.ts',
    source: "export { run } from '../../runner/run/run';",
    findings: ['adapter/client may use adapter/contract: adapter/client/session.ts → runner/run/run.ts'],
  },
  {
    file: 'adapter/client/both-ends.ts',
    source: "import '../contract/package'; import type { Host } from '../host/host';",
    findings: ['adapter/client may use adapter/contract: adapter/client/both-ends.ts → adapter/host/host.ts'],
  },
  { file: 'adapter/host/host.ts', source: 'export interface Host {}' },
  {
    file: 'ports/reference.ts',
    source: "const adapter = require('../steps/script-writer');",
    findings: ['ports may use adapter, reference: ports/reference.ts → steps/script-writer.ts'],
  },
  {
    file: 'reference/index.ts',
    source: "import { load } from 'js-yaml'; import 'node:fs'; import Ajv from 'ajv';",
    findings: ['reference may use js-yaml and no other package: reference/index.ts → ajv'],
  },
  { file: 'runner/main.ts', source: "import '../ports/reference';" },
  {
    file: 'runner/run/run.ts',
    source: "import('../../steps/script-writer'); import './jobs';",
  },
  {
    file: 'runner/run/jobs.ts',
    source:
      "import type { Value } from '../../adapter/contract/values'; require.resolve('../../proof/main');",
    findings: ['runner may use adapter, fuzz, play, steps, suite: runner/run/jobs.ts → proof/main.ts'],
  },
  {
    file: 'steps/script-writer.ts',
    source:
      "\nimport type { Catalog } from '../reference/index'; import { format } from 'prettier'; import 'ajv';",
    findings: [
      'steps may use adapter/contract: steps/script-writer.ts → reference/index.ts',
      'published code may use only packages that users get ("dependencies" in package.json): ' +
        'steps/script-writer.ts → prettier',
    ],
  },
  {
    file: 'suite/suite.ts',
    source: "const late = require(name) as typeof import('../play/play');",
    findings: ['suite may use no other folder: suite/suite.ts → play/play.ts'],
  },
  { file: 'play/play.ts', source: "import '../adapter/host/host'; import '../suite/rules';" },
  { file: 'suite/rules.ts', source: "import { format } from 'ajv';" },
  { file: 'proof/main.ts', source: "import '../ports/reference';" },
  { file: 'site/main.ts', source: "import '../scripts/pages';" },
  {
    file: 'scripts/pages.ts',
    source: "import '../runner/main'; import '../site/page'; import 'prettier';",
    findings: [
      'scripts may not use the site, which shows what they generate: scripts/pages.ts → site/page.ts',
    ],
  },
  { file: 'site/page.ts', source: '' },
  { file: 'tests/x.test.ts', source: "import '../runner/main'; import 'prettier';" },
];

test('imports in the wrong direction are found in every notation', () => {
  const files = new Map(IMPORTS.map(({ file, source }) => [file, source]));
  const dependencies = { dependencies: { 'js-yaml': '1', ajv: '1' }, devDependencies: { prettier: '1' } };
  files.set('package.json', JSON.stringify(dependencies));
  const { root } = projectOf(files);
  const expected = IMPORTS.flatMap(({ findings = [] }) => findings);
  assert.deepEqual(importFindings(root).sort(), expected.sort());
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
  assert.deepEqual(
    textFindings({ file: 'a.md', source: 'see https://example.org/home/page and pluralization/registry.ts' }),
    [],
  );
});

test('the files of the project are those that git does not ignore', () => {
  const names = ['.ci/run', 'a/b.ts', 'a/dist/c.js', 'dist/d.js', 'e.tgz', 'package.json'];
  const files = new Map(names.map((name) => [name, '']));
  const { root } = projectOf(files.set('.gitignore', '# made\ndist/\n*.tgz\n'));
  assert.deepEqual(projectFiles(root), ['.ci/run', '.gitignore', 'a/b.ts', 'package.json']);
  execFileSync('git', ['add', '.'], { cwd: root });
  rmSync(join(root, 'a/b.ts'));
  assert.deepEqual(projectFiles(root), ['.ci/run', '.gitignore', 'package.json']);
  rmSync(join(root, '.git'), { recursive: true });
  assert.throws(() => projectFiles(root), /^Error: git cannot list the files of .*: [^]*work in a clone/);
});

/** Makes a git repository that has these files. */
function projectOf(files: ReadonlyMap<string, string>): ProjectCopy {
  const project = new ProjectCopy();
  for (const [file, text] of files) project.write(file, text);
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
    assert.deepEqual(
      named.filter((folder) => !existsSync(join(PACKAGE_ROOT, folder))),
      [],
    );
  });
}
