import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCompiled } from './compiled-suite';
import type { Suite, SuiteSource } from './suite';
import { trialsOf } from './trials';

/**
 * Reads the suite: every feature, the sections of the document and the silent points, as the build has compiled them.
 *
 * @param packageRoot the folder that contains `package.json`, `features/` and `dist/`
 * @throws SuiteDefect when the build has not compiled the features
 */
export function readSuite(packageRoot: string): Suite {
  return suiteOf(packageRoot, readCompiled(packageRoot));
}

/** Returns the suite with the given features, named after the package. */
export function suiteOf(packageRoot: string, source: SuiteSource): Suite {
  const rules = source.features.flatMap((feature) => feature.rules);
  const scenarios = rules.flatMap((rule) => rule.scenarios);
  const { name, version } = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8'));
  return { name, version, ...source, rules, scenarios, trials: trialsOf(scenarios) };
}
