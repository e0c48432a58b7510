import { readReadings } from '../../suite/read';
import { readAccidents, readContradictions } from '../../suite/read/lists';
import { parseWholeSuite } from '../../suite/read/parse-suite';
import { readRecordedLibraries } from '../ports/recorded';

/** The data from which CONFORMANCE.md is generated. */
export type Sources = ReturnType<typeof readSources>;

/**
 * Reads the data from which CONFORMANCE.md is generated.
 *
 * @throws SuiteDefect when a feature or a list in `features/` contains a mistake
 */
export function readSources(packageRoot: string) {
  return {
    suite: parseWholeSuite(packageRoot),
    readings: readReadings(packageRoot),
    contradictions: readContradictions(packageRoot),
    accidents: readAccidents(packageRoot),
    libraries: readRecordedLibraries(packageRoot),
  };
}
