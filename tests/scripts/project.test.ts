import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { formattingFindings } from '../../scripts/checks/formatting';
import { projectFiles } from '../../scripts/checks/project-files';
import { roomFindings } from '../../scripts/checks/rooms';
import { textFindings } from '../../scripts/checks/texts';
import { toolFindings } from '../../scripts/checks/tool';

const rooms: readonly {
  readonly file: string;
  readonly source: string;
  readonly findings: readonly string[];
}[] = [
  { file: 'steps/world.ts', source: "import { dispatch } from '../adapter/adapter';", findings: [] },
  {
    file: 'steps/world.ts',
    source: "\nimport type { Catalog } from '../reference';",
    findings: ['steps/world.ts:2: steps/ may use adapter, and not reference/'],
  },
  {
    file: 'adapter/session.ts',
    source: "export { run } from '../runner';",
    findings: ['adapter/session.ts:1: adapter/ may use no other room, and not runner/'],
  },
  {
    file: 'ports/reference.ts',
    source: "const adapter = require('../steps/world');",
    findings: ['ports/reference.ts:1: ports/ may use adapter and reference, and not steps/'],
  },
  { file: 'runner/run/port.ts', source: "import('../../steps/findings'); import './jobs';", findings: [] },
  {
    file: 'reference/loading/yaml.ts',
    source: "import { load } from 'js-yaml'; import 'node:fs';",
    findings: [],
  },
  {
    file: 'reference/loading/yaml.ts',
    source: "import Ajv from 'ajv';",
    findings: ['reference/loading/yaml.ts:1: reference/ may use js-yaml, and not ajv'],
  },
  { file: 'steps/world.ts', source: "import { World } from '@cucumber/cucumber/api';", findings: [] },
  {
    file: 'steps/world.ts',
    source: "import { format } from 'prettier';",
    findings: ['steps/world.ts:1: steps/ may use @cucumber/cucumber, js-yaml, ajv, and not prettier'],
  },
  { file: 'adapter/package.ts', source: "import { name } from '../package.json';", findings: [] },
  { file: 'tests/x.test.ts', source: "import '../runner'; import 'prettier';", findings: [] },
];
for (const { file, source, findings } of rooms) {
  test(`${file}: ${source.trim()} ${findings.length > 0 ? 'points the wrong way' : 'is in order'}`, () => {
    assert.deepEqual(roomFindings({ file, source }, ['@cucumber/cucumber', 'js-yaml', 'ajv']), findings);
  });
}

test('folders of one machine and hosts of registries are found', () => {
  // Put together here, so that this file does not name any itself.
  const folder = ['', 'home', 'ann', 'i18n'].join('/');
  const host = ['registry', 'example', 'org'].join('.');
  assert.deepEqual(textFindings(`fine\nin ${folder}`, 'a.md'), [
    `a.md:2: names a folder of one machine: in ${folder}`,
  ]);
  assert.deepEqual(textFindings(`https://${host}/x`, 'a.md'), [
    `a.md:1: names the host of a registry: https://${host}/x`,
  ]);
  const resolved = '"resolved": "https://example.org/a.tgz",';
  assert.equal(textFindings(resolved, 'package-lock.json').length, 1);
  assert.deepEqual(
    textFindings('see https://example.org/home/page and pluralization/registry.ts', 'a.md'),
    [],
  );
});

test('formatting that changes a doc string is noticed, and formatting that moves lines is not', async () => {
  const findingsOf = (source: string) => formattingFindings(source, 'features/sample.feature', PACKAGE_ROOT);
  const feature = (line: string) =>
    `Feature: A\n Rule: B\n  Scenario: C\n   Given a text\n   """\n   ${line}\n   """\n`;
  assert.deepEqual(await findingsOf(feature('no space at the end')), []);
  assert.deepEqual(await findingsOf(feature('two spaces at the end  ')), [
    'features/sample.feature: prettier changes what a step says',
  ]);
  const [broken] = await findingsOf('Feature: A\n  Scenario: B\n    Given c\n    nothing\n');
  assert.match(broken ?? '', /^features\/sample.feature: prettier cannot format it: Error: /);
});

test('the files of the project are those that are not ignored', () => {
  const root = mkdtempSync(join(tmpdir(), 'i18n-conformance-'));
  try {
    const files = ['.gitignore', '.ci/run', 'a/b.ts', 'a/dist/c.js', 'dist/d.js', 'e.tgz', '.git/config'];
    for (const file of files) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), file === '.gitignore' ? '# made\ndist/\n*.tgz\n' : '');
    }
    assert.deepEqual(projectFiles(root), ['.ci/run', '.gitignore', 'a/b.ts']);
  } finally {
    rmSync(root, { recursive: true });
  }
});

test('a tool that is content says nothing, and one that is not is quoted', async () => {
  const prettier = 'prettier/bin/prettier.cjs';
  assert.deepEqual(await toolFindings(PACKAGE_ROOT, prettier, ['--version']), []);
  assert.match(
    (await toolFindings(PACKAGE_ROOT, prettier, ['--check', 'nothing.ts'])).join('\n'),
    /nothing\.ts/,
  );
});
