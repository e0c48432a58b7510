import { readRecordedLibraries, tallyOf, type RecordedLibrary } from '../../scripts/ports/recorded';
import {
  readMutants,
  readReadings,
  readSuite,
  type MutantsByRule,
  type Reading,
  type Suite,
} from '../../suite';
import {
  readAccidents,
  readContradictions,
  type Accident,
  type Contradiction,
} from '../../suite/differences';
import { judgeReference } from './judge-reference';
import { readKeptCode, type KeptCode } from './kept-code';

/** The data from which the pages are built. */
export interface SiteData {
  readonly packageRoot: string;
  readonly suite: Suite;
  readonly readings: readonly Reading[];
  readonly contradictions: readonly Contradiction[];
  readonly accidents: readonly Accident[];
  readonly mutants: MutantsByRule;
  /** The reference, followed by the libraries, sorted by the number of rules that they pass. */
  readonly ports: readonly RecordedLibrary[];
  readonly keptCode: ReadonlyMap<string, readonly KeptCode[]>;
}

/**
 * Reads the data from which the pages are built. To do so, plays all scenarios on the reference.
 *
 * @param packageRoot the folder that contains `package.json`, and `dist/` with the compiled reference
 * @throws SuiteDefect when the features or the lists beside them have a mistake
 */
export async function readSiteData(packageRoot: string): Promise<SiteData> {
  const suite = readSuite(packageRoot);
  const passedBy = (port: RecordedLibrary): number => tallyOf(port, suite.rules).passed;
  const libraries = readRecordedLibraries(packageRoot);
  return {
    packageRoot,
    suite,
    readings: readReadings(packageRoot),
    contradictions: readContradictions(packageRoot),
    accidents: readAccidents(packageRoot),
    mutants: readMutants(packageRoot),
    ports: [await judgeReference(suite), ...libraries.sort((one, other) => passedBy(other) - passedBy(one))],
    keptCode: readKeptCode(packageRoot),
  };
}
