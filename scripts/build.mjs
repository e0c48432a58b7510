// Builds dist/ by the table below. Types are checked by `npm run check` and not here, so that a build is fast. A package
// also needs the declarations that `npm run declarations` writes.
import { build } from 'esbuild';
import { chmodSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeJavascriptKit } from './javascript-kit.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const require = createRequire(import.meta.url);
const dist = (file) => join(root, 'dist', file);
const compiled = (module) => require(dist(module));

// The compiler configuration is not valid JSON, because it contains comments, but it is valid YAML.
const { include, exclude } = require('js-yaml').load(readFileSync(join(root, 'tsconfig.json'), 'utf8'));
const COMMAND = 'runner/main.ts';
const MODULES = include
  .flatMap(filesBelow)
  .filter((file) => /(?<!\.d)\.tsx?$/.test(file) && file !== COMMAND);
/** The folders and files that determine the compiled suite. */
const OF_SUITE = [
  ...['adapter', 'features', 'fixtures', 'steps', 'suite'].flatMap(filesBelow),
  ...['scripts/build.mjs', 'scripts/compile-suite.ts', 'package-lock.json'],
];
const PAGE = 'runner/reports/html/client/page';
const STYLES = 'runner/reports/html/styles/page.css';
const JSON_REPORT = 'runner/reports/json';

const forNode = { format: 'cjs', platform: 'node', target: 'node20.19' };
const perModule = { ...forNode, sourcemap: true, sourcesContent: false };
// Programs are bundled, because loading hundreds of modules would take most of their start time. Packages are not, and
// remain dependencies. There are no source maps, so that coverage is only measured for the separate modules.
const program = { ...forNode, bundle: true, packages: 'external' };
// The reference is an ES module, because Node reads a CommonJS module twice when it is imported.
const esProgram = { ...program, format: 'esm', outExtension: { '.js': '.mjs' } };
const forBrowsers = { format: 'iife', bundle: true, target: 'es2022' };

/** What the build makes, in order: the outputs in dist/, the inputs, and the function that makes them. */
const TABLE = [
  [MODULES.flatMap(outputsOf), MODULES, (files) => compile(files, perModule)],
  [['runner/main.js'], COMMAND, (file) => compile([file], program)],
  [['runner/host.js'], 'adapter/host/main.ts', (file) => compile({ 'runner/host': file }, program)],
  [['runner/reference.mjs'], 'ports/reference.ts', (it) => compile({ 'runner/reference': it }, esProgram)],
  [[`${PAGE}.js`], `${PAGE}.mts`, (file) => compile([file], forBrowsers)],
  [[STYLES], STYLES, (file) => compile([file], { bundle: true })],
  [['adapter/contract/validators.js'], 'scripts/validators', (module) => compiled(module).validatorsCode()],
  [['adapter/protocol.schema.json'], 'scripts/adapter-page', (it) => compiled(it).readProtocolSchema(root)],
  [['suite/corpus.schema.json'], 'suite/compile/corpus', (module) => compiled(module).CORPUS_SCHEMA],
  [['runner/reports/report.schema.json'], JSON_REPORT, (module) => compiled(module).REPORT_SCHEMA],
  [['suite/mutants.json'], 'proof/mutants', (module) => mutantsByRule(compiled(module).MUTANTS)],
  [['suite/suite.txt', 'suite/scripts.txt'], OF_SUITE, compileSuite],
  [[], 'ports/kits/typescript', () => writeJavascriptKit(root)],
];
/** The files in dist/ that are not in the table: the kit, and what other commands write. */
const OTHERS = /^ports\/kits\/|\.d\.ts$/;

try {
  for (const [[output], inputs, make] of TABLE) {
    const made = await make(inputs);
    if (made !== undefined) writeFileSync(dist(output), textOf(made));
  }
  chmodSync(dist('runner/main.js'), 0o755);
  const built = new Set(TABLE.flatMap(([outputs]) => outputs.map((output) => `dist/${output}`)));
  const others = filesBelow('dist').filter((file) => !built.has(file));
  for (const file of others) if (!OTHERS.test(file.slice('dist/'.length))) rmSync(join(root, file));
} catch (thrown) {
  // esbuild has printed the errors in the code. A mistake in the features has a message for each finding.
  if (thrown.errors === undefined) console.error(thrown.findings === undefined ? thrown : thrown.message);
  process.exit(1);
}

async function compile(entryPoints, options) {
  const places = { absWorkingDir: root, outdir: 'dist', outbase: '.' };
  await build({ ...places, entryPoints, charset: 'utf8', logLevel: 'warning', ...options });
}

function outputsOf(source) {
  const module = source.replace(/\.tsx?$/, '.js');
  return [module, `${module}.map`];
}

function compileSuite(inputs) {
  compiled('scripts/compile-suite').compileSuite(root, inputs);
}

/** Groups the mutants by the rules that they break. The package has this list instead of the code in proof/. */
function mutantsByRule(mutants) {
  const byRule = {};
  for (const { id, rule, title } of mutants) (byRule[rule] ??= []).push({ id, title });
  return byRule;
}

function textOf(made) {
  return typeof made === 'string' ? made : `${JSON.stringify(made, undefined, 2)}\n`;
}

/** Lists the files below a folder, except for those of installed packages, which may link to the whole project. */
function filesBelow(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return [path];
    return entry.name === 'node_modules' || exclude.includes(path) ? [] : filesBelow(path);
  });
}
