import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileTrials } from '../suite/compile/compile-trials';
import { SCRIPTS_FILE, scriptsText } from '../suite/compile/scripts-file';
import { COMPILED_FILE, writeCompiled } from '../suite/read/compiled-suite';
import { parseSuite } from '../suite/read/parse-suite';
import { suiteOf } from '../suite/read/read-suite';

/**
 * Compiles the features to the suite and the scripts that the command reads. Leaves both files as they are if each ends
 * with the digest of the inputs.
 *
 * @param inputs the paths of all files that the result depends on, relative to the package's root
 * @throws SuiteDefect with a finding for each mistake in the features
 */
export function compileSuite(packageRoot: string, inputs: readonly string[]): void {
  const files = [join(packageRoot, COMPILED_FILE), SCRIPTS_FILE];
  const end = `\ninputs\t"${digestOf(packageRoot, inputs)}"`;
  if (files.every((file) => existsSync(file) && readFileSync(file, 'utf8').endsWith(end))) return;
  const source = parseSuite(packageRoot);
  const scripts = compileTrials(suiteOf(packageRoot, source).trials);
  writeCompiled(packageRoot, source);
  writeFileSync(SCRIPTS_FILE, scriptsText(scripts));
  for (const file of files) appendFileSync(file, end);
}

function digestOf(packageRoot: string, files: readonly string[]): string {
  const digest = createHash('sha256');
  for (const file of files) digest.update(`\0${file}\0`).update(readFileSync(join(packageRoot, file)));
  return digest.digest('hex');
}
