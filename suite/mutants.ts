import { readData } from './read-data';

/** A wrong implementation that fails the scenarios of a rule. */
export interface CaughtMutant {
  /** `<rule>/<mistake>`. */
  readonly id: string;
  /** A sentence about what such a port does. */
  readonly title: string;
  /** The reason why somebody would make this mistake. */
  readonly why: string;
}

/** The mutants of each rule, by the rule's id. */
export type MutantsByRule = Readonly<Record<string, readonly CaughtMutant[]>>;

/**
 * The list of mutants, relative to the package's root. `npm run docs` generates it, because `proof/` is not published.
 */
export const MUTANTS_FILE = 'features/mutants.json';

const text = { type: 'string', minLength: 1 };

const schema = {
  type: 'object',
  additionalProperties: {
    type: 'array',
    minItems: 1,
    items: {
      type: 'object',
      required: ['id', 'title', 'why'],
      additionalProperties: false,
      properties: { id: text, title: text, why: text },
    },
  },
};

/**
 * Reads the mutants of each rule.
 *
 * @throws SuiteDefect when the file is not a list of mutants
 */
export function readMutants(packageRoot: string): MutantsByRule {
  return readData(packageRoot, MUTANTS_FILE, schema);
}
