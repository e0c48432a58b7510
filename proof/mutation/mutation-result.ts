import { readData } from '../../suite/read-data';

/** What mutation testing of the reference by the features alone came to, when it was last run. */
export interface MutationResult {
  /** How many of a hundred mutations the features noticed. */
  readonly score: number;
  /** How many mutations they noticed. */
  readonly killed: number;
  /** How many they did not: each is listed with the reason. */
  readonly survived: number;
  /** How many were not made, since nothing that a port can be asked shows them. */
  readonly ignored: number;
  /** The day: `2026-11-21`. */
  readonly date: string;
  /** The commit of the reference and the features. */
  readonly commit: string;
}

/** Where the result is kept, relative to the package's root. */
export const MUTATION_RESULT_FILE = 'proof/mutation-result.json';

/**
 * Reads the result.
 *
 * @throws SuiteDefect when the file is anything else
 */
export function readMutationResult(packageRoot: string): MutationResult {
  const text = { type: 'string', minLength: 1 };
  const number = { type: 'number', minimum: 0 };
  return readData(packageRoot, MUTATION_RESULT_FILE, {
    type: 'object',
    properties: {
      score: number,
      killed: number,
      survived: number,
      ignored: number,
      date: text,
      commit: text,
    },
    required: ['score', 'killed', 'survived', 'ignored', 'date', 'commit'],
    additionalProperties: false,
  });
}
