import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { listedEntries, type ExplainedEntry } from '../../runner/explain/entries';
import { readRecordedLibraries, type RecordedLibrary } from '../../scripts/ports/recorded';
import {
  readMutants,
  readReadings,
  readSuite,
  type MutantsByRule,
  type Reading,
  type Suite,
} from '../../suite/read';
import { readKnownMistakes } from '../../suite/read/known-mistakes';
import { readKeptCode, type KeptCode } from './kept-code';

/** The data from which the pages are generated. */
export interface SiteData {
  readonly suite: Suite;
  /** The silent points, readings, contradictions and accidents, as `explain` shows them. */
  readonly entries: readonly ExplainedEntry[];
  readonly mutants: MutantsByRule;
  readonly libraries: readonly RecordedLibrary[];
  /** The code of the reference that implements a rule, by the rule's id. */
  readonly keptCode: ReadonlyMap<string, readonly KeptCode[]>;
  /** The readings on which a scenario depends, by the scenario's id. */
  readonly readings: ReadonlyMap<string, ReadonlySet<Reading>>;
}

/**
 * Reads the data from which the pages are generated.
 *
 * @throws SuiteDefect when the features, or the lists beside them, have a mistake
 */
export function readSiteData(): SiteData {
  const suite = readSuite(PACKAGE_ROOT);
  return {
    suite,
    entries: listedEntries(suite),
    mutants: readMutants(PACKAGE_ROOT),
    libraries: readRecordedLibraries(PACKAGE_ROOT),
    keptCode: readKeptCode(PACKAGE_ROOT),
    readings: readingsByScenario(),
  };
}

/** Finds the scenarios that fail when a port follows another reading, as the mutants of the reading do. */
function readingsByScenario(): Map<string, Set<Reading>> {
  const failing = new Map(readKnownMistakes(PACKAGE_ROOT).map(({ id, trials }) => [id, trials]));
  const byScenario = new Map<string, Set<Reading>>();
  for (const reading of readReadings(PACKAGE_ROOT)) {
    for (const key of reading.mutants.flatMap((mutant) => failing.get(mutant) ?? [])) {
      const scenario = key.slice(0, key.lastIndexOf(' @'));
      byScenario.set(scenario, (byScenario.get(scenario) ?? new Set()).add(reading));
    }
  }
  return byScenario;
}
