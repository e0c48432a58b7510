import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSharedJson, sharedJson } from './shared-json';
import { SuiteDefect, type SuiteSource } from './suite';

// Parsing the features takes longer than everything else at the start of a run. So the build parses them, and a run
// reads what the build wrote.

/** The path of the compiled suite, relative to the package's root. */
export const COMPILED_FILE = 'dist/suite/suite.txt';

const RECORD = 'suite';

/** Writes the compiled form of a parsed suite. */
export function writeCompiled(packageRoot: string, source: SuiteSource): void {
  // All rows of an outline share the outline.
  writeFileSync(join(packageRoot, COMPILED_FILE), sharedJson(new Map([[RECORD, source]]), ['outline']));
}

/**
 * Reads the compiled suite.
 *
 * @throws SuiteDefect when the build has not written it
 */
export function readCompiled(packageRoot: string): SuiteSource {
  let content: Buffer;
  try {
    content = readFileSync(join(packageRoot, COMPILED_FILE));
  } catch {
    throw new SuiteDefect([`${COMPILED_FILE}: the features have not been compiled: run npm run build`]);
  }
  return parseSharedJson(content)(RECORD) as SuiteSource;
}
