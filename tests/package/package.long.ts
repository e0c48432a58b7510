import assert from 'node:assert/strict';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { INSTALL_COMPILER } from '../../adapter/host/typescript';
import { KIT_NAMES } from '../../runner/init/kits';
import { readCompiled } from '../../suite/read/compiled-suite';
import './installed-elsewhere';
import { deadLinks } from './links';
import { NewProject } from './new-project';

const project = new NewProject('suite');
after(() => project.remove());

/** The program that `npx i18n-conformance` starts. Starting it directly saves the time of npx. */
const COMMAND = join(project.folder, 'node_modules/.bin/i18n-conformance');

/** Whether Node loads TypeScript without a compiler. */
const REMOVES_TYPES = Boolean(Reflect.get(process.features, 'typescript'));

const { dependencies } = JSON.parse(readFileSync(join(PACKAGE_ROOT, 'package.json'), 'utf8')) as {
  readonly dependencies: Readonly<Record<string, string>>;
};
const readme = readFileSync(join(PACKAGE_ROOT, 'README.md'), 'utf8');

test('the command judges the reference in a folder with special characters in its name, and writes reports', () => {
  const reports = ['--report', 'json=report.json', '--report', 'html=report.html'];
  const { status, output } = project.run('npx', 'i18n-conformance', 'run', '--timeout', '60000', ...reports);
  assert.equal(status, 0, output);
  assert.equal(JSON.parse(project.read('report.json')).run.port.implementation.language, 'TypeScript');
  assert.match(project.read('report.html'), /<style>[^]*<h1>[^]*<script type="module">/);
  const [verdict] =
    /^conformant at level spec of \S+ \S+: \d+ of \d+ trials, \d+ not applicable, in \S+ s$/m.exec(output) ??
    [];
  assert.ok(verdict, output);
  const shown = verdict.replace(/ \d+(?:\.\d+)*/g, ' …');
  assert.ok(readme.includes(`\`\`\`text\n${shown}\n`), `README.md does not show the verdict, ${shown}`);
});

test('the package has a compiled suite', () => {
  const root = join(project.folder, 'node_modules/i18n-conformance');
  assert.deepEqual(readCompiled(root), readCompiled(PACKAGE_ROOT));
});

test('the pages of the package link only to files of the package', () => {
  assert.deepEqual(deadLinks(join(project.folder, 'node_modules/i18n-conformance')), []);
});

test('at most 60 packages and 25 MB are installed', () => {
  const packages = Object.keys(JSON.parse(project.read('package-lock.json')).packages).filter(Boolean);
  // The suite itself, and all its dependencies in package.json.
  assert.ok(packages.length > Object.keys(dependencies).length, packages.join(' '));
  assert.ok(packages.length <= 60, packages.join(' '));
  const entries = readdirSync(join(project.folder, 'node_modules'), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
  assert.ok(bytes <= 25e6, `${bytes} bytes`);
});

project.write(
  'port/adapter.ts',
  `import { unsupported, type Adapter, type InitializeResult } from 'i18n-conformance/adapter';

const port: Partial<Adapter> = {
  async initialize(): Promise<InitializeResult> {
    return { protocol: 1, implementation: { name: 'constants alone', version: '1', language: 'TypeScript' } };
  },
  reset: async () => null,
  shutdown: async () => null,
  constants: async () => ({ VERSION: '0.2.2', DEFAULT_LOCALE: 'en' }),
};

const lacking = async () => { throw unsupported('not ported yet'); };

// await looks for a method "then", which an adapter must not have.
export default new Proxy(port, {
  get: (methods, name) => Reflect.get(methods, name) ?? (name === 'then' ? undefined : lacking),
});
`,
);

test('without a compiler, Node loads an adapter module in TypeScript, or the message says what to install', () => {
  for (const arguments_ of [['run', '--select', 'CONSTANT-01'], ['serve']]) {
    const { status, output } = project.run(COMMAND, ...arguments_, '--adapter', 'port/adapter.ts');
    if (REMOVES_TYPES) {
      assert.equal(status, 0, output);
    } else {
      assert.equal(
        output,
        `i18n-conformance: --adapter port/adapter.ts: Node ${process.version} cannot load TypeScript by itself: ` +
          'run npm install --save-dev typescript@6 ts-node, or use Node 22.18 or later\n',
      );
      assert.equal(status, 2);
    }
  }
  project.write('port/enum.ts', 'enum Kind { One = 1 }\nexport default Kind;\n');
  const { status, output } = project.run(COMMAND, 'check', '--adapter', 'port/enum.ts');
  assert.equal(status, REMOVES_TYPES ? 3 : 2, output);
  assert.match(output, /npm install --save-dev typescript@6 ts-node/);
});

test('an adapter module in TypeScript is compiled, loaded and judged', () => {
  const [npm = '', ...install] = INSTALL_COMPILER.split(' ');
  const installed = project.run(npm, ...install, '--no-audit', '--no-fund', '--prefer-offline');
  assert.equal(installed.status, 0, installed.output);
  project.write('port/kind.ts', "export enum Kind { One = 1 }\nexport { default } from './adapter.js';\n");
  const command = ['run', '--adapter', 'port/kind.ts', '--select', 'CONSTANT-01'];
  const some = project.run(COMMAND, ...command);
  assert.equal(some.status, 0, some.output);
  const more = project.run(COMMAND, ...command, '--select', 'LOOKUP-01');
  assert.equal(more.status, 1, more.output);
  assert.match(more.output, /^not conformant at level spec/m);
});

test('the package contains the starter kits with their workflows, and check accepts one as written', () => {
  for (const language of KIT_NAMES) {
    const { status, output } = project.run(COMMAND, 'init', '--language', language, `kits/${language}`);
    assert.equal(status, 0, output);
    assert.match(project.read(`kits/${language}/.github/workflows/conformance.yml`), /^name: Conformance$/m);
  }
  const { status, output } = project.run(COMMAND, 'check', '--adapter', 'kits/javascript/adapter.mjs');
  assert.equal(status, 0, output);
});

test('a TypeScript project finds the types of the library and of the contract', () => {
  project.write(
    'types.ts',
    `import { Catalog, Errors, I18n, Loader, Pluralization, VERSION } from 'i18n-conformance';
import type { Adapter, TranslateParams } from 'i18n-conformance/adapter';

const version: string = VERSION;
const text: string = I18n.t('greeting', { name: 'Ann', count: 2n, scope: ['a', Symbol('b')] });
const catalog: Catalog = new Catalog({ defaultLocale: 'fr' });
const loader = new Loader.JSON('locales');
export function translate(adapter: Adapter, params: TranslateParams): Promise<string> {
  return adapter.translate(params);
}
export { version, text, catalog, loader, Errors, Pluralization };
`,
  );
  const options = ['--noEmit', '--strict', '--module', 'node20', 'types.ts'];
  const { status, output } = project.run('node', 'node_modules/typescript/bin/tsc', ...options);
  assert.equal(status, 0, output);
});

test('the package contains the library too', () => {
  const program = `import { Catalog } from 'i18n-conformance';
import 'i18n-conformance/async-blocks';

const catalog = new Catalog();
catalog.inject({ en: { greeting: 'Hello' } });
console.log(catalog.t('greeting'));
`;
  project.write('program.mjs', program);
  assert.deepEqual(project.run('node', 'program.mjs'), { status: 0, output: 'Hello\n' });
});
