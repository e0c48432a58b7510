import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SuiteDefect } from './suite';

/** A deliberately wrong implementation that fails scenarios of a rule. */
export interface CaughtMutant {
  /** The id, in the form `<rule>/<mistake>`. */
  readonly id: string;
  /** A sentence that says what such a port does. */
  readonly title: string;
}

/** The mutants of each rule, keyed by the rule's id. */
export type MutantsByRule = Readonly<Record<string, readonly CaughtMutant[]>>;

/**
 * The path of the list of mutants, relative to the package's root. The build writes the list. The published package
 * contains this list instead of the code in `proof/`.
 */
const MUTANTS_FILE = 'dist/suite/mutants.json';

/**
 * Reads the mutants of each rule. The file is not validated: the build writes {@link CaughtMutant} objects. Loading a
 * validator would also make the diagnosis of a run more than twice as slow.
 *
 * @throws SuiteDefect when the file is not JSON
 */
export function readMutants(packageRoot: string): MutantsByRule {
  const text = readFileSync(join(packageRoot, MUTANTS_FILE), 'utf8');
  try {
    return JSON.parse(text) as MutantsByRule;
  } catch (thrown) {
    throw new SuiteDefect([`${MUTANTS_FILE}: ${(thrown as SyntaxError).message}: run npm run build`]);
  }
}
