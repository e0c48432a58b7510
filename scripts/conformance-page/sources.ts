import { readFuzzResult } from '../../proof/fuzzing/fuzz-result';
import { readMutationResult } from '../../proof/mutation/mutation-result';
import { readReadings, readSuite } from '../../suite';
import { readAccidents, readContradictions } from '../../suite/differences';
import { readDocument } from '../../suite/document';
import { readRecordedLibraries } from '../ports/recorded';

/** The data from which CONFORMANCE.md is generated. */
export type Sources = ReturnType<typeof readSources>;

/**
 * Reads the data from which CONFORMANCE.md is generated.
 *
 * @throws SuiteDefect when a feature, a list in `features/` or a measurement in `proof/` contains a mistake
 */
export function readSources(packageRoot: string) {
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
