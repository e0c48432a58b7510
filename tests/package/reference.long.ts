import { build, type Metafile } from 'esbuild';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { compilerReport } from './compiler';
import { deadLinks } from './links';
import { NewProject } from './new-project';
import { requireNone } from '../none';
import { blocksOf, shownFiles, shownPrograms } from './readme';

const NAME = '@i18n-conformance/reference';
const README = readFileSync(join(PACKAGE_ROOT, 'reference/README.md'), 'utf8');
const project = new NewProject('reference');
after(() => project.remove());

/** Bundles a module of the project. */
async function bundle(
  contents: string,
  platform: 'browser' | 'neutral' | 'node',
  conditions?: readonly string[],
) {
  const { metafile, outputFiles } = await build({
    stdin: { contents, resolveDir: project.folder },
    bundle: true,
    write: false,
    metafile: true,
    minify: true,
    platform,
    ...(conditions && { conditions: [...conditions] }),
    logLevel: 'silent',
  });
  return { metafile, code: outputFiles[0]!.text };
}

/** Returns the files whose code is in a bundle. */
function filesIn({ outputs }: Metafile): string[] {
  const inputs = Object.values(outputs).flatMap((output) => Object.entries(output.inputs));
  return inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([file]) => file);
}

/** Runs a program in the project, and returns its output. */
function outputOf(file: string, source: string): string {
  project.write(file, source);
  const { status, output } = project.run('node', file);
  assert.equal(status, 0, output);
  return output.trimEnd();
}

test('the package brings js-yaml alone', () => {
  const { packages } = JSON.parse(project.read('package-lock.json'));
  assert.deepEqual(Object.keys(packages[`node_modules/${NAME}`].dependencies), ['js-yaml']);
  // The command of js-yaml needs argparse.
  const installed = ['', `node_modules/${NAME}`, 'node_modules/argparse', 'node_modules/js-yaml'];
  assert.deepEqual(Object.keys(packages), installed);
});

test('the pages of the package link only to files of the package', () => {
  assert.deepEqual(deadLinks(join(project.folder, 'node_modules', NAME)), []);
});

for (const page of ['README.md', 'reference/README.md']) {
  const readme = readFileSync(join(PACKAGE_ROOT, page), 'utf8');
  for (const { path, text } of shownFiles(readme)) project.write(path, text);
  shownPrograms(readme).forEach(({ source, output }, index) => {
    test(`program ${index + 1} of ${page} prints the output in its comments`, () => {
      assert.ok(output.length > 0, 'the program has no comments with output');
      assert.equal(outputOf('program.mjs', source), output.join('\n'));
      // CommonJS has no `await` outside of functions.
      if (/^(?!\s).*\bawait\b/m.test(source)) return;
      const required = source
        .replace(/^import (.*) from (.*);$/gm, 'const $1 = require($2);')
        .replace(/^import ('.*');$/gm, 'require($1);');
      assert.notEqual(required, source);
      assert.equal(outputOf('program.cjs', required), output.join('\n'));
    });
  });
}

test('a TypeScript project finds the types, by each way of resolving modules', () => {
  const program = `import { Catalog, Errors, I18n, Loader, Locale, Pluralization, VERSION } from '${NAME}';
import type { LookupOptions, TranslationsHash, Translator } from '${NAME}';
import '${NAME}/async-blocks';

const options: LookupOptions = { name: 'Ann', count: 2n, scope: ['a', Symbol('b')] };
export const texts: string[] = [VERSION, I18n.t('greeting', options), I18n.l(new Date(), 'short')];
export const catalog: Catalog = new Catalog({ defaultLocale: 'fr' });
export class Fetched extends Loader.Base {
  override load(): TranslationsHash {
    return { en: { hi: 'Hi' } };
  }
}
// @ts-expect-error A catalog activates a locale by its name.
catalog.activate(1);
catalog.t('greeting', { locale: 'fr' });
// @ts-expect-error There is no such option.
catalog.t('greeting', new Catalog({ locale: 'fr' }).locale);
export const translator: Translator = new Catalog({ fallbacks: { de: 'fr' } });
export { Errors, Locale, Pluralization };
`;
  for (const file of ['types.cts', 'types.mts']) project.write(file, program);
  for (const options of [
    '--module node16',
    '--module nodenext',
    '--module esnext --moduleResolution bundler',
    '--module commonjs --moduleResolution node10 --ignoreDeprecations 6.0',
  ]) {
    const strict = ['--noEmit', '--strict', '--lib', 'es2023', '--skipDefaultLibCheck'];
    const args = [...strict, ...options.split(' '), 'types.cts', 'types.mts'];
    assert.equal(compilerReport(project.folder, args), '', options);
  }
});

/** The options of a strict project. An unused `@ts-expect-error` is an error as well. */
const STRICT = [
  ...['--noEmit', '--strict', '--noUncheckedIndexedAccess', '--exactOptionalPropertyTypes'],
  ...['--module', 'nodenext', '--lib', 'es2023,dom', '--skipDefaultLibCheck'],
];

test('the example for a server and the recipe for typed keys compile in a strict TypeScript project', () => {
  const servers = shownPrograms(README).filter(({ source }) => source.includes('function catalogFor'));
  const [keys] = blocksOf(README, 'ts');
  assert.equal(servers.length, 1);
  project.write('server.mts', servers[0]!.source);
  project.write('keys.mts', keys!);
  assert.equal(compilerReport(project.folder, [...STRICT, 'server.mts', 'keys.mts']), '');
});

