import { readData } from '../../suite/read-data';

/** The result of the last mutation testing of the reference by the features alone. */
export interface MutationResult {
  /** The percentage of mutations that the features noticed. */
  readonly score: number;
  /** The number of mutations that they noticed. */
  readonly killed: number;
  /** The number of mutations that they did not notice. Each is listed with the reason. */
  readonly survived: number;
  /** The number of mutations that were not made, because no operation of a port can show them. */
  readonly ignored: number;
  /** The day: `2026-11-21`. */
  readonly date: string;
  /** The commit of the reference and the features. */
  readonly commit: string;
}

/** The file of the result, relative to the package's root. */
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
