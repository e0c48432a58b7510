import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCompiled } from './compiled-suite';
import type * as ParseSuite from './parse-suite';
import type { Suite } from './suite';
import { trialsOf } from './trials';

/**
 * Reads the suite: every feature below `features/`, the sections of the document and the silent points. Compiled code
 * reads the compiled suite instead, if the features have not changed since the build.
 *
 * @param packageRoot the folder that contains `package.json` and `features/`
 * @throws SuiteDefect with a finding for each mistake, such as a file that cannot be parsed, a rule without an id, or
 *   an id that is used twice
 */
export function readSuite(packageRoot: string): Suite {
  const source = readCompiled(packageRoot) ?? parse(packageRoot);
  const rules = source.features.flatMap((feature) => feature.rules);
  const scenarios = rules.flatMap((rule) => rule.scenarios);
  const { name, version } = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8'));
  return { name, version, ...source, rules, scenarios, trials: trialsOf(scenarios) };
}

function parse(packageRoot: string): ParseSuite.SuiteSource {
  // The parsers are loaded only here, because they are slow to load and the compiled suite does not need them.
  const { parseSuite } = require('./parse-suite') as typeof ParseSuite;
  return parseSuite(packageRoot);
}
