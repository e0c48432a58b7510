// Compiles the project to dist/, with the script and the style of the HTML report, and lets the command be run by its
// name, which a file that tsc writes cannot be.
import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc');
const REPORT = 'runner/reports/html';
const statuses = ['.', `${REPORT}/client`].map(
  (project) =>
    spawnSync(process.execPath, [compiler, '--project', project], { cwd: root, stdio: 'inherit' }).status ??
    1,
);
copyFileSync(
  new URL(`../${REPORT}/page.css`, import.meta.url),
  new URL(`../dist/${REPORT}/page.css`, import.meta.url),
);
chmodSync(new URL('../dist/runner/main.js', import.meta.url), 0o755);
process.exitCode = Math.max(...statuses);
if (process.exitCode === 0) compileSuite();

/** Compiles the features to the form that the command reads. Every use of the suite reports a mistake in them. */
function compileSuite() {
  const require = createRequire(import.meta.url);
  const { parseSuite } = require('../dist/suite/parse-suite.js');
  const { writeCompiled } = require('../dist/suite/compiled-suite.js');
  try {
    writeCompiled(root, parseSuite(root));
  } catch (thrown) {
    if (thrown.name !== 'SuiteDefect') throw thrown;
  }
}
