import { readData } from '../../suite/read-data';
import { MOMENT_FIELDS, type Moment } from '../measured-at';
import type { Detected, MutationCounts } from './judge-mutations';

/** The result of the last mutation testing of the reference by the features alone. */
export interface MutationResult extends MutationCounts, Moment {}

/** The file of the result, relative to the package's root. */
export const MUTATION_RESULT_FILE = 'proof/mutation-result.json';

const count = { type: 'integer', minimum: 0 };
const detected = {
  type: 'object',
  properties: { detected: count, made: { type: 'integer', minimum: 1 } },
  required: ['detected', 'made'],
  additionalProperties: false,
};

/**
 * Reads the result.
 *
 * @throws SuiteDefect when the file is anything else
 */
export function readMutationResult(packageRoot: string): MutationResult {
  return readData(packageRoot, MUTATION_RESULT_FILE, {
    type: 'object',
    properties: { all: detected, judged: detected, equivalents: count, gaps: count, ...MOMENT_FIELDS },
    required: ['all', 'judged', 'equivalents', 'gaps', 'date', 'commit'],
    additionalProperties: false,
  });
}

/** Returns the percentage of the mutations that are detected, with one decimal place, rounded down. */
export function percentOf({ detected: count, made }: Detected): number {
  return Math.floor((count / made) * 1000) / 10;
}
