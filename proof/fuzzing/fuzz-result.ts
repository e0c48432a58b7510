import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Level } from '../../suite';
import { readData } from '../../suite/read-data';
import { MOMENT_FIELDS, type Moment } from '../measured-at';

/** The measurement of a level: in how many mutants the fuzzer finds a difference. */
export interface FuzzMeasurement extends Moment {
  /** The number of random scenarios for each mutant. */
  readonly runs: number;
  readonly seed: number;
  /** The number of mutants of the level. */
  readonly mutants: number;
  /** The ids of the mutants in which it found no difference. */
  readonly missed: readonly string[];
}

/** The last measurement of each level. A level that was not measured is absent. */
export type FuzzResult = { readonly [Name in Level]?: FuzzMeasurement };

/** The file of the measurements, relative to the package's root. `npm run proof:fuzz` writes it. */
export const FUZZ_RESULT_FILE = 'proof/fuzz-result.json';

const count = { type: 'integer', minimum: 0 };
const measurement = {
  type: 'object',
  properties: {
    ...MOMENT_FIELDS,
    runs: count,
    seed: { type: 'integer' },
    mutants: count,
    missed: { type: 'array', items: { type: 'string', minLength: 1 }, uniqueItems: true },
  },
  required: ['date', 'commit', 'runs', 'seed', 'mutants', 'missed'],
  additionalProperties: false,
};

/**
 * Reads the measurements.
 *
 * @throws SuiteDefect when the file is anything else
 */
export function readFuzzResult(packageRoot: string): FuzzResult {
  return readData(packageRoot, FUZZ_RESULT_FILE, {
    type: 'object',
    properties: { spec: measurement, crystal: measurement },
    additionalProperties: false,
  });
}

/** Writes the measurements. */
export function writeFuzzResult(packageRoot: string, result: FuzzResult): void {
  writeFileSync(join(packageRoot, FUZZ_RESULT_FILE), `${JSON.stringify(result, null, 2)}\n`);
}

/**
 * Returns the mutants that an earlier measurement found and that were missed now. A mutant that is new since then counts
 * as found: where the fuzzer misses it, somebody must look.
 *
 * @param missed the mutants that were missed now
 * @param earlier the measurement to compare with; without one, nothing is lost
 */
export function newlyMissed(missed: readonly string[], earlier: FuzzMeasurement | undefined): string[] {
  return earlier === undefined ? [] : missed.filter((id) => !earlier.missed.includes(id));
}
