import { readSuite, type Suite } from '../../suite';
import {
  readAccidents,
  readContradictions,
  type Accident,
  type Contradiction,
} from '../../suite/differences';
import { readDocument, type Section } from '../../suite/document';
import { readMutationResult, type MutationResult } from '../../proof/mutation/mutation-result';

/** Everything that CONFORMANCE.md is made of. */
export interface Sources {
  readonly suite: Suite;
  readonly document: readonly Section[];
  readonly contradictions: readonly Contradiction[];
  readonly accidents: readonly Accident[];
  readonly mutation: MutationResult;
}

/**
 * Reads everything that CONFORMANCE.md is made of.
 *
 * @param packageRoot the folder that holds `package.json`
 * @throws SuiteDefect with what is wrong in the features or in the lists beside them
 */
export function readSources(packageRoot: string): Sources {
  return {
    suite: readSuite(packageRoot),
    document: readDocument(packageRoot),
    contradictions: readContradictions(packageRoot),
    accidents: readAccidents(packageRoot),
    mutation: readMutationResult(packageRoot),
  };
}
