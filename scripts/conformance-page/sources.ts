import { readFuzzResult, type FuzzResult } from '../../proof/fuzzing/fuzz-result';
import { readMutationResult, type MutationResult } from '../../proof/mutation/mutation-result';
import { readSuite, type Suite } from '../../suite';
import {
  readAccidents,
  readContradictions,
  type Accident,
  type Contradiction,
} from '../../suite/differences';
import { readDocument, type Section } from '../../suite/document';
import { readReadings, type Reading } from '../../suite/readings';
import { readRecordedLibraries, type RecordedLibrary } from '../ports/recorded';

/** The data from which CONFORMANCE.md is generated. */
export interface Sources {
  readonly suite: Suite;
  readonly document: readonly Section[];
  readonly readings: readonly Reading[];
  readonly contradictions: readonly Contradiction[];
  readonly accidents: readonly Accident[];
  readonly mutation: MutationResult;
  readonly fuzzer: FuzzResult;
  readonly libraries: readonly RecordedLibrary[];
}

/**
 * Reads the data from which CONFORMANCE.md is generated.
 *
 * @param packageRoot the folder that contains `package.json`
 * @throws SuiteDefect with the mistakes in the features or in the lists beside them
 */
export function readSources(packageRoot: string): Sources {
  return {
    suite: readSuite(packageRoot),
    document: readDocument(packageRoot),
    readings: readReadings(packageRoot),
    contradictions: readContradictions(packageRoot),
    accidents: readAccidents(packageRoot),
    mutation: readMutationResult(packageRoot),
    fuzzer: readFuzzResult(packageRoot),
    libraries: readRecordedLibraries(packageRoot),
  };
}