test('the recipe for a server finds the texts of a parent and of English, and keeps those of no other locale', () => {
  const [recipe] = shownPrograms(README).filter(({ source }) => source.includes('function catalogFor'));
  project.write('german/en.yml', 'en: { hi: Hi, bye: Bye, only: English }');
  project.write('german/de.yml', 'de: { hi: Hallo, bye: Ade }');
  project.write('german/de-AT.yml', 'de-AT: { hi: Hello }');
  project.write('german/fr.yml', 'fr: { hi: Salut }');
  const program = recipe!.source.replace("'locales'", "'german'").replace(/^console.*$/gm, '');
  const lines = `const austrian = catalogFor('de-AT');
console.log(...['hi', 'bye', 'only'].map((key) => austrian.t(key)));
console.log(austrian.withLocale('fr', () => austrian.t('hi')));`;
  assert.equal(outputOf('german.mjs', `${program}\n${lines}`), 'Hello Ade English\nHi');
});

test('the recipe that checks locales finds missing, extra and unused keys, placeholders and plural forms', () => {
  const [recipe] = shownPrograms(README).filter(({ source }) => source.includes('is unused'));
  project.write(
    'checked/en.yml',
    'en: { hi: "Hi %{name}", menu: { open: Open }, n: { one: x, other: y }, unused: ~, i18n: {} }',
  );
  project.write('checked/ru.yml', 'ru: { hi: "Hi %{nom}", more: x, menu: ~, n: { one: x, other: y } }');
  const program = recipe!.source
    .replace("'locales'", "'checked'")
    .replace(`"t('greeting', { name })"`, `"t('hi') t('n')"`);
  project.write('check.mjs', program);
  assert.deepEqual(project.run('node', 'check.mjs').output.trimEnd().split('\n'), [
    'menu.open is unused',
    'ru: menu.open is missing',
    'ru: hi has other placeholders',
    'ru: more is extra',
    'ru: n has no many',
    'ru: n has no few',
  ]);
});

test('import and require give the same module I18n, and the entry for asynchronous blocks serves both', () => {
  const program = `import { createRequire } from 'node:module';
import * as imported from '${NAME}';
import '${NAME}/async-blocks';

const required = createRequire(import.meta.url)('${NAME}');
for (const name of Object.keys(required)) console.log(name, imported[name] === required[name]);
const { I18n } = required;
class Greetings extends required.Loader.Base {
  load() { return { en: { hi: 'Hi' }, fr: { hi: 'Salut' } }; }
}
I18n.config.loaders.push(new Greetings());
const greet = (locale) => imported.I18n.withLocale(locale, async () => (await null, I18n.t('hi')));
console.log(...await Promise.all([greet('fr'), greet('en')]));
`;
  const names = ['Catalog', 'Config', 'Errors', 'I18n', 'I18nModule', 'Loader', 'Locale', 'Pluralization'];
  assert.deepEqual(
    outputOf('same.mjs', program).split('\n').sort(),
    [...names, 'VERSION']
      .map((name) => `${name} true`)
      .concat('Salut Hi')
      .sort(),
  );
});

test('a page looks up a translation, with nothing of Node and without js-yaml', async () => {
  const page = await bundle(
    `import { Catalog, Loader } from '${NAME}';
const catalog = new Catalog();
catalog.inject({ en: { hi: 'Hi, %{name}!' } });
try {
  catalog.inject(new Loader.YAML('locales'));
} catch (error) {
  globalThis.refused = error.message;
}
globalThis.text = catalog.t('hi', { name: 'Ann' });`,
    'browser',
  );
  requireNone(filesIn(page.metafile).filter((file) => file.includes('js-yaml')));
  const window: { text?: string; refused?: string } = {};
  runInNewContext(page.code, window);
  assert.equal(window.text, 'Hi, Ann!');
  assert.match(window.refused ?? '', /^locales: a browser cannot read folders; fetch/);
});

test('the entry for asynchronous blocks is that of Node for Node alone', async () => {
  const program = `import { Catalog } from '${NAME}';
import '${NAME}/async-blocks';
const catalog = new Catalog();
catalog.inject({ en: { hi: 'Hi' } });
globalThis.text = catalog.t('hi');`;
  assert.match((await bundle(program, 'node')).code, /AsyncLocalStorage/);
  for (const [platform, conditions] of [
    ['browser', undefined],
    ['neutral', ['workerd', 'worker']],
    ['neutral', ['worker']],
    ['neutral', ['edge-light']],
    ['neutral', []],
  ] as const) {
    const worker: { text?: string } = {};
    runInNewContext((await bundle(program, platform, conditions)).code, worker);
    assert.equal(worker.text, 'Hi', `${platform} ${conditions?.join()}`);
  }
});

test('a bundle has only the files that are used', async () => {
  const { metafile } = await bundle(`export { Locale } from '${NAME}';`, 'browser');
  const files = filesIn(metafile);
  assert.ok(files.some((file) => file.endsWith('/dist/esm/fallbacks.mjs')));
  requireNone(
    files.filter((file) => !/\/dist\/esm\/(?:arguments|errors|fallbacks|messages)\.mjs$/.test(file)),
  );
});

/** The weight of a page's script in kB, rounded up: minified, and compressed by gzip as well. */
const WEIGHTS = [
  { contents: `export * from '${NAME}';`, minified: 27, compressed: 11 },
  { contents: `export { Catalog } from '${NAME}';`, minified: 25, compressed: 10 },
] as const;

for (const { contents, minified, compressed } of WEIGHTS) {
  test(`the weight of a page with ${contents} is the one that README.md states`, async () => {
    const { code } = await bundle(contents, 'browser');
    const bytes = [Buffer.byteLength(code), gzipSync(code).length];
    const roundedUp = bytes.map((count) => Math.ceil(count / 1000));
    assert.deepEqual(roundedUp, [minified, compressed], `${bytes.join(' and ')} bytes`);
    assert.match(README, new RegExp(`\\| ${minified} kB +\\| ${compressed} kB`));
  });
}
