// Compiles the project to dist/, with the script and the style of the HTML report. The programs of the command are
// bundled, because loading hundreds of modules would take most of their start. Types are checked by `npm run check`, once
// and without writing, so that a build takes a second; a package also needs the declarations of
// scripts/declarations.mjs.
import { build } from 'esbuild';
import { chmodSync, copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const require = createRequire(import.meta.url);
const REPORT = 'runner/reports/html';
const COMMAND = 'runner/main.ts';
/** JSON that code imports. */
const DATA = ['adapter/protocol.schema.json', 'runner/reports/report.schema.json'];

// Comments make the configuration of the compiler no JSON, but not YAML.
const { include, exclude } = require('js-yaml').load(readFileSync(join(root, 'tsconfig.json'), 'utf8'));
const sources = include.flatMap(filesBelow).filter((file) => /(?<!\.d)\.tsx?$/.test(file));

const shared = { absWorkingDir: root, outdir: 'dist', outbase: '.', charset: 'utf8', logLevel: 'warning' };
const forNode = { ...shared, format: 'cjs', platform: 'node', target: 'node20.19' };
// Packages are not bundled, and stay dependencies. There are no source maps, so that coverage is measured in one way: on
// the modules.
const program = { ...forNode, bundle: true, packages: 'external' };
await Promise.all([
  build({
    ...forNode,
    entryPoints: sources.filter((file) => file !== COMMAND),
    sourcemap: true,
    sourcesContent: false,
  }),
  build({
    ...program,
    entryPoints: { 'runner/main': COMMAND, 'runner/host': 'adapter/host/main.ts' },
  }),
  // Node reads a CommonJS module twice to import it.
  build({
    ...program,
    entryPoints: { 'runner/reference': 'ports/reference.ts' },
    format: 'esm',
    outExtension: { '.js': '.mjs' },
  }),
  build({ ...shared, entryPoints: [`${REPORT}/client/page.ts`], format: 'esm', target: 'es2022' }),
]);
for (const file of [...DATA, `${REPORT}/page.css`]) copyFileSync(join(root, file), join(root, 'dist', file));
chmodSync(join(root, 'dist/runner/main.js'), 0o755);
compileValidators();
compileSuite();

/** Compiles the protocol's schema to code that validates what a port sends. */
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
  const file = join(root, 'dist/adapter/contract/validators.js');
  writeFileSync(file, `${code}\nexports.digest = ${JSON.stringify(schemaDigest())};\n`);
}

/**
 * Compiles the features and the matches of their steps to the forms that the command reads. Every use of the suite
 * reports a mistake in them.
 */
function compileSuite() {
  const { parseSuite } = require('../dist/suite/parse-suite.js');
  const { writeCompiled } = require('../dist/suite/compiled-suite.js');
  const { MATCHES_FILE, compileMatches } = require('../dist/play/compiled-matches.js');
  const { StepExpressions } = require('../dist/play/step-expressions.js');
  const { REGISTERED } = require('../dist/steps/step-registry.js');
  try {
    const suite = parseSuite(root);
    writeCompiled(root, suite);
    require('../dist/steps');
    const steps = suite.features.flatMap(({ rules }) =>
      rules.flatMap(({ scenarios }) => scenarios.flatMap((scenario) => scenario.steps)),
    );
    const texts = new Set(steps.map(({ text }) => text));
    writeFileSync(MATCHES_FILE, compileMatches(texts, REGISTERED, new StepExpressions(REGISTERED)));
  } catch (thrown) {
    if (thrown.name !== 'SuiteDefect') throw thrown;
  }
}

/** Returns the paths of the files below a folder, without installed packages, which may link to the whole project. */
function filesBelow(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return [path];
    return entry.name === 'node_modules' || exclude.includes(path) ? [] : filesBelow(path);
  });
}
