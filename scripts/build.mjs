// Compiles what has changed to dist/, with the script and the style of the HTML report. The programs of the command are
// bundled, because loading hundreds of modules would take most of their start time. Types are checked by `npm run
// check` and not here, so that a build is fast. A package also needs the declarations that scripts/declarations.mjs
// writes.
import { chmodSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { areFresh, removeStale } from './outputs.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const require = createRequire(import.meta.url);
const REPORT = 'runner/reports/html';
const COMMAND = 'runner/main.ts';
/** The JSON files that code imports. */
const REPORT_SCHEMA = 'runner/reports/report.schema.json';
const PROTOCOL = 'adapter/protocol.schema.json';
const CORPUS = 'play/corpus.schema.json';
const MUTANTS = 'suite/mutants.json';
const TYPESCRIPT_KIT = 'ports/kits/typescript';
const VALIDATORS = 'adapter/contract/validators.js';
/** The files that determine how everything is compiled. */
const CONFIGURATION = ['scripts/build.mjs', 'scripts/outputs.mjs', 'tsconfig.json', 'package-lock.json'];
/** The folders that are no part of the programs of the command. */
const OUTSIDE = /^(?:bench|proof|scripts|site|tests)\//;

// The compiler configuration is not valid JSON, because it contains comments, but it is valid YAML.
const { include, exclude } = require('js-yaml').load(readFileSync(join(root, 'tsconfig.json'), 'utf8'));
const sources = include.flatMap(filesBelow).filter((file) => /(?<!\.d)\.tsx?$/.test(file));
const ofPrograms = sources.filter((file) => !OUTSIDE.test(file));

await compileModules();
removeStale(root);
if (isDue(['runner/main.js', 'runner/host.js', 'runner/reference.mjs'], ofPrograms)) await bundlePrograms();
if (isDue([`${REPORT}/client/page.js`, `${REPORT}/styles/page.css`], filesBelow(REPORT))) await compilePage();
if (isDue([VALIDATORS], ofPrograms)) compileValidators();
if (isDue([REPORT_SCHEMA], ofPrograms))
  writeJson(REPORT_SCHEMA, require('../dist/runner/reports/json.js').REPORT_SCHEMA);
if (isDue([PROTOCOL], ['adapter/contract', 'scripts/adapter-page'].flatMap(filesBelow))) writeProtocol();
if (isDue([CORPUS], ofPrograms)) writeJson(CORPUS, require('../dist/play/corpus.js').CORPUS_SCHEMA);
const ofMutants = ['proof/changes', 'proof/mutants', 'proof/variants'].flatMap(filesBelow);
if (isDue([MUTANTS], ofMutants)) writeMutants();
const ofSuite = [...ofPrograms, ...filesBelow('features'), ...filesBelow('fixtures')];
if (isDue(['suite/suite.txt', 'play/scripts.txt'], ofSuite)) compileSuite();
const kit = [...filesBelow(TYPESCRIPT_KIT), 'scripts/javascript-kit.mjs'];
if (isDue(['ports/kits/javascript/adapter.mjs'], kit))
  await (await import('./javascript-kit.mjs')).writeJavascriptKit(root);

/** Tells whether files in dist/ are missing, or older than their inputs. */
function isDue(outputs, inputs) {
  const written = outputs.map((file) => join(root, 'dist', file));
  const read = [...inputs, ...CONFIGURATION].map((file) => join(root, file));
  return !areFresh(written, read);
}

/** Compiles files with esbuild, which is loaded only if there is something to compile. */
async function compile(options) {
  const { build } = await import('esbuild');
  await build({
    ...{ absWorkingDir: root, outdir: 'dist', outbase: '.', charset: 'utf8', logLevel: 'warning' },
    ...options,
  });
}

function forNode(options) {
  return { format: 'cjs', platform: 'node', target: 'node20.19', ...options };
}

/** Compiles each module that has changed. */
async function compileModules() {
  const due = sources.filter((file) => file !== COMMAND && isDue([file.replace(/\.tsx?$/, '.js')], [file]));
  if (due.length > 0) await compile(forNode({ entryPoints: due, sourcemap: true, sourcesContent: false }));
}

/** Bundles the programs of the command. */
async function bundlePrograms() {
  // Packages are not bundled, and remain dependencies. There are no source maps, so that coverage is only measured for
  // the separate modules.
  const bundled = (options) => compile(forNode({ bundle: true, packages: 'external', ...options }));
  await Promise.all([
    bundled({ entryPoints: { 'runner/main': COMMAND, 'runner/host': 'adapter/host/main.ts' } }),
    // The reference is compiled to an ES module, because Node reads a CommonJS module twice when it is imported.
    bundled({
      entryPoints: { 'runner/reference': 'ports/reference.ts' },
      format: 'esm',
      outExtension: { '.js': '.mjs' },
    }),
  ]);
  chmodSync(join(root, 'dist/runner/main.js'), 0o755);
}

/** Compiles the script of the HTML report, and bundles its style sheet. */
async function compilePage() {
  await compile({ entryPoints: [`${REPORT}/client/page.ts`], format: 'esm', target: 'es2022' });
  await compile({ entryPoints: [`${REPORT}/styles/page.css`], bundle: true });
}

/** Compiles the protocol's schema to code that validates the messages of a port. */
function compileValidators() {
  const { Ajv2020 } = require('ajv/dist/2020');
  const { default: standaloneCode } = require('ajv/dist/standalone');
  const { PROTOCOL_SCHEMA } = require('../dist/adapter/contract/protocol-schema.js');
  const { VALIDATION, schemaDigest } = require('../dist/adapter/contract/validation.js');
  const { $id, $defs } = PROTOCOL_SCHEMA;
  const ajv = new Ajv2020({ ...VALIDATION, code: { source: true } }).addSchema({ $id, $defs });
  const names = ['response', ...Object.keys($defs).filter((name) => name.endsWith('.result'))];
  for (const name of names) ajv.addSchema({ $ref: `${$id}#/$defs/${name}` }, name);
  const code = standaloneCode(ajv, Object.fromEntries(names.map((name) => [name, name])));
  writeFileSync(
    join(root, 'dist', VALIDATORS),
    `${code}\nexports.digest = ${JSON.stringify(schemaDigest())};\n`,
  );
}

/** Writes the schema of the protocol with the doc comments of its definitions, for other programs. */
function writeProtocol() {
  const { readDocComments } = require('../dist/scripts/adapter-page/doc-comments.js');
  const { documentedProtocol } = require('../dist/scripts/adapter-page/documented-protocol.js');
  const { protocolSchema } = require('../dist/scripts/adapter-page/protocol-schema.js');
  writeJson(PROTOCOL, protocolSchema(documentedProtocol(readDocComments(root))));
}

/** Writes the list of mutants by the rules that they break. The package has it instead of the code in proof/. */
function writeMutants() {
  const byRule = {};
  for (const { id, rule, title } of require('../dist/proof/mutants').MUTANTS) {
    (byRule[rule] ??= []).push({ id, title });
  }
  writeJson(MUTANTS, byRule);
}

function writeJson(file, value) {
  writeFileSync(join(root, 'dist', file), `${JSON.stringify(value, undefined, 2)}\n`);
}

/**
 * Compiles the features to the suite and the scripts that the command reads. A mistake in the features is printed, and
 * ends the build.
 */
function compileSuite() {
  const { parseSuite } = require('../dist/suite/parse-suite.js');
  const { writeCompiled } = require('../dist/suite/compiled-suite.js');
  const { suiteOf } = require('../dist/suite/read-suite.js');
  const { compileTrials } = require('../dist/play/compile-trials.js');
  const { SCRIPTS_FILE, scriptsText } = require('../dist/play/scripts-file.js');
  const source = parseSuite(root);
  writeFileSync(SCRIPTS_FILE, scriptsText(compileTrials(suiteOf(root, source).trials)));
  writeCompiled(root, source);
}

/**
 * Returns the paths of the files and folders below a folder, because a folder changes when a file in it is deleted.
 * Installed packages are left out, because they may link to the whole project.
 */
function filesBelow(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return [path];
    return entry.name === 'node_modules' || exclude.includes(path) ? [] : [path, ...filesBelow(path)];
  });
}
