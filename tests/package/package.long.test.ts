import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { KIT_NAMES } from '../../runner/init/kits';
import { readSuite } from '../../suite';
import { NewProject } from './new-project';

const project = new NewProject('suite');
after(() => project.remove());

/** The program that `npx i18n-conformance` starts. Starting it directly saves the time of npx. */
const COMMAND = join(project.folder, 'node_modules/.bin/i18n-conformance');

const readme = readFileSync(join(PACKAGE_ROOT, 'README.md'), 'utf8');

test('the command judges the reference in a folder with special characters in its name', () => {
  const { status, output } = project.run('npx', 'i18n-conformance', 'run', '--timeout', '60000');
  assert.equal(status, 0, output);
  const [verdict] = /^conformant at level spec: (\d+) of \1 scenarios$/m.exec(output) ?? [];
  assert.ok(verdict, output);
  assert.ok(
    readme.includes(`\`\`\`text\n${verdict}\n`),
    `README.md does not show the current verdict, ${verdict}`,
  );
});

test('the failure in README.md has the current file, line and number of scenarios', () => {
  const { trials } = readSuite(PACKAGE_ROOT);
  const [, id, place] = /^ {2}([A-Z]+-\d+\/\S+) {2}(features\S+)$/m.exec(readme) ?? [];
  const shown = trials.find((trial) => trial.id === id);
  assert.equal(place, `${shown?.file}:${shown?.line}`);
  const ofRule = trials.filter(({ rule }) => rule === shown?.rule).length;
  assert.ok(readme.includes(`, ${ofRule} of ${ofRule} scenarios failed, on the module and a catalog\n`));
});

test('the command explains a rule', () => {
  const { status, output } = project.run(COMMAND, 'explain', 'ACTIVATE-05');
  assert.equal(status, 0, output);
  assert.match(output, /`activate` must raise InvalidLocale when the locale is not available/);
});

test('an adapter module in TypeScript is loaded and judged', () => {
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
  const command = ['run', '--adapter', 'port/adapter.ts', '--select', 'CONSTANT-01'];
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

test('an adapter program starts in the current folder, and reports are written there', () => {
  project.write(
    'port/program.js',
    `require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method } = JSON.parse(line);
  const results = {
    initialize: { protocol: 1, implementation: { name: 'constants alone', version: '1', language: 'JavaScript' } },
    reset: null,
    shutdown: null,
    constants: { VERSION: '0.2.2', DEFAULT_LOCALE: 'fr' },
  };
  const error = { code: -32601, message: 'no ' + method };
  console.log(JSON.stringify({ jsonrpc: '2.0', id, ...(method in results ? { result: results[method] } : { error }) }));
});
`,
  );
  project.write('port/known.txt', 'CONSTANT-02/*  # it speaks French\n');
  project.write('out/README', 'The reports of this project.\n');
  const port = ['--command', 'node port/program.js', '--known-failures', 'port/known.txt'];
  const reports = ['--report', 'json=out/report.json', '--report', 'html=out/report.html'];
  const judged = project.run(COMMAND, 'run', ...port, '--select', 'CONSTANT-*', ...reports);
  assert.equal(judged.status, 0, judged.output);
  assert.match(
    judged.output,
    /conformant at level spec \(3 scenarios selected, 2 known failures\): 1 of 3 scenarios/,
  );
  assert.equal(JSON.parse(project.read('out/report.json')).implementation.name, 'constants alone');
  assert.match(project.read('out/report.html'), /it speaks French/);
  const checked = project.run(COMMAND, 'check', '--command', 'node port/program.js');
  assert.equal(checked.status, 0, checked.output);
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
